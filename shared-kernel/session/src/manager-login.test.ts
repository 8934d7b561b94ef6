import { login, logout, refreshLogin } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { fakeApi } from '@storefront/testing'
import { checkSession } from './check-session'
import { changeSession, guest, session } from './session.state'
import { signIn } from './sign-in'
import { signOut } from './sign-out'
import { fakeTabs } from './testing/fake-tabs'

const tabs = fakeTabs()
const api = fakeApi(() => {
  for (const name of ['access_token', 'expires_at']) document.cookie = `${name}=; path=/; max-age=0`
  localStorage.clear()
  changeSession(guest)
  tabs.forget()
})

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
const credentials = { username: 'staff', password: 'Gift-2026' }

async function openTab() {
  configureHttp({ baseUrl: 'http://localhost' })
  await checkSession()
}
/** The same browser on its next page. */
async function nextPage() {
  changeSession(guest)
  await openTab()
}

async function signInAs(is_manager_login: boolean | undefined) {
  await openTab()
  api.answer(login, { ...answer, is_manager_login })
  await signIn(credentials)
}

test.each([
  [true, true],
  [false, false],
  [undefined, false],
])('a login that the server tells as a manager’s (%s) is one: %s', async (told, isManagerLogin) => {
  await signInAs(told)

  expect(session()).toMatchObject({ isLogin: true, isManagerLogin })
})

test('a manager’s login is one on the next page, too', async () => {
  await signInAs(true)

  await nextPage()

  expect(session()).toMatchObject({ isLogin: true, isManagerLogin: true })
})

test('the manager login flag is cleared at logout, for the next page as well (§4)', async () => {
  await signInAs(true)
  api.answer(logout, {})

  await signOut()
  expect(session().isManagerLogin).toBe(false)
  await nextPage()

  expect([session().isManagerLogin, localStorage.length]).toEqual([false, 0])
})

test('a refresh says it anew: who is a manager no longer is none', async () => {
  await signInAs(true)
  document.cookie = `expires_at=${Date.now() - 1}; path=/`
  api.answer(refreshLogin, {
    access_token: 'renewed',
    expires_in: 900,
    expires_at: '2026-11-21T10:15:00+09:00',
    user_id: 1,
    is_registered_member: true,
    is_manager_login: false,
  })

  await nextPage()

  expect(session()).toMatchObject({ accessToken: 'renewed', isManagerLogin: false })
})

test('a login of another tab brings its flag along, and its end takes it away', async () => {
  await signInAs(true)
  changeSession({ ...guest, isChecked: true })

  tabs.say('started')
  expect(session().isManagerLogin).toBe(true)
  tabs.say('ended')

  expect(session().isManagerLogin).toBe(false)
})
