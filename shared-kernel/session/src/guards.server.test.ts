/** @jest-environment node */
import { currentScope } from '@storefront/http'
import { cacheForGuests } from '@storefront/http/server'
import { emptySite, resolveSiteWith } from '@storefront/site'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { guarded } from './guards'
import { needsRefresh, withShopper } from './server'

const memberCookies = (leftMs: number) => `access_token=held; expires_at=${Date.now() + leftMs}`

/** Returns a remote server's response to a request with these cookies. */
async function serve(middleware: string, cookie: string, { isMembersOnlyOff = false } = {}) {
  const site = emptySite('tsunagu')
  resolveSiteWith(() => ({ ...site, settings: { ...site.settings, isMembersOnlyOff } }))
  const request = new Request('http://localhost/mypage', { headers: { cookie } })
  const screen = await guarded(middleware, async () => ({ loader: async () => 'the screen' }))()
  const answer = await withShopper(request, () =>
    screen.loader({ request, params: {} } as unknown as LoaderFunctionArgs),
  ).catch((thrown: unknown) => thrown)
  return answer instanceof Response ? (answer.headers.get('location') ?? answer.status) : answer
}

test('redirects guests to login and members to /ec/ (§2)', async () => {
  expect(await serve('member', '')).toBe('/login/?back=%2Fmypage')
  expect(await serve('guest', memberCookies(60_000))).toBe('/ec/')
})

test('opens member screens to members and, if configured, to guests (§6)', async () => {
  expect(await serve('member', memberCookies(60_000))).toBe('the screen')
  expect(await serve('member', '', { isMembersOnlyOff: true })).toBe('the screen')
})

test('responds 500 to an unknown middleware (§8)', async () => {
  expect(await serve('manager', '')).toBe(500)
})

test('requires a refresh for an expired token', () => {
  expect(needsRefresh(memberCookies(-1))).toBe(true)
  expect(needsRefresh(memberCookies(60_000))).toBe(false)
  expect(needsRefresh('')).toBe(false)
})

test('uses the stale-while-revalidate cache for guests', async () => {
  const cache = await withShopper(new Request('http://localhost/'), async () => currentScope().cacheAnswer)

  expect(cache).toBe(cacheForGuests)
})
