import { downloadMemberData, getFormLayout, getMyUser, updateMyUser } from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeMemberApi, recordToasts, openScreen } from '../testing/mypage-screen'
import { aUser, aUserForm } from '../testing/mypage-builders'

const api = fakeMemberApi()
const save = () => userEvent.click(screen.getByRole('button', { name: '保存する' }))

beforeEach(() => {
  api.answer(getFormLayout, aUserForm())
  api.answer(getMyUser, aUser())
})

test('shows the member’s data with the labels and order of the form', async () => {
  openScreen('/mypage/user_info')

  await shows(() => screen.getByText('〒100-0001 東京都千代田区千代田1-1'))
  expect(screen.getByText('1990.04.01')).toBeVisible()
  expect(screen.getByText('女性')).toBeVisible()
  expect(screen.getByText('受け取らない')).toBeVisible()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '会員番号',
    'ログインID',
    'お名前',
    'フリガナ',
    'ご住所',
    '電話番号',
    'メールアドレス',
    '性別',
    '生年月日',
    'お知らせのメール',
  ])
  expect(screen.getByText('会員情報を変更する').closest('a')).toHaveAttribute(
    'href',
    '/mypage/user_info/edit',
  )
})

test("changes only the form's fields and never the username (§7)", async () => {
  const heard = recordToasts()
  api.answer(getMyUser, aUser({ job: '会社員', corporation: 'つなぐ商事' }))
  api.answer(updateMyUser, aUser())
  const { visited } = openScreen('/mypage/user_info/edit')
  const phone = await screen.findByLabelText(/^電話番号/)

  await userEvent.clear(phone)
  await userEvent.type(phone, '０９０ー１２３４ー５６７８')
  await userEvent.click(screen.getByLabelText('男性'))
  await userEvent.click(screen.getByLabelText(/お知らせのメールを受け取る/))
  await save()

  await waitFor(() => expect(visited).toEqual(['/mypage/user_info']))
  const body = api.callsOf(updateMyUser)[0]?.body
  expect(body).toMatchObject({
    phone_number: '09012345678',
    gender_ct: 1,
    is_receive_newsletter: 1,
    last_name: '山田',
    city: '千代田区',
    birthday: '1990-04-01',
  })
  expect(body).toMatchObject({ job: '会社員', corporation: 'つなぐ商事' })
  expect(body).not.toHaveProperty('username')
  expect(heard).toEqual(['会員情報を変更しました'])
})

test('announces a confirmation email for a new address', async () => {
  const heard = recordToasts()
  api.answer(updateMyUser, aUser({ unconfirmed_email: 'new@example.jp' }))
  const { visited } = openScreen('/mypage/user_info/edit')
  const email = await screen.findByLabelText(/^メールアドレス/)
  await userEvent.clear(email)
  await userEvent.type(email, 'new@example.jp')
  await userEvent.type(screen.getByLabelText(/^現在のパスワード/), 'Gift-2026')
  await save()

  await waitFor(() => expect(visited).toEqual(['/mypage/user_info']))
  expect(api.callsOf(updateMyUser)[0]?.body).toMatchObject({
    email: 'new@example.jp',
    current_password: 'Gift-2026',
  })
  expect(heard).toEqual(['会員情報を変更しました。new@example.jp に確認メールをお送りしました'])
})

test('requires the password only to change the email address', async () => {
  api.answer(updateMyUser, aUser())
  openScreen('/mypage/user_info/edit')
  const email = await screen.findByLabelText(/^メールアドレス/)
  const password = () => screen.queryByLabelText(/^現在のパスワード/)
  expect(password()).not.toBeInTheDocument()

  await userEvent.clear(email)
  await userEvent.type(email, 'new@example.jp')
  await save()
  await shows(() => screen.getByText('現在のパスワードを入力してください'))
  expect(api.callsOf(updateMyUser)).toHaveLength(0)
  await userEvent.clear(email)
  await userEvent.type(email, 'HANAKO@example.com')

  expect(password()).not.toBeInTheDocument()
  await save()
  await waitFor(() => expect(api.callsOf(updateMyUser)).toHaveLength(1))
  expect(api.callsOf(updateMyUser)[0]?.body).not.toHaveProperty('current_password')
})

test('reports a wrong current password next to its field', async () => {
  const wrong = '現在のパスワードが正しくありません'
  api.answer(
    updateMyUser,
    { message: wrong, code: 'auth.password_wrong', errors: { current_password: [wrong] } },
    { status: 422 },
  )
  openScreen('/mypage/user_info/edit')
  const email = await screen.findByLabelText(/^メールアドレス/)
  await userEvent.clear(email)
  await userEvent.type(email, 'new@example.jp')
  await userEvent.type(screen.getByLabelText(/^現在のパスワード/), 'guess')

  await save()

  await shows(() => screen.getByText(wrong))
  expect(screen.getByLabelText(/^現在のパスワード/)).toHaveAttribute('aria-invalid', 'true')
})

test('shows an unconfirmed email address next to the current one', async () => {
  api.answer(getMyUser, aUser({ email: 'old@example.jp', unconfirmed_email: 'new@example.jp' }))

  openScreen('/mypage/user_info')

  await shows(() => screen.getByText(/^new@example.jp（確認待ち）/))
  expect(screen.getByText('old@example.jp')).toBeVisible()
})

test('reports a field that breaks a rule without sending it (§5)', async () => {
  openScreen('/mypage/user_info/edit')
  const kana = await screen.findByLabelText(/^セイ/)

  await userEvent.clear(kana)
  await userEvent.type(kana, 'yamada')
  await save()

  await shows(() => screen.getByText('セイは全角カタカナで入力してください'))
  await waitFor(() => expect(kana).toHaveFocus())
  expect(api.callsOf(updateMyUser)).toHaveLength(0)
})

test('shows the server’s error until the field is edited (§8)', async () => {
  const taken = 'このメールアドレスはすでに登録されています'
  api.answer(
    updateMyUser,
    { message: taken, code: 'validation.failed', errors: { email: [taken] } },
    { status: 422 },
  )
  const { visited } = openScreen('/mypage/user_info/edit')
  await screen.findByLabelText(/^メールアドレス/)

  await save()

  await shows(() => screen.getByText(taken))
  const email = screen.getByLabelText(/^メールアドレス/)
  expect(email).toHaveAttribute('aria-invalid', 'true')
  expect(visited).toEqual([])
  await userEvent.type(email, 'x')
  expect(screen.queryByText(taken)).not.toBeInTheDocument()
})

test('saves the member’s data under the file name from the server', async () => {
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:data'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  const toasts = recordToasts()
  api.answer(downloadMemberData, {}, { headers: { 'x-suggested-filename': 'member-data-2026-11-26.json' } })
  openScreen('/mypage/user_info')

  await userEvent.click(await screen.findByRole('button', { name: '自分のデータをダウンロードする' }))

  await waitFor(() => expect(toasts).toEqual(['データをダウンロードしました']))
  expect(saved).toEqual(['member-data-2026-11-26.json'])
  jest.restoreAllMocks()
})
