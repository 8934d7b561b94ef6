import { emptySite, setSite, type Site } from '@storefront/site'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { guarded } from './guards'
import { changeSession, guest, type Session } from './session.state'

type Settings = Partial<Site['settings']>
const shown = 'the screen'

/** Opens a screen behind a middleware. Returns its content, its redirect target or its error status. */
async function open(
  middleware: string,
  shopper: Partial<Session>,
  settings: Settings = {},
  path = '/mypage/address?page=2',
) {
  const site = emptySite('tsunagu')
  setSite({ ...site, settings: { ...site.settings, ...settings } })
  changeSession({ ...guest, isChecked: true, ...shopper })
  const loader = jest.fn(async () => shown)
  const screen = await guarded(middleware, async () => ({ loader }))()
  const args = { request: new Request(`http://localhost${path}`), params: {} } as LoaderFunctionArgs
  const answer = await screen.loader(args).catch((thrown: unknown) => thrown)
  return {
    answer: answer instanceof Response ? (answer.headers.get('location') ?? answer.status) : answer,
    isLoaded: loader.mock.calls.length > 0,
  }
}
const member = { isLogin: true, accessToken: 'held' }
const unregistered = { isLogin: false, accessToken: 'held' }

test('member-only redirects a guest to login before loading (§2, §6)', async () => {
  expect(await open('member', {})).toEqual({
    answer: '/login/?back=%2Fmypage%2Faddress%3Fpage%3D2',
    isLoaded: false,
  })
})

test('member-only shows a member the screen', async () => {
  expect(await open('member', member)).toEqual({ answer: shown, isLoaded: true })
})

test('member-only adds re=1 after a failed session refresh (§2)', async () => {
  expect((await open('member', { isRefreshFailed: true })).answer).toBe(
    '/login/?re=1&back=%2Fmypage%2Faddress%3Fpage%3D2',
  )
})

test('member-only redirects an unregistered login to /verify if configured (§2)', async () => {
  expect((await open('member', unregistered, { isEmailVerifiedAtFirstLogin: true })).answer).toBe('/verify')
  expect((await open('member', unregistered, { isEmailVerifiedAtFirstLogin: false })).answer).toMatch(
    /^\/login\//,
  )
})

test('member-only does not redirect guests or members to /verify', async () => {
  expect((await open('member', {}, { isEmailVerifiedAtFirstLogin: true })).answer).toMatch(/^\/login\//)
  expect((await open('member', member, { isEmailVerifiedAtFirstLogin: true })).answer).toBe(shown)
})

test('no-member-use opens member screens for guests (§6)', async () => {
  expect(await open('member', {}, { isMembersOnlyOff: true })).toEqual({ answer: shown, isLoaded: true })
})

test('guest-only redirects a member to /ec/ and admits guests (§6)', async () => {
  expect(await open('guest', member, {}, '/login')).toEqual({ answer: '/ec/', isLoaded: false })
  expect(await open('guest', {}, {}, '/login')).toEqual({ answer: shown, isLoaded: true })
})

test('responds 500 to an unknown middleware before loading the screen (§8)', async () => {
  expect(await open('manager', member)).toEqual({ answer: 500, isLoaded: false })
  expect((await open('constructor', member)).answer).toBe(500)
})
