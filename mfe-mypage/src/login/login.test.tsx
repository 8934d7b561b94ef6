import { login, loginSyncChannel, logout, unlockAccount, verifyLogin } from '@storefront/contracts'
import { rememberBackTarget, takeBackTarget } from '@storefront/navigation'
import { changeSession, session } from '@storefront/session'
import { currentSite } from '@storefront/site'
import { askForCaptcha } from '@storefront/testing'
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

test('a login returns to the screen that required it', async () => {
  api.answer(login, answer)
  const { visited } = openScreen('/login/?back=%2Fmypage%2Faddress', { isLogin: false })

  await submit()

  await waitFor(() => expect(visited).toEqual(['/mypage/address']))
  expect(api.callsOf(login)[0]?.body).toEqual({ username: 'hanako@example.com', password: 'Gift-2026' })
  expect(session().isLogin).toBe(true)
})

test('a login without a target returns once to the remembered screen (§2)', async () => {
  rememberBackTarget('/cart')
  api.answer(login, answer)
  const { visited } = openScreen('/login/', { isLogin: false })

  await submit()

  await waitFor(() => expect(visited).toEqual(['/cart']))
  expect(takeBackTarget()).toBeUndefined()
})

test('the URL’s target precedes the remembered screen', async () => {
  rememberBackTarget('/cart')
  api.answer(login, answer)
  const { visited } = openScreen('/login/?back=%2Fmypage%2Faddress', { isLogin: false })

  await submit()

  await waitFor(() => expect(visited).toEqual(['/mypage/address']))
})

test.each(['%2F%2Fevil.example', '%2F%09%2Fevil.example'])(
  'a back target outside the shop is ignored (%s)',
  async (back) => {
    api.answer(login, answer)
    const { visited } = openScreen(`/login/?back=${back}`, { isLogin: false })

    await submit()

    await waitFor(() => expect(visited).toEqual(['/ec/']))
  },
)

test('the registration link preserves the login’s target', async () => {
  openScreen('/login/?back=%2Fcart%2Fpayment', { isLogin: false })

  const link = await screen.findByRole('link', { name: '会員登録へ進む' })
  // jsdom does not navigate.
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)

  expect(takeBackTarget()).toBe('/cart/payment')
})

test('a login in another tab navigates here too', async () => {
  const { visited } = openScreen('/login/?back=%2Fcart', { isLogin: false })
  await screen.findByRole('form', { name: 'ログイン' })

  act(() => changeSession({ isLogin: true }))

  await waitFor(() => expect(visited).toEqual(['/cart']))
})

test('a refused login shows the message and preserves the fields', async () => {
  api.answer(
    login,
    { code: 'auth.failed', message: 'メールアドレスまたはパスワードが正しくありません' },
    { status: 422 },
  )
  openScreen('/login/', { isLogin: false })

  await submit('hanako@example.com', 'wrong')

  await shows(() => screen.getByText('メールアドレスまたはパスワードが正しくありません'))
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
])('repeated failures answer %i and show its advice', async (status, code, message) => {
  api.answer(login, { code, message }, { status })
  const { visited } = openScreen('/login/', { isLogin: false })

  await submit('hanako@example.com', 'guess')

  await waitFor(() => expect(screen.getByText(message).closest('[role="alert"]')).not.toBeNull())
  expect(visited).toEqual([])
})

test('too many tries of the second step show the waiting time', async () => {
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

test('a password manager knows the fields of the login', async () => {
  openScreen('/login/', { isLogin: false })

  await waitFor(() =>
    expect(screen.getByLabelText(/^メールアドレス/)).toHaveAttribute('autocomplete', 'username'),
  )
  expect(screen.getByLabelText('パスワード')).toHaveAttribute('autocomplete', 'current-password')
})

test('the password can be shown', async () => {
  openScreen('/login/', { isLogin: false })

  await userEvent.click(await screen.findByRole('button', { name: 'パスワードを表示する' }))

  expect(screen.getByLabelText('パスワード')).toHaveAttribute('type', 'text')
})

test('after a failed session refresh the login says why (§2)', async () => {
  openScreen('/login/?re=1', { isLogin: false })

  await shows(() => screen.getByText(/ログインの有効期限が切れました/))
})

test('a member is sent from the login to /ec/ (§6)', async () => {
  const { visited } = openScreen('/login/')

  await waitFor(() => expect(visited).toEqual(['/ec/']))
})

test('is_verify asks for the mailed code, and its success logs in (§4)', async () => {
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

test('a debug setting’s verify_code is shown in an alert (§8)', async () => {
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

test('without that setting the code field accepts the device’s one-time code', async () => {
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
])('%s is reported after the login with its remedy (§3)', async (state, remedy, path) => {
  api.answer(login, { ...answer, [state]: true })
  const { visited } = openScreen('/login/?back=%2Fcart', { isLogin: false })

  await submit()

  await waitFor(() => expect(screen.getByText(remedy).closest('a')).toHaveAttribute('href', path))
  expect(screen.getByText('あとで確認する').closest('a')).toHaveAttribute('href', '/cart')
  expect(visited).toEqual([])
})

test('a key pressed under Caps Lock is warned of', async () => {
  openScreen('/login/', { isLogin: false })
  const password = await screen.findByLabelText('パスワード')

  fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true })

  expect(screen.getByText('Caps Lock がオンになっています。')).toBeVisible()
})

test('the login of another channel signs in here by a press', async () => {
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

test('a rejected login token of another channel shows an error', async () => {
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

test('verify-at-first-login sends an unregistered member to /verify (§2)', async () => {
  api.answer(login, { ...answer, is_registered_member: false })
  const { visited } = openScreen('/login/', { isLogin: false, settings: verifyAtFirstLogin(true) })

  await submit()

  await waitFor(() => expect(visited).toEqual(['/verify']))
  expect(session().isLogin).toBe(false)
})

test('without that setting an unregistered member may continue as a guest (§2)', async () => {
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

test('a logout ends the session even when the server fails', async () => {
  api.answer(logout, { message: 'しばらくお待ちください' }, { status: 500 })
  const { visited } = openScreen('/mypage/logout')

  await userEvent.click(await screen.findByRole('button', { name: 'ログアウトする' }))

  await waitFor(() => expect(visited).toEqual(['/login/?out=1']))
  expect(session().isLogin).toBe(false)
})

test('the login after a logout shows the shop’s goodbye', async () => {
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
])('pressing the unlock link of a locked account reports %s', async (result, words) => {
  api.answer(unlockAccount, { result })
  openScreen('/login/unlock?token=abc', { isLogin: false })
  const button = await screen.findByText('ロックを解除する')
  expect(api.callsOf(unlockAccount)).toHaveLength(0)

  await userEvent.click(button)

  await shows(() => screen.getByText(words))
})

test('an unlock link redirects a signed-in member to the top (§2)', async () => {
  const { visited } = openScreen('/login/unlock?token=abc')

  await waitFor(() => expect(visited).toEqual(['/ec/']))
  expect(api.callsOf(unlockAccount)).toHaveLength(0)
})

test('a login named by CAPTCHA.SCREENS sends a captcha token (§1)', async () => {
  api.answer(login, { message: '操作を確認できませんでした', code: 'captcha.refused' }, { status: 422 })
  openScreen('/login/', { isLogin: false })
  askForCaptcha('login')

  await submit()

  await shows(() => screen.getByText('操作を確認できませんでした'))
  expect(api.callsOf(login)[0]?.body).toMatchObject({ captcha_token: 'login-token' })
})
