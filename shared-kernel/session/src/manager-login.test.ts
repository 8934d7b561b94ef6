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
/** Opens the next page in the same browser. */
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
])('maps is_manager_login %s in the response to isManagerLogin %s', async (told, isManagerLogin) => {
  await signInAs(told)

  expect(session()).toMatchObject({ isLogin: true, isManagerLogin })
})

test('keeps a manager login on the next page', async () => {
  await signInAs(true)

  await nextPage()

  expect(session()).toMatchObject({ isLogin: true, isManagerLogin: true })
})

test('clears the manager login flag on logout (§4)', async () => {
  await signInAs(true)
  api.answer(logout, {})

  await signOut()
  expect(session().isManagerLogin).toBe(false)
  await nextPage()

  expect(session().isManagerLogin).toBe(false)
  expect(localStorage).toHaveLength(0)
})

test('updates the manager login flag on refresh', async () => {
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

test('updates the manager login flag after a login in another tab', async () => {
  await signInAs(true)
  changeSession({ ...guest, isChecked: true })

  tabs.say('started')
  expect(session().isManagerLogin).toBe(true)
  tabs.say('ended')

  expect(session().isManagerLogin).toBe(false)
})
