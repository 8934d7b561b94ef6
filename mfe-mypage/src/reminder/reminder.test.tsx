import {
  checkEmailVerify,
  checkReminder,
  requestEmailVerify,
  requestReminder,
  resetReminder,
} from '@storefront/contracts'
import { changeSession, session } from '@storefront/session'
import { enableCaptcha } from '@storefront/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeMemberApi, openScreen, recordEvents } from '../testing/mypage-screen'

const api = fakeMemberApi()
const guest = { isLogin: false }
const signsIn = {
  access_token: 'token',
  expires_in: 900,
  expires_at: '2026-11-21T10:15:00+09:00',
  user_id: 1,
  is_registered_member: true,
}

async function typeNewPassword(password: string, confirmation = password) {
  await userEvent.type(await screen.findByLabelText(/^新しいパスワード必須/), password)
  await userEvent.type(screen.getByLabelText(/^新しいパスワード（確認）/), confirmation)
  await userEvent.click(screen.getByText('パスワードを変更する'))
}

test('does not reveal whether an address is registered', async () => {
  api.answer(requestReminder, { result: true })
  openScreen('/reminder', guest)

  await userEvent.type(await screen.findByLabelText(/^メールアドレス/), 'hanako@example.com')
  await userEvent.click(screen.getByText('再設定のメールを送る'))

  await shows(() => screen.getByText(/hanako@example.com が登録されている場合/))
})

test('signs in after a reset with the security question (§4)', async () => {
  api.answer(checkReminder, { result: true, question_ct: 4 })
  api.answer(resetReminder, signsIn)
  const { visited } = openScreen('/reminder/reset?token=abc', guest)

  await shows(() => screen.getByText('好きな食べ物は？'))
  await userEvent.type(screen.getByLabelText(/^秘密の質問の答え/), 'どら焼き')
  await typeNewPassword('New-2026x')

  await waitFor(() => expect(visited).toEqual(['/ec/']))
  expect(api.callsOf(resetReminder)[0]?.body).toEqual({
    token: 'abc',
    answer: 'どら焼き',
    password: 'New-2026x',
    password_confirmation: 'New-2026x',
  })
  expect(session().isLogin).toBe(true)
})

test('opens the login page if the reset response has no token', async () => {
  api.answer(checkReminder, { result: true, question_ct: null })
  api.answer(resetReminder, { ...signsIn, access_token: null, expires_in: null, expires_at: null })
  const { visited } = openScreen('/reminder/reset?token=abc', guest)

  await typeNewPassword('New-2026x')

  await waitFor(() => expect(visited).toEqual(['/login/']))
})

test('rejects two different passwords without sending them', async () => {
  api.answer(checkReminder, { result: true, question_ct: null })
  openScreen('/reminder/reset?token=abc', guest)

  await typeNewPassword('New-2026x', 'Old-2026x')

  await shows(() => screen.getByText('パスワードが一致しません'))
  expect(api.callsOf(resetReminder)).toHaveLength(0)
})

test('offers another email if the link has expired', async () => {
  api.answer(
    checkReminder,
    { code: 'reminder.expired', message: 'リンクが正しくないか、有効期限が切れています' },
    { status: 422 },
  )
  openScreen('/reminder/reset?token=old', guest)

  await shows(() => screen.getByText('もう一度メールを送る'))
})

test('shows how long to wait if a link is tried too often', async () => {
  const wait =
    '操作が続けて行われたため、受け付けを止めています。10分ほどお待ちのうえ、もう一度お試しください'
  api.answer(
    checkReminder,
    { code: 'request.too_many', message: wait },
    { status: 429, headers: { 'retry-after': '600' } },
  )
  openScreen('/reminder/reset?token=abc', guest)

  await shows(() => screen.getByText(wait))
})

test.each([
  ['/reminder', requestReminder, '再設定のメールを送る'],
  ['/reminder/username', requestReminder, '確認のメールを送る'],
  ['/verify', requestEmailVerify, '確認のメールを送る'],
])('on %s, shows how long to wait after too many emails', async (url, endpoint, button) => {
  const wait =
    '操作が続けて行われたため、受け付けを止めています。10分ほどお待ちのうえ、もう一度お試しください'
  api.answer(
    endpoint,
    { code: 'request.too_many', message: wait },
    { status: 429, headers: { 'retry-after': '600' } },
  )
  openScreen(url, guest)

  await userEvent.type(await screen.findByLabelText(/^メールアドレス/), 'hanako@example.com')
  await userEvent.click(screen.getByText(button))

  await waitFor(() => expect(screen.getByText(wait).closest('[role="alert"]')).not.toBeNull())
  expect(screen.getByLabelText(/^メールアドレス/)).toHaveValue('hanako@example.com')
})

test("does not reveal whether a username's address is registered", async () => {
  api.answer(requestReminder, { result: true })
  openScreen('/reminder/username', guest)

  await userEvent.type(await screen.findByLabelText(/^メールアドレス/), 'hanako@example.com')
  await userEvent.click(screen.getByText('確認のメールを送る'))

  await shows(() => screen.getByText(/hanako@example.com が登録されている場合/))
  expect(api.callsOf(requestReminder)[0]?.body).toEqual({ email: 'hanako@example.com', kind: 'username' })
})

test('shows the username after the security question', async () => {
  api.answer(checkReminder, { result: true, question_ct: 2 })
  api.answer(resetReminder, {
    ...signsIn,
    access_token: null,
    expires_in: null,
    expires_at: null,
    user_id: null,
    username: 'hanako-no-id',
  })
  openScreen('/reminder/username/reset?token=abc', guest)

  await shows(() => screen.getByText('母親の旧姓は？'))
  await userEvent.type(screen.getByLabelText(/^秘密の質問の答え/), '鈴木')
  await userEvent.click(screen.getByText('ログインIDを表示する'))

  await shows(() => screen.getByText('hanako-no-id'))
  expect(api.callsOf(resetReminder)[0]?.body).toEqual({ token: 'abc', kind: 'username', answer: '鈴木' })
  expect(session().isLogin).toBe(false)
})

test('offers another email if the username link was already used', async () => {
  api.answer(
    checkReminder,
    { code: 'reminder.expired', message: 'リンクが正しくないか、有効期限が切れています' },
    { status: 422 },
  )
  openScreen('/reminder/username/reset?token=old', guest)

  await waitFor(() =>
    expect(screen.getByText('もう一度メールを送る').closest('a')).toHaveAttribute(
      'href',
      '/reminder/username',
    ),
  )
})

test('signs the user in after the email address is verified (§4)', async () => {
  api.answer(checkEmailVerify, { result: true, email: 'jiro@example.com' })
  const started = recordEvents('session.started')
  openScreen('/verify/email?token=abc', guest)
  await screen.findByText('メールアドレスを確認する')
  expect(api.callsOf(checkEmailVerify)).toHaveLength(0)
  changeSession({ accessToken: 'token', tokenExpiresAtMs: Date.now() + 60_000, userId: 1 })

  await userEvent.click(screen.getByText('メールアドレスを確認する'))

  await shows(() => screen.getByText(/jiro@example.com を確認しました/))
  expect(session().isLogin).toBe(true)
  // The account already existed, so this is its first login rather than a registration.
  expect(started).toEqual([{ user_id: 1, way: 'password' }])
})

test('reports a used link and offers to send the email again', async () => {
  api.answer(checkEmailVerify, { message: 'リンクが正しくないか、有効期限が切れています' }, { status: 422 })
  openScreen('/verify/email?token=abc', guest)

  await userEvent.click(await screen.findByText('メールアドレスを確認する'))

  await shows(() => screen.getByText('リンクが正しくないか、有効期限が切れています'))
  expect(screen.getByText('メールをもう一度送る').closest('a')).toHaveAttribute('href', '/verify')
})

test('sends the verification email on request', async () => {
  api.answer(requestEmailVerify, { result: true })
  openScreen('/verify', guest)

  await userEvent.type(await screen.findByLabelText(/^メールアドレス/), 'jiro@example.com')
  await userEvent.click(screen.getByText('確認のメールを送る'))

  await shows(() => screen.getByText('確認のメールをお送りしました。'))
})

test.each([
  ['/reminder', '再設定のメールを送る'],
  ['/reminder/username', '確認のメールを送る'],
])('on %s, sends a captcha token if CAPTCHA.SCREENS includes reminder (§1)', async (url, button) => {
  api.answer(requestReminder, { result: true })
  openScreen(url, guest)
  enableCaptcha('reminder')

  await userEvent.type(await screen.findByLabelText(/^メールアドレス/), 'hanako@example.com')
  await userEvent.click(screen.getByText(button))

  await waitFor(() =>
    expect(api.callsOf(requestReminder)[0]?.body).toMatchObject({ captcha_token: 'reminder-token' }),
  )
})
