import { isSameOrigin } from './same-origin.rules'

const own = 'https://shop.example.jp'

test.each([
  { origin: own, counts: true },
  { origin: own, secFetchSite: 'same-origin', counts: true },
  { origin: 'null', secFetchSite: 'same-origin', counts: true },
  { origin: 'https://elsewhere.example', counts: false },
  { origin: 'http://shop.example.jp', counts: false },
  { origin: own, secFetchSite: 'cross-site', counts: false },
  { origin: own, secFetchSite: 'same-site', counts: false },
  { origin: own, secFetchSite: 'none', counts: false },
  { origin: 'null', counts: false },
  { counts: false },
])('returns $counts for $origin with Sec-Fetch-Site $secFetchSite', ({ counts, ...provenance }) => {
  expect(isSameOrigin(provenance, own)).toBe(counts)
})
