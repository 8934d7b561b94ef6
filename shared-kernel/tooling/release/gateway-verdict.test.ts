import { trafficWords } from './gateway-verdict.mjs'

const canary = { name: 'cart', weight: 10, pages: 90, failures: 2 }

test('formats the failures of a canary alone', () => {
  expect(trafficWords(canary)).toBe(', 90 pages, 2 failures')
})

test('formats late pages beside those of the stable release', () => {
  const traffic = { ...canary, doubtful: 4, stablePages: 810, stableFailures: 3, stableDoubtful: 30 }

  expect(trafficWords(traffic)).toBe(', 90 pages, 2 failures, 4 late (stable 3 in 810, 30 late)')
})

test('formats conversions beside those of the stable release', () => {
  const conversion = {
    from: 'cart',
    to: 'confirm',
    canary: { count: 3, of: 40 },
    stable: { count: 180, of: 400 },
  }

  expect(trafficWords({ ...canary, conversions: [conversion] })).toBe(
    ', 90 pages, 2 failures, cart to confirm 3 of 40 (stable 180 of 400)',
  )
})
