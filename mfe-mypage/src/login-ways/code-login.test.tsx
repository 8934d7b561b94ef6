import { requestLoginCode, verifyLogin } from '@storefront/contracts'
import { session } from '@storefront/session'
import { setSite, currentSite } from '@storefront/site'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeMemberApi, openScreen, recordEvents } from '../testing/mypage-screen'
import { Login } from '../widgets/login'

const api = fakeMemberApi()
const asked = {
  access_token: null,
  expires_in: null,
  expires_at: null,
  user_id: 1_500_000_000,
  is_registered_member: false,
  has_password_expired: false,
  has_mail_error_count_over: false,
  is_verify: true,
  verify_code: null,
}
const passed = {
  ...asked,
  access_token: 'token',
  expires_in: 900,
  expires_at: '2099-01-01T00:00:00+09:00',
  user_id: 1,
  is_registered_member: true,
  is_verify: false,
}

beforeEach(() => {
  api.answer(requestLoginCode, asked)
  api.answer(verifyLogin, passed)
})

async function askForCode() {
  await userEvent.type(await screen.findByLabelText('メールアドレスまたはログインID'), 'taro@example.com')
  await userEvent.click(screen.getByRole('button', { name: '確認コードを受け取る' }))
}
async function typeCode() {
  await userEvent.type(await screen.findByRole('textbox', { name: /確認コード/ }), '１２３４５６')
  await userEvent.click(screen.getByRole('button', { name: '確認する' }))
}

test('returns to the requested page after signing in with the emailed code', async () => {
  const { visited } = openScreen('/login?way=code&back=%2Fmypage%2Faddress', { isLogin: false })
  expect(screen.queryByLabelText('パスワード')).toBeNull()

  await askForCode()
  await typeCode()

  await waitFor(() => expect(visited).toEqual(['/mypage/address']))
  expect(api.callsOf(requestLoginCode)[0]?.body).toEqual({ username: 'taro@example.com' })
  expect(api.callsOf(verifyLogin)[0]?.body).toMatchObject({ user_id: 1_500_000_000, verify_code: '123456' })
})

test('focuses the field of a wrong code, with the message', async () => {
  const message = '確認コードが正しくないか、有効期限が切れています'
  api.answer(
    verifyLogin,
    { code: 'auth.verify_failed', message, errors: { verify_code: [message] } },
    { status: 422 },
  )
  openScreen('/login?way=code', { isLogin: false })

  await askForCode()
  const field = await screen.findByRole('textbox', { name: /確認コード/ })
  await typeCode()

  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`))
  expect(field).toBeInvalid()
})

test('keeps the return URL when switching login methods', async () => {
  openScreen('/login?back=%2Fcart', { isLogin: false })

  await waitFor(() =>
    expect(screen.getByRole('link', { name: '確認コードをメールで受け取る' })).toHaveAttribute(
      'href',
      '/login?back=%2Fcart&way=code',
    ),
  )
})

test('publishes session.started after a login embedded in another page', async () => {
  const started = recordEvents('session.started')
  openScreen('/login', { isLogin: false })
  document.body.replaceChildren()
  render(<Login />)
  await userEvent.click(screen.getByRole('button', { name: '確認コードをメールで受け取る' }))
  await askForCode()
  await typeCode()

  await waitFor(() => expect(started).toHaveLength(1))
  expect(session().isLogin).toBe(true)
})

test('focuses the first field of each step inside another page', async () => {
  openScreen('/login', { isLogin: false })
  document.body.innerHTML = ''
  render(<Login />)
  await userEvent.click(screen.getByRole('button', { name: '確認コードをメールで受け取る' }))
  await waitFor(() => expect(screen.getByLabelText('メールアドレスまたはログインID')).toHaveFocus())

  await askForCode()

  await waitFor(() => expect(screen.getByRole('textbox', { name: /確認コード/ })).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: 'ログインに戻る' }))
  await waitFor(() => expect(screen.getByLabelText('メールアドレスまたはログインID')).toHaveFocus())
})

test('reports an unfinished registration when the login is embedded', async () => {
  api.answer(verifyLogin, { ...passed, is_registered_member: false })
  openScreen('/login', { isLogin: false })
  document.body.innerHTML = ''
  const { settings } = currentSite()
  setSite({ ...currentSite(), settings: { ...settings, isEmailVerifiedAtFirstLogin: false } })
  render(<Login />)
  await userEvent.click(screen.getByRole('button', { name: '確認コードをメールで受け取る' }))
  await askForCode()

  await typeCode()

  await shows(() => screen.getByText('会員登録がまだ完了していません'))
})
