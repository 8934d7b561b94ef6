import { checkEmailVerify } from '@storefront/contracts'
import { session } from '@storefront/session'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeMemberApi, openScreen } from '../testing/mypage-screen'

const api = fakeMemberApi()
const press = async () => userEvent.click(await screen.findByRole('button', { name: '変更を取り消す' }))

test('requires a click before the email change is undone', async () => {
  openScreen('/verify/email?kind=undo&token=abc', { isLogin: false })

  await shows(() => screen.getByText('いまのパスワードは使えなくなります。'))
  expect(api.callsOf(checkEmailVerify)).toHaveLength(0)
})

test('ends every session when an email change is undone', async () => {
  api.answer(checkEmailVerify, { result: true, email: 'old@example.jp' })
  openScreen('/verify/email?kind=undo&token=abc')

  await press()

  await shows(() => screen.getByText(/^old@example.jp に、パスワード再設定のメールをお送りしました/))
  expect(api.callsOf(checkEmailVerify)[0]?.body).toEqual({ token: 'abc', kind: 'undo' })
  expect(session().isLogin).toBe(false)
})

test('reports a used or expired link', async () => {
  const message = 'リンクが正しくないか、有効期限が切れています'
  api.answer(checkEmailVerify, { message, code: 'email_verify.failed', errors: {} }, { status: 422 })
  openScreen('/verify/email?kind=undo&token=abc')

  await press()

  await shows(() => screen.getByText(message))
  expect(session().isLogin).toBe(true)
})
