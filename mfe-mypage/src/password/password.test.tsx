import { changeMyPassword } from '@storefront/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeMemberApi, openScreen } from '../testing/mypage-screen'

const api = fakeMemberApi()

async function change() {
  await userEvent.type(await screen.findByLabelText(/^現在のパスワード/), 'Gift-2026')
  await userEvent.type(screen.getByLabelText(/^新しいパスワード必須/), 'New-2026x')
  await userEvent.type(screen.getByLabelText(/^新しいパスワード（確認）/), 'New-2026x')
  await userEvent.click(screen.getByRole('button', { name: 'パスワードを変更する' }))
}

test('changes the password and returns to my page', async () => {
  api.answer(changeMyPassword, {})
  const { visited } = openScreen('/mypage/password')

  await change()

  await waitFor(() => expect(visited).toEqual(['/mypage']))
})

test("shows the server's message if the change fails (§8)", async () => {
  const message = '現在のパスワードが正しくありません'
  api.answer(
    changeMyPassword,
    { message, code: 'auth.password_wrong', errors: { current_password: [message] } },
    { status: 422 },
  )
  openScreen('/mypage/password')

  await change()

  await shows(() => screen.getByText(message))
})

test('shows a form-level alert for an error without a field (§8)', async () => {
  const message = 'パスワードを続けて変更することはできません'
  api.answer(changeMyPassword, { message, code: 'auth.password_recent' }, { status: 422 })
  openScreen('/mypage/password')

  await change()

  const form = screen.getByRole('form')
  await shows(() => within(form).getByText(message))
  expect(within(form).getByText(message).closest('[role="alert"]')).not.toBeNull()
})
