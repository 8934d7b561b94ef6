import { getMyPoints, refreshLogin } from '@storefront/contracts'
import { createDrafts } from '@storefront/forms'
import { call, configureHttp } from '@storefront/http'
import { connectShell, shell } from '@storefront/navigation'
import { beginSession, endSession, session } from '@storefront/session'
import { fakeTabs } from '@storefront/session/testing'
import { readCookie, writeCookie } from '@storefront/state'
import { fakeApi, recordToasts, watchNavigation } from '@storefront/testing'
import { beginNavigation, endNavigation } from './routing/navigation.state'
import { startSession } from './session'

const tabs = fakeTabs()
const api = fakeApi(() => endSession('signed-out'))
const answer = { access_token: 'held', expires_in: 900, user_id: 1, is_registered_member: true }
const refusal = [{ message: 'ログインしてください', code: 'auth.unauthorised' }, { status: 401 }] as const
let visited: string[]

beforeAll(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  startSession()
})

function standAt(path: string) {
  history.replaceState(null, '', path)
  beginSession(answer)
  sessionStorage.clear()
  connectShell({
    ...shell(),
    isOwnedBy: (remote, pathname) => remote === 'mypage' && /^\/mypage(\/|$)/.test(pathname),
  })
  visited = watchNavigation()
}

test('checks the session when a page starts (§4)', () => {
  expect(session().isChecked).toBe(true)
})

test('redirects to /login/?re=1 after a failed refresh during a call (§8)', async () => {
  standAt('/cart/payment?step=2')
  api.answer(refreshLogin, ...refusal)
  api.answer(getMyPoints, ...refusal)

  await Promise.allSettled([call(getMyPoints), call(getMyPoints)])

  expect(visited).toEqual(['/login/?re=1&back=%2Fcart%2Fpayment%3Fstep%3D2'])
  expect(session()).toMatchObject({ isLogin: false, isRefreshFailed: true })
})

test('redirects to /login/?re=1 if refreshing an expired token fails (§4)', async () => {
  standAt('/cart/payment?step=2')
  beginSession({ ...answer, access_token: 'expired', expires_in: 0 })
  api.answer(refreshLogin, ...refusal)
  api.answer(getMyPoints, ...refusal)

  await Promise.allSettled([call(getMyPoints), call(getMyPoints)])

  expect(visited).toEqual(['/login/?re=1&back=%2Fcart%2Fpayment%3Fstep%3D2'])
  expect(api.callsOf(refreshLogin)).toHaveLength(1)
  expect(api.callsOf(getMyPoints).map(({ headers }) => headers.get('authorization'))).not.toContain(
    'Bearer expired',
  )
  expect(session()).toMatchObject({ isLogin: false, isRefreshFailed: true })
})

test('logs out and redirects to /login/ on a second 401 (§8)', async () => {
  standAt('/product/imabari-towel-set')
  api.answer(refreshLogin, { ...answer, access_token: 'renewed', expires_at: '2026-11-21T10:15:00+09:00' })
  api.answer(getMyPoints, ...refusal)

  await Promise.allSettled([call(getMyPoints)])

  expect(visited).toEqual(['/login/?back=%2Fproduct%2Fimabari-towel-set'])
  expect(session()).toMatchObject({ isLogin: false, isRefreshFailed: false })
})

test('returns to the requested screen if login is lost while loading it', async () => {
  standAt('/product')
  const abort = beginNavigation(new URL('/mypage/point?page=2', location.origin), { isReplacing: false })
  api.answer(refreshLogin, ...refusal)
  api.answer(getMyPoints, ...refusal)

  await Promise.allSettled([call(getMyPoints)])

  expect(visited).toEqual(['/login/?re=1&back=%2Fmypage%2Fpoint%3Fpage%3D2'])
  endNavigation(abort)
})

test('returns to the current screen if login is lost after navigation', async () => {
  standAt('/product')
  endNavigation(beginNavigation(new URL('/mypage/point', location.origin), { isReplacing: false }))
  api.answer(refreshLogin, ...refusal)
  api.answer(getMyPoints, ...refusal)

  await Promise.allSettled([call(getMyPoints)])

  expect(visited).toEqual(['/login/?re=1&back=%2Fproduct'])
})

test.each(['/mypage', '/mypage/order_history/7', '/ec', '/ec/'])(
  'redirects %s to sign-in after a sign-out in another tab',
  (path) => {
    standAt(path)

    tabs.say('ended')

    expect(visited).toEqual(['/login/'])
  },
)

test.each(['/', '/product', '/mypages', '/cart'])('stays on %s after a sign-out in another tab', (path) => {
  standAt(path)

  tabs.say('ended')

  expect(visited).toEqual([])
  expect(session().isLogin).toBe(false)
})

test('announces the sign-out once on the next screen (§4 Flash)', () => {
  standAt('/')
  const heard = recordToasts()

  endSession('signed-out')
  expect(heard).toEqual([])
  dispatchEvent(new Event('single-spa:routing-event'))
  dispatchEvent(new Event('single-spa:routing-event'))

  expect(heard).toEqual(['ログアウトしました。'])
})

test('does not announce a lost login as a sign-out', () => {
  standAt('/product')
  const heard = recordToasts()

  endSession('refresh-failed')
  dispatchEvent(new Event('single-spa:routing-event'))

  expect(heard).toEqual([])
  expect(visited).toEqual([])
})

test.each([
  ['signed-out', undefined],
  ['account-closed', undefined],
  ['unauthorised', undefined],
  ['refresh-failed', 'of-hanako'],
] as const)('ends a session as %s and leaves cartToken %s (§4)', (reason, expected) => {
  standAt('/product')
  writeCookie('cartToken', 'of-hanako', { maxAgeSeconds: 60 })

  endSession(reason)

  expect(readCookie('cartToken')).toBe(expected)
})

test.each([
  ['signed-out', 0],
  ['account-closed', 0],
  ['unauthorised', 2],
  ['refresh-failed', 2],
] as const)('ends a session as %s and leaves %i drafts (§4)', (reason, left) => {
  standAt('/product')
  createDrafts('contact').of('').save({ body: '届け日を教えてください' })
  createDrafts('social-gift.')
    .of('token')
    .save({ address: { city: '千代田区' } })
  sessionStorage.setItem('scroll-positions', '[]')

  endSession(reason)

  expect(Object.keys(sessionStorage).filter((key) => /contact|social-gift/.test(key))).toHaveLength(left)
  expect(sessionStorage.getItem('scroll-positions')).toBe('[]')
})
