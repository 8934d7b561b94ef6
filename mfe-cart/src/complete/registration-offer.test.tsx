import {
  getCartOrder,
  initCart,
  registerOrderer,
  verifyLogin,
  type CartPlacedOrder,
  type LoginResponse,
} from '@storefront/contracts'
import { emptySite, type Settings } from '@storefront/site'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { rememberOrder } from '../checkout/purchase-tracking.state'
import { aCart, aPlacedOrder } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()
const url = '/cart/complete?order_no=T20261121-000001'
const asked: LoginResponse = {
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
const passed: LoginResponse = {
  ...asked,
  access_token: 'token',
  expires_in: 900,
  expires_at: '2099-01-01T00:00:00+09:00',
  user_id: 7,
  is_registered_member: true,
  is_verify: false,
}

function open(own: Partial<CartPlacedOrder> = {}, settings: Partial<Settings> = {}) {
  rememberOrder('T20261121-000001', 'ordered-token')
  api.answer(getCartOrder, aPlacedOrder(own))
  api.answer(initCart, aCart({ detail: { products: [] } }))
  return openScreen(url, { settings: { ...emptySite('tsunagu').settings, ...settings } })
}

async function register(password: string) {
  await userEvent.type(await screen.findByLabelText(/^パスワード/, { selector: 'input' }), password)
  await userEvent.click(screen.getByRole('button', { name: 'ご利用規約に同意して会員登録する' }))
}

test('registers a guest with a password and the emailed code', async () => {
  api.answer(registerOrderer, asked)
  api.answer(verifyLogin, passed)
  open()
  await register('Gift-2026')
  await userEvent.type(await screen.findByRole('textbox', { name: /確認コード/ }), '123456')
  await userEvent.click(screen.getByRole('button', { name: '確認する' }))

  await shows(() => screen.getByText('会員登録が完了しました'))
  expect(api.callsOf(registerOrderer)).toMatchObject([
    { params: { orderNo: 'T20261121-000001' }, body: { token: 'ordered-token', password: 'Gift-2026' } },
  ])
  expect(api.callsOf(verifyLogin)[0]?.body).toMatchObject({ user_id: 1_500_000_000, verify_code: '123456' })
  expect(screen.queryByRole('form', { name: '会員登録' })).toBeNull()
})

test("asks only for a password and shows the order's email address", async () => {
  open({ email: 'hanako@example.jp' })

  const form = await screen.findByRole('form', { name: '会員登録' })
  expect(screen.getByRole('textbox', { name: /メールアドレス/ })).toHaveValue('hanako@example.jp')
  expect(form.querySelectorAll('input:not([type=hidden]):not([readonly])')).toHaveLength(1)
})

test('names the school code that registration asks beyond a password', async () => {
  open({}, { isSchoolRequired: true })

  await shows(() => screen.getByText(/パスワードのほかに、学校コードをうかがいます/))
  expect(screen.queryByText('パスワードを決めるだけで、会員登録できます')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: '会員登録へ進む' })).toHaveAttribute('href', '/register?from=order')
})

test('reports a weak password next to the field without sending it', async () => {
  open()
  await register('short')

  await waitFor(() => expect(screen.getByLabelText(/^パスワード/, { selector: 'input' })).toBeInvalid())
  expect(api.callsOf(registerOrderer)).toEqual([])
})

test('offers a guest a single way to register', async () => {
  open()
  const form = await screen.findByRole('form', { name: '会員登録' })

  expect(within(form).getAllByRole('button', { name: /登録/ })).toHaveLength(1)
  expect(screen.queryByRole('link', { name: /会員登録/ })).not.toBeInTheDocument()
})

test('links to the full form if the API rejects other fields', async () => {
  const school = { school_key: ['学校コードが正しくありません'] }
  const answer = { code: 'validation.failed', message: '学校コードが正しくありません', errors: school }
  api.answer(registerOrderer, answer, { status: 422 })
  open()
  await register('Gift-2026')

  await shows(() => screen.getByText('学校コードが正しくありません'))
  expect(screen.getByRole('link', { name: 'ほかの項目を入力して会員登録する' })).toHaveAttribute(
    'href',
    '/register?from=order',
  )
})
