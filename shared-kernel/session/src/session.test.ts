import {
  getMyPoints,
  listNews,
  login,
  loginSyncChannel,
  logout,
  refreshLogin,
  verifyLogin,
} from '@storefront/contracts'
import { call, configureHttp } from '@storefront/http'
import { recordEvents, fakeApi } from '@storefront/testing'
import { checkSession } from './check-session'
import { onSessionLost, type SessionLoss } from './refresh/renew-access'
import { beginSession, completeRegistration } from './begin-session'
import { changeSession, guest, session, whenSessionChecked } from './session.state'
import { passSecondStep, signIn, signInFromChannel } from './sign-in'
import { signOut } from './sign-out'
import { fakeTabs } from './testing/fake-tabs'

const tabs = fakeTabs()
const lost: SessionLoss[] = []

function forgetShopper() {
  for (const name of ['access_token', 'expires_at']) document.cookie = `${name}=; path=/; max-age=0`
  changeSession(guest)
  tabs.forget()
  lost.length = 0
}
const api = fakeApi(forgetShopper)

const answer = {
  access_token: 'fresh',
  expires_in: 900,
  expires_at: '2026-11-21T10:15:00+09:00',
  user_id: 1,
  is_registered_member: true,
  has_password_expired: false,
  has_mail_error_count_over: false,
  is_verify: false,
  verify_code: null,
}
const refreshed = {
  access_token: 'renewed',
  expires_in: 900,
  expires_at: '2026-11-21T10:15:00+09:00',
  user_id: 1,
  is_registered_member: true,
}
const refusal = [{ message: 'ログインしてください', code: 'auth.unauthorised' }, { status: 401 }] as const
const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]

/** Opens a tab with these cookies. */
async function openTab({ token, leftMs = 60_000 }: { token?: string; leftMs?: number } = {}) {
  if (token) document.cookie = `access_token=${token}; path=/`
  if (token) document.cookie = `expires_at=${Date.now() + leftMs}; path=/`
  configureHttp({ baseUrl: 'http://localhost' })
  onSessionLost((how) => lost.push(how))
  await checkSession()
}

test('marks a guest as checked and not logged in (§4)', async () => {
  await openTab()

  expect(session()).toMatchObject({ isChecked: true, isLogin: false })
})

test('treats an unexpired token as a login (§4)', async () => {
  await openTab({ token: 'held' })

  expect(session()).toMatchObject({ isChecked: true, isLogin: true, accessToken: 'held' })
})

test('refreshes an expired token during the session check', async () => {
  api.answer(refreshLogin, refreshed)

  await openTab({ token: 'old', leftMs: -1 })

  expect(session()).toMatchObject({ isLogin: true, accessToken: 'renewed' })
  expect(cookie('access_token')).toBe('renewed')
})

test('ends the session without an event if the initial refresh fails (§4)', async () => {
  api.answer(refreshLogin, ...refusal)

  const ended = recordEvents('session.ended')
  await openTab({ token: 'old', leftMs: -1 })

  expect(session()).toMatchObject({
    isChecked: true,
    isLogin: false,
    isRefreshFailed: true,
    accessToken: null,
  })
  expect(cookie('access_token')).toBeUndefined()
  expect(ended).toEqual([])
  expect(lost).toEqual([])
})

test.each(['a lost line', 'a busy shop', 'a closed shop'])(
  'keeps the session if the refresh fails because of %s',
  async (amiss) => {
    if (amiss === 'a lost line') api.lose(refreshLogin)
    else
      api.answer(
        refreshLogin,
        { message: 'しばらくお待ちください', code: 'server.busy' },
        { status: amiss === 'a busy shop' ? 429 : 503 },
      )

    await openTab({ token: 'old', leftMs: -1 })

    expect(session()).toMatchObject({ isChecked: true, isLogin: true, isRefreshFailed: false })
    expect(cookie('access_token')).toBe('old')
    api.answer(refreshLogin, refreshed)
    api.answer(getMyPoints, { point: 0, expires_on: null })
    await call(getMyPoints)
    expect(cookie('access_token')).toBe('renewed')
  },
)

test('expires a token 5 seconds before expires_in (§9)', () => {
  beginSession(answer, { now: 1_000_000 })

  expect(session().tokenExpiresAtMs).toBe(1_000_000 + 895_000)
  expect(cookie('expires_at')).toBe('1895000')
})

test('refreshes the login before a request with an expired token (§4)', async () => {
  await openTab({ token: 'held' })
  changeSession({ tokenExpiresAtMs: Date.now() - 1 })
  api.answer(refreshLogin, refreshed)
  api.answer(getMyPoints, { point: 0 })

  await call(getMyPoints)

  expect(api.callsOf(refreshLogin)).toHaveLength(1)
  expect(api.callsOf(getMyPoints)[0]?.headers.get('authorization')).toBe('Bearer renewed')
})

test('refreshes and retries once after a 401 with a token (§8)', async () => {
  await openTab({ token: 'held' })
  api.answer(refreshLogin, refreshed)
  api.answerBy(getMyPoints, ({ headers }) =>
    headers.get('authorization') === 'Bearer renewed' ? [{ point: 0 }, 200] : [refusal[0], 401],
  )

  await Promise.all([call(getMyPoints), call(getMyPoints), call(getMyPoints)])
  await call(getMyPoints)

  expect(api.callsOf(refreshLogin)).toHaveLength(1)
  expect(api.callsOf(getMyPoints)).toHaveLength(7)
  expect(lost).toEqual([])
})

test('retries with a token that was renewed during the call', async () => {
  await openTab({ token: 'held' })
  api.answer(refreshLogin, refreshed)
  api.answerBy(getMyPoints, ({ headers }) => {
    if (headers.get('authorization') === 'Bearer renewed') return [{ point: 0 }, 200]
    beginSession({ ...answer, access_token: 'renewed' })
    return [refusal[0], 401]
  })

  await call(getMyPoints)

  expect(api.callsOf(refreshLogin)).toHaveLength(0)
})

test('logs out and goes to /login/ once after a second 401 (§8)', async () => {
  await openTab({ token: 'held' })
  const ended = recordEvents('session.ended')
  api.answer(refreshLogin, refreshed)
  api.answer(getMyPoints, ...refusal)

  const outcomes = await Promise.allSettled([call(getMyPoints), call(getMyPoints)])

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(session()).toMatchObject({ isLogin: false, accessToken: null, isRefreshFailed: false })
  expect(lost).toEqual(['unauthorised'])
  expect(ended).toEqual([{ reason: 'unauthorised' }])
})

test('goes to /login/?re=1 once if a refresh fails during a call (§8)', async () => {
  await openTab({ token: 'held' })
  api.answer(refreshLogin, ...refusal)
  api.answer(getMyPoints, ...refusal)

  await Promise.allSettled([call(getMyPoints), call(getMyPoints), call(getMyPoints)])

  expect(session()).toMatchObject({ isLogin: false, isRefreshFailed: true })
  expect(lost).toEqual(['refresh-failed'])
  expect(api.callsOf(refreshLogin)).toHaveLength(1)
})

test.each([0, 429, 502, 503, 504])('keeps the login if a refresh fails with status %i', async (status) => {
  await openTab({ token: 'held' })
  api.answer(getMyPoints, ...refusal)
  if (status === 0) api.lose(refreshLogin)
  else api.answer(refreshLogin, { message: 'しばらくお待ちください' }, { status })

  await expect(call(getMyPoints)).rejects.toThrow()

  expect(session()).toMatchObject({ isLogin: true, accessToken: 'held' })
  expect(lost).toEqual([])
})

test('does not refresh after a 401 without an Authorization header (§6)', async () => {
  await openTab()
  api.answer(listNews, ...refusal)

  await expect(call(listNews)).rejects.toMatchObject({ status: 401 })

  expect(api.callsOf(refreshLogin)).toHaveLength(0)
  expect(lost).toEqual([])
})

test('logs in unless is_registered_member is explicitly false (§4)', async () => {
  await openTab()
  api.answer(login, answer)
  expect((await signIn({ username: 'a', password: 'b' })).outcome).toBe('signed-in')
  expect(session().isLogin).toBe(true)
  forgetShopper()
  api.answer(login, { ...answer, is_registered_member: false })

  const { outcome } = await signIn({ username: 'a', password: 'b' })

  expect(outcome).toBe('not-registered')
  expect(session()).toMatchObject({ isLogin: false, accessToken: 'fresh' })
})

test('stores an unregistered login only after verification (§4)', async () => {
  beginSession({ ...answer, is_registered_member: false })
  expect(cookie('access_token')).toBeUndefined()

  completeRegistration()

  expect(session().isLogin).toBe(true)
  expect(cookie('access_token')).toBe('fresh')
})

test('logs in only after a second step if is_verify is set (§4)', async () => {
  await openTab()
  api.answer(login, {
    ...answer,
    access_token: null,
    expires_in: null,
    expires_at: null,
    is_verify: true,
    verify_code: '123456',
  })
  api.answer(verifyLogin, answer)

  const first = await signIn({ username: 'a', password: 'b' })
  expect(first).toEqual({ outcome: 'second-step', verifyCode: '123456' })
  expect(session()).toMatchObject({ isLogin: false, mfaUserId: 1 })
  await passSecondStep('123456')

  expect(session()).toMatchObject({ isLogin: true, mfaUserId: null })
  expect(api.callsOf(verifyLogin)[0]?.body).toEqual({
    verify_code: '123456',
    user_id: 1,
    is_sync_user_channel: false,
  })
})

test('sends is_sync_user_channel with the second step of a channel login', async () => {
  await openTab()
  api.answer(loginSyncChannel, {
    ...answer,
    access_token: null,
    expires_in: null,
    expires_at: null,
    is_verify: true,
  })
  api.answer(verifyLogin, answer)

  await signInFromChannel('token-of-there')
  await passSecondStep('123456')

  expect(api.callsOf(verifyLogin)[0]?.body).toMatchObject({ is_sync_user_channel: true })
  expect(session()).toMatchObject({ isLogin: true, isSyncUserChannel: false })
})

test.each([
  ['has_password_expired', 'hasPasswordExpired', /パスワード/],
  ['has_mail_error_count_over', 'hasMailErrorCountOver', /メールアドレス/],
] as const)('stores %s and its warning message (§3)', (wire, kept, words) => {
  beginSession({ ...answer, [wire]: true })

  expect(session()[kept]).toBe(true)
  expect(session().warningMessage).toMatch(words)
})

test('clears the session on logout and notifies remotes and tabs (§4)', async () => {
  await openTab({ token: 'held' })
  const ended = recordEvents('session.ended')
  api.answer(logout, {})

  await signOut()

  expect(session()).toEqual({ ...guest, isChecked: true })
  expect([cookie('access_token'), cookie('expires_at')]).toEqual([undefined, undefined])
  expect(ended).toEqual([{ reason: 'signed-out' }])
  expect(tabs.told).toContain('ended')
})

test('ends the session after a sign-out in another tab', async () => {
  await openTab({ token: 'held' })
  const ended = recordEvents('session.ended')

  tabs.say('ended')

  expect(session()).toMatchObject({ isChecked: true, isLogin: false, accessToken: null })
  expect(ended).toEqual([{ reason: 'signed-out' }])
})

test('begins a session after a sign-in in another tab', async () => {
  await openTab()
  const started = recordEvents('session.started')
  document.cookie = 'access_token=of-there; path=/'
  document.cookie = `expires_at=${Date.now() + 60_000}; path=/`

  tabs.say('started')

  expect(session()).toMatchObject({ isLogin: true, accessToken: 'of-there' })
  expect(started).toHaveLength(1)
  // Only the tab in which the shopper signed in records the way.
  expect(started[0]).not.toHaveProperty('way')
})

test('whenSessionChecked waits for at most three seconds (§9)', async () => {
  jest.useFakeTimers()
  const goesOn = jest.fn()
  void whenSessionChecked().then(goesOn)

  await jest.advanceTimersByTimeAsync(2_999)
  expect(goesOn).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)

  expect(goesOn).toHaveBeenCalledWith(expect.objectContaining({ isChecked: false }))
  jest.useRealTimers()
})

test('whenSessionChecked resolves as soon as the check is done', async () => {
  const waited = whenSessionChecked()

  changeSession({ isChecked: true, isLogin: true })

  expect((await waited).isLogin).toBe(true)
})
