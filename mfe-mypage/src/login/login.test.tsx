import { login, loginSyncChannel, logout, unlockAccount, verifyLogin } from '@storefront/contracts'
import { rememberBackTarget, takeBackTarget } from '@storefront/navigation'
import { changeSession, session } from '@storefront/session'
import { currentSite } from '@storefront/site'
import { enableCaptcha } from '@storefront/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeMemberApi, openScreen, recordEvents } from '../testing/mypage-screen'

const api = fakeMemberApi()
const answer = {
  access_token: 'token',
  expires_in: 900,
  expires_at: '2026-11-21T10:15:00+09:00',
  user_id: 1,
  is_registered_member: true,
  has_password_expired: false,
  has_mail_error_count_over: false,
  is_verify: false,
  verify_code: null,
}

async function submit(username = 'hanako@example.com', password = 'Gift-2026') {
  await userEvent.type(await screen.findByLabelText('メールアドレスまたはログインID'), username)
  await userEvent.type(screen.getByLabelText('パスワード'), password)
  await userEvent.click(screen.getByRole('button', { name: 'ログイン' }))
}

test('returns to the page that required the login', async () => {
  api.answer(login, answer)
  const { visited } = openScreen('/login/?back=%2Fmypage%2Faddress', { isLogin: false })

  await submit()

  await waitFor(() => expect(visited).toEqual(['/mypage/address']))
  expect(api.callsOf(login)[0]?.body).toEqual({ username: 'hanako@example.com', password: 'Gift-2026' })
  expect(session().isLogin).toBe(true)
})

test('returns to the stored page when no return URL is given (§2)', async () => {
  rememberBackTarget('/cart')
  api.answer(login, answer)
  const { visited } = openScreen('/login/', { isLogin: false })

  await submit()

  await waitFor(() => expect(visited).toEqual(['/cart']))
  expect(takeBackTarget()).toBeUndefined()
})

test('prefers the return path in the URL over the stored page', async () => {
  rememberBackTarget('/cart')
  api.answer(login, answer)
  const { visited } = openScreen('/login/?back=%2Fmypage%2Faddress', { isLogin: false })

  await submit()

  await waitFor(() => expect(visited).toEqual(['/mypage/address']))
})

test.each(['%2F%2Fevil.example', '%2F%09%2Fevil.example'])(
  'ignores a return URL outside the shop (%s)',
  async (back) => {
    api.answer(login, answer)
    const { visited } = openScreen(`/login/?back=${back}`, { isLogin: false })

    await submit()

    await waitFor(() => expect(visited).toEqual(['/ec/']))
  },
)

test.each([
  ['favourite', /^お気に入りに入れるには、ログインが必要です。/],
  ['search', /^条件を保存するには、ログインが必要です。/],
])('says why a guest’s %s leads to the login', async (action, reason) => {
  openScreen(`/login/?back=%2Fproduct%2Ftea&for=${action}`, { isLogin: false })

  await shows(() => screen.getByText(reason))
})

test('keeps the return URL in the registration link', async () => {
  openScreen('/login/?back=%2Fcart%2Fpayment', { isLogin: false })

  const link = await screen.findByRole('link', { name: '会員登録へ進む' })
  // jsdom doesn't implement navigation.
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)

  expect(takeBackTarget()).toBe('/cart/payment')
})

test('navigates after a login in another tab', async () => {
  const { visited } = openScreen('/login/?back=%2Fcart', { isLogin: false })
  await screen.findByRole('form', { name: 'ログイン' })

  act(() => changeSession({ isLogin: true }))

  await waitFor(() => expect(visited).toEqual(['/cart']))
})

test('shows the server’s message and keeps the email after a failed login', async () => {
  const message = 'メールアドレスまたはパスワードが正しくありません'
  api.answer(login, { code: 'auth.failed', message, errors: { password: [message] } }, { status: 422 })
  openScreen('/login/', { isLogin: false })

  await submit('hanako@example.com', 'wrong')

  const password = screen.getByLabelText('パスワード')
  await waitFor(() => expect(password).toHaveFocus())
  expect(password).toHaveAccessibleDescription(message)
  expect(password).toBeInvalid()
  expect(screen.getByLabelText(/^メールアドレス/)).toHaveValue('hanako@example.com')
})

test.each([
  [
    423,
    'auth.locked',
    'ログインの失敗が続いたため、アカウントをロックしています。お送りしたメールから解除できます',
  ],
  [
    429,
    'request.too_many',
    '操作が続けて行われたため、受け付けを止めています。5分ほどお待ちのうえ、もう一度お試しください',
  ],
])('shows the server’s advice after repeated failed logins (%i)', async (status, code, message) => {
  api.answer(login, { code, message }, { status })
  const { visited } = openScreen('/login/', { isLogin: false })

  await submit('hanako@example.com', 'guess')

  await waitFor(() => expect(screen.getByText(message).closest('[role="alert"]')).not.toBeNull())
  expect(visited).toEqual([])
})

test('shows how long to wait after too many second-step attempts', async () => {
  const message =
    '操作が続けて行われたため、受け付けを止めています。10分ほどお待ちのうえ、もう一度お試しください'
  api.answer(login, { ...answer, access_token: null, expires_in: null, expires_at: null, is_verify: true })
  api.answer(verifyLogin, { code: 'request.too_many', message }, { status: 429 })
  openScreen('/login/', { isLogin: false })

  await submit()
  await userEvent.type(await screen.findByLabelText(/確認コード/), '000000')
  await userEvent.click(screen.getByRole('button', { name: '確認する' }))

  await shows(() => screen.getByText(message))
  expect(session().isLogin).toBe(false)
})

test('lets password managers recognise the login fields', async () => {
  openScreen('/login/', { isLogin: false })

  await waitFor(() =>
    expect(screen.getByLabelText(/^メールアドレス/)).toHaveAttribute('autocomplete', 'username'),
  )
  expect(screen.getByLabelText('パスワード')).toHaveAttribute('autocomplete', 'current-password')
})

test('reveals the password on request', async () => {
  openScreen('/login/', { isLogin: false })

  await userEvent.click(await screen.findByRole('button', { name: '表示：パスワード' }))

  expect(screen.getByLabelText('パスワード')).toHaveAttribute('type', 'text')
})

test('explains a failed session refresh on the login screen (§2)', async () => {
  openScreen('/login/?re=1', { isLogin: false })

  await shows(() => screen.getByText(/ログインの有効期限が切れました/))
})

test('redirects a member from login to /ec/ (§6)', async () => {
  const { visited } = openScreen('/login/')

  await waitFor(() => expect(visited).toEqual(['/ec/']))
})

test('signs in with the emailed code if is_verify is set (§4)', async () => {
  api.answer(login, { ...answer, access_token: null, expires_in: null, expires_at: null, is_verify: true })
  api.answer(verifyLogin, answer)
  const started = recordEvents('session.started')
  const { visited } = openScreen('/login/', { isLogin: false })

  await submit()
  await userEvent.type(await screen.findByLabelText(/確認コード/), '１２３４５６')
  await userEvent.click(screen.getByRole('button', { name: '確認する' }))

  await waitFor(() => expect(visited).toEqual(['/ec/']))
  expect(api.callsOf(verifyLogin)[0]?.body).toMatchObject({ verify_code: '123456', user_id: 1 })
  expect(started).toEqual([{ user_id: 1, way: 'password' }])
})

test('shows verify_code in an alert if the debug setting is on (§8)', async () => {
  api.answer(login, {
    ...answer,
    access_token: null,
    expires_in: null,
    expires_at: null,
    is_verify: true,
    verify_code: '654321',
  })
  openScreen('/login/', { isLogin: false })

  await submit()

  await shows(() => screen.getByText(/654321/))
  expect(screen.getByText(/654321/).closest('[role="alert"]')).not.toBeNull()
})

test('lets the device autofill the one-time code', async () => {
  api.answer(login, { ...answer, access_token: null, expires_in: null, expires_at: null, is_verify: true })
  openScreen('/login/', { isLogin: false })

  await submit()

  await waitFor(() =>
    expect(screen.getByLabelText(/確認コード/)).toHaveAttribute('autocomplete', 'one-time-code'),
  )
  expect(screen.queryByText(/動作確認用/)).toBeNull()
})

test.each([
  ['has_password_expired', 'パスワードを変更する', '/mypage/password'],
  ['has_mail_error_count_over', 'メールアドレスを確認する', '/verify'],
])('links to the remedy for %s after login (§3)', async (state, remedy, path) => {
  api.answer(login, { ...answer, [state]: true })
  const { visited } = openScreen('/login/?back=%2Fcart', { isLogin: false })

  await submit()

  await waitFor(() => expect(screen.getByText(remedy).closest('a')).toHaveAttribute('href', path))
  expect(screen.getByText('あとで確認する').closest('a')).toHaveAttribute('href', '/cart')
  expect(visited).toEqual([])
})

test('warns about Caps Lock while typing', async () => {
  openScreen('/login/', { isLogin: false })
  const password = await screen.findByLabelText('パスワード')

  fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true })

  expect(screen.getByText('Caps Lock がオンになっています。')).toBeVisible()
})

test('transfers a login from another channel after a click', async () => {
  api.answer(loginSyncChannel, answer)
  const started = recordEvents('session.started')
  const { visited } = openScreen('/login_sync?token=of-there&back=%2Fcart', { isLogin: false })
  const button = await screen.findByRole('button', { name: 'ログインする' })
  expect(api.callsOf(loginSyncChannel)).toHaveLength(0)

  await userEvent.click(button)

  await waitFor(() => expect(visited).toEqual(['/cart']))
  expect(api.callsOf(loginSyncChannel)[0]?.body).toEqual({ token: 'of-there' })
  expect(started).toEqual([{ user_id: 1, way: 'channel' }])
  expect(session().isLogin).toBe(true)
})

test('shows an error when a login token from another channel is rejected', async () => {
  api.answer(
    loginSyncChannel,
    { message: 'ログインしてください', code: 'auth.unauthorised' },
    { status: 401 },
  )
  openScreen('/login_sync?token=old', { isLogin: false })

  await userEvent.click(await screen.findByRole('button', { name: 'ログインする' }))

  await shows(() => screen.getByText('ログインを引き継げませんでした'))
})

const verifyAtFirstLogin = (isOn: boolean) => ({
  ...currentSite().settings,
  isEmailVerifiedAtFirstLogin: isOn,
})

test('redirects an unregistered member to /verify if verify-at-first-login is set (§2)', async () => {
  api.answer(login, { ...answer, is_registered_member: false })
  const { visited } = openScreen('/login/', { isLogin: false, settings: verifyAtFirstLogin(true) })

  await submit()

  await waitFor(() => expect(visited).toEqual(['/verify']))
  expect(session().isLogin).toBe(false)
})

test('lets an unregistered member continue as a guest by default (§2)', async () => {
  api.answer(login, { ...answer, is_registered_member: false })
  const { visited } = openScreen('/login/?back=%2Fmypage', {
    isLogin: false,
    settings: verifyAtFirstLogin(false),
  })

  await submit()

  await shows(() => screen.getByText(/会員登録がまだ完了していません/))
  expect(visited).toEqual([])
  expect(screen.getByRole('link', { name: 'メールアドレスを確認する' })).toHaveAttribute('href', '/verify')
  expect(screen.getByRole('link', { name: 'あとで確認する' })).toHaveAttribute('href', '/')
})

test('ends the session on logout even if the server fails', async () => {
  api.answer(logout, { message: 'しばらくお待ちください' }, { status: 500 })
  const { visited } = openScreen('/mypage/logout')

  await userEvent.click(await screen.findByRole('button', { name: 'ログアウトする' }))

  await waitFor(() => expect(visited).toEqual(['/login/?out=1']))
  expect(session().isLogin).toBe(false)
})

test("shows the shop's goodbye message after a logout", async () => {
  const goodbye = {
    code: 'mypage-logout-index',
    title: 'ログアウト',
    body: '<p>またのご利用をお待ちしております。</p>',
    updated_at: '2026-01-01T00:00:00+09:00',
  }
  openScreen('/login/?out=1', { isLogin: false, messages: [goodbye] })

  await shows(() => screen.getByText('またのご利用をお待ちしております。'))
})

test.each([
  [true, 'ロックを解除しました'],
  [false, 'リンクが正しくないか、有効期限が切れています'],
])('reports after a click whether the account was unlocked (%s)', async (result, words) => {
  api.answer(unlockAccount, { result })
  openScreen('/login/unlock?token=abc', { isLogin: false })
  const button = await screen.findByText('ロックを解除する')
  expect(api.callsOf(unlockAccount)).toHaveLength(0)

  await userEvent.click(button)

  await shows(() => screen.getByText(words))
})

test('redirects a signed-in member from an unlock link to /ec/ (§2)', async () => {
  const { visited } = openScreen('/login/unlock?token=abc')

  await waitFor(() => expect(visited).toEqual(['/ec/']))
  expect(api.callsOf(unlockAccount)).toHaveLength(0)
})

test('sends a captcha token if CAPTCHA.SCREENS includes the login (§1)', async () => {
  api.answer(login, { message: '操作を確認できませんでした', code: 'captcha.refused' }, { status: 422 })
  openScreen('/login/', { isLogin: false })
  enableCaptcha('login')

  await submit()

  await shows(() => screen.getByText('操作を確認できませんでした'))
  expect(api.callsOf(login)[0]?.body).toMatchObject({ captcha_token: 'login-token' })
})
