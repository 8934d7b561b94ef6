import {
  addCartCoupon,
  addUserCard,
  checkCartPayment,
  getFormLayout,
  getCart,
  getPaymentServiceSetting,
  initCart,
  listCartPayments,
  listUserCards,
  modifyCartOrder,
  modifyCartOther,
  type CartPayment,
  type UserCard,
} from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { cardService, fakeCardFields } from '@storefront/testing'
import { anOrderableCart } from '../testing/cart-builders'
import { formLayouts } from '../testing/form-layouts'
import { recordEvents, fakeCartApi, openScreen } from '../testing/cart-screen'
import { expireAnswersAtOnce, restoreAnswerTimeout } from '../testing/answer-timeout'

const api = fakeCartApi()
const fields = fakeCardFields()

const aPayment = (own: Partial<CartPayment> = {}): CartPayment => ({
  id: 1,
  code: 'card',
  kind: 'card',
  name: 'クレジットカード',
  description: 'ご注文時にお支払い',
  payment_service_code: 'sandbox',
  options: [],
  fee: 0,
  is_available: true,
  unavailable_reason: null,
  is_selected: false,
  ...own,
})
const payments = [
  aPayment(),
  aPayment({
    id: 2,
    code: 'convenience_store',
    kind: 'convenience_store',
    name: 'コンビニ払い',
    payment_service_code: null,
    options: [{ code: 'seven', name: 'セブン' }],
  }),
  aPayment({
    id: 3,
    code: 'cash_on_delivery',
    kind: 'cash_on_delivery',
    name: '代金引換',
    payment_service_code: null,
    fee: 330,
  }),
  aPayment({
    id: 4,
    code: 'deferred',
    kind: 'deferred',
    name: '後払い',
    payment_service_code: null,
    is_available: false,
    unavailable_reason: '後払いは会員の方のみご利用いただけます。',
  }),
]

beforeEach(() => {
  const cart = anOrderableCart({ payment_id: null, payment_name: null })
  api.answer(initCart, cart)
  api.answer(getCart, cart)
  api.answer(listCartPayments, { data: payments })
  api.answer(getPaymentServiceSetting, cardService)
  api.answer(modifyCartOrder, anOrderableCart({ version: 2 }))
  api.answer(checkCartPayment, { is_valid: true, errors: [] })
})

const token = {
  token: 'tok',
  token_key: 'key',
  masked_number: '************1111',
  expiration: '12/30',
  name: 'TARO YAMADA',
  brand: 'Visa',
}

afterEach(restoreAnswerTimeout)

test('shows fees and the reason why a method is unavailable', async () => {
  openScreen('/cart/payment')

  await waitFor(() => expect(screen.getByRole('radio', { name: /代金引換（手数料 330円）/ })).toBeEnabled())
  expect(screen.getByRole('radio', { name: /後払い.*会員の方のみ/ })).toBeDisabled()
})

test('adds the fee of the chosen method to every total at once', async () => {
  openScreen('/cart/payment')

  await userEvent.click(await screen.findByRole('radio', { name: /代金引換/ }))

  const due = formatYen(anOrderableCart().data.detail.order.total_payment + 330)
  const totals = () => screen.getAllByText(/^合計（税込）/).map(({ parentElement }) => parentElement)
  await waitFor(() => totals().forEach((total) => expect(total).toHaveTextContent(due)))
  expect(screen.getAllByText('決済手数料').length).toBeGreaterThan(0)
})

test('requires a choice when the payment method has options', async () => {
  const recorded = recordEvents('analytics.recorded')
  const { urlNow } = openScreen('/cart/payment')

  await userEvent.click(await screen.findByRole('radio', { name: /コンビニ払い/ }))
  await userEvent.click(screen.getByRole('button', { name: 'ご注文内容の確認へ' }))
  await shows(() => screen.getByText('お支払いになるコンビニを選択してください'))
  await userEvent.selectOptions(screen.getByLabelText(/お支払いになるコンビニ/), 'seven')
  await userEvent.click(screen.getByRole('button', { name: 'ご注文内容の確認へ' }))

  await waitFor(() => expect(urlNow()).toBe('/cart/confirm'))
  expect(api.callsOf(modifyCartOrder)[0]?.body).toEqual({
    token: 'cart-token',
    payment_id: 2,
    convenience_store: 'seven',
  })
  expect(recorded.map(({ name }) => name)).toContain('add_payment_info')
})

test('asks for the store directly below its method', async () => {
  openScreen('/cart/payment')

  await userEvent.click(await screen.findByRole('radio', { name: /コンビニ払い/ }))

  const store = screen.getByLabelText(/お支払いになるコンビニ/)
  const isAfter = (name: RegExp) =>
    Boolean(
      screen.getByRole('radio', { name }).compareDocumentPosition(store) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
  expect([/コンビニ払い/, /代金引換/].map(isAfter)).toEqual([true, false])
})

test('announces the redirect to a wallet and requires no card number', async () => {
  const wallet = { id: 5, code: 'paypay', kind: 'wallet', name: 'PayPay', description: '残高から' } as const
  api.answer(listCartPayments, { data: [...payments, aPayment(wallet)] })
  const { urlNow } = openScreen('/cart/payment')

  await userEvent.click(await screen.findByRole('radio', { name: /PayPay/ }))
  expect(screen.getByText(/ご注文の確定後、PayPayの画面に移ります/)).toBeVisible()
  expect(screen.queryByTitle(/カード情報の入力欄/)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'ご注文内容の確認へ' }))

  await waitFor(() => expect(urlNow()).toBe('/cart/confirm'))
  expect(api.callsOf(modifyCartOrder)[0]?.body).toEqual({ token: 'cart-token', payment_id: 5 })
})

test('reports a payment service timeout and lets the shopper retry', async () => {
  openScreen('/cart/payment')
  await userEvent.click(await screen.findByRole('radio', { name: /クレジットカード/ }))
  await fields.load()

  fields.fillInVain()
  expireAnswersAtOnce()
  await userEvent.click(screen.getByRole('button', { name: 'ご注文内容の確認へ' }))
  await shows(() => screen.getByText(/カード情報を確認できませんでした.*代金はまだ請求されていません/))
  restoreAnswerTimeout()
  fields.fill(token)
  await userEvent.click(screen.getByRole('button', { name: 'ご注文内容の確認へ' }))

  await waitFor(() => expect(api.callsOf(modifyCartOrder)).toHaveLength(1))
})

test('pays with the token that the payment service’s frame returns', async () => {
  openScreen('/cart/payment')

  await userEvent.click(await screen.findByRole('radio', { name: /クレジットカード/ }))
  await fields.load()
  fields.fill(token)
  await userEvent.dblClick(screen.getByRole('button', { name: 'ご注文内容の確認へ' }))

  await waitFor(() => expect(api.callsOf(modifyCartOrder)).toHaveLength(1))
  expect(fields.commandsOf('tokenise')).toHaveLength(1)
  expect(api.callsOf(modifyCartOrder)[0]?.body).toMatchObject({ payment_id: 1, card: token })
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual(['draft.cart-form-seen']))
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/1111|TARO|12\/30/)
})

test("saves a member's card for next time if the box is ticked", async () => {
  const cart = anOrderableCart({ is_member: true, payment_id: null })
  api.answer(initCart, cart)
  api.answer(getCart, cart)
  api.answer(listUserCards, { data: [] })
  api.answer(addUserCard, aSavedCard())
  openScreen('/cart/payment', { isLogin: true })

  await userEvent.click(await screen.findByRole('radio', { name: /クレジットカード/ }))
  await fields.load()
  fields.fill(token)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'このカードを登録する' }))
  await userEvent.click(screen.getByRole('button', { name: 'ご注文内容の確認へ' }))

  await waitFor(() => expect(api.callsOf(modifyCartOrder)).toHaveLength(1))
  expect(api.callsOf(addUserCard)[0]?.body).toMatchObject({
    token: 'tok',
    name: 'TARO YAMADA',
    brand: 'Visa',
  })
})

test("passes the labels of the shop's card form to the frame (§5)", async () => {
  const card = {
    ...formLayouts['card']!,
    form: [
      { name: 'ccNumber', label: '法人カードの番号', type: 'text', help: '16桁です' },
      { name: 'securityCode', label: '裏面の3桁', type: 'text' },
    ],
  }
  api.answerBy(getFormLayout, ({ params: { page = '' } }) => [
    page === 'card' ? card : formLayouts[page]!,
    200,
  ])
  openScreen('/cart/payment')

  await userEvent.click(await screen.findByRole('radio', { name: /クレジットカード/ }))

  await fields.load()
  expect(fields.commandsOf('show')[0]).toMatchObject({
    labels: {
      ccNumber: { label: '法人カードの番号', help: '16桁です' },
      securityCode: { label: '裏面の3桁' },
      ccExpiration: { label: '有効期限' },
    },
  })
})

test('keeps the receipt name across a reload, but not the card’s validity', async () => {
  api.answer(modifyCartOther, anOrderableCart({ version: 2 }))
  openScreen('/cart/payment')
  await userEvent.click(await screen.findByRole('radio', { name: /クレジットカード/ }))
  await fields.load()
  fields.fill(token)
  await userEvent.type(screen.getByLabelText(/領収書の宛名/), '株式会社つなぐ')
  cleanup()
  expect(Object.values(sessionStorage).join()).not.toContain('"card"')

  openScreen('/cart/payment')
  await waitFor(() => expect(screen.getByLabelText(/領収書の宛名/)).toHaveValue('株式会社つなぐ'))
  await userEvent.click(screen.getByRole('radio', { name: /代金引換/ }))
  await userEvent.click(screen.getByRole('button', { name: 'ご注文内容の確認へ' }))

  await waitFor(() =>
    expect(api.callsOf(modifyCartOther)[0]?.body).toEqual({
      token: 'cart-token',
      receipt_name: '株式会社つなぐ',
    }),
  )
})

test('keeps the chosen convenience store across a reload', async () => {
  api.answer(modifyCartOrder, anOrderableCart({ version: 2 }))
  openScreen('/cart/payment')
  await userEvent.click(await screen.findByRole('radio', { name: /コンビニ払い/ }))
  await userEvent.selectOptions(await screen.findByLabelText(/お支払いになるコンビニ/), 'セブン')
  cleanup()

  openScreen('/cart/payment')
  await waitFor(() => expect(screen.getByLabelText(/お支払いになるコンビニ/)).toHaveValue('seven'))
  await userEvent.click(screen.getByRole('button', { name: 'ご注文内容の確認へ' }))

  await waitFor(() =>
    expect(api.callsOf(modifyCartOrder)[0]?.body).toMatchObject({
      payment_id: 2,
      convenience_store: 'seven',
    }),
  )
})

const aSavedCard = (own: Partial<UserCard> = {}): UserCard => ({
  ...{ id: 7, is_main: true, token: 't', token_key: 'k', name: 'HANAKO', brand: 'Visa' },
  ...{ masked_number: '************4242', expiration: '12/40' },
  ...own,
})

test("shows why an expired card can't be chosen", async () => {
  const cart = anOrderableCart({ is_member: true, payment_id: null })
  api.answer(initCart, cart)
  api.answer(getCart, cart)
  const other = aSavedCard({ id: 8, is_main: false, masked_number: '************0505' })
  api.answer(listUserCards, { data: [aSavedCard({ expiration: '11/20' }), other] })
  openScreen('/cart/payment', { isLogin: true })

  await userEvent.click(await screen.findByRole('radio', { name: /クレジットカード/ }))

  await waitFor(() =>
    expect(screen.getByRole('radio', { name: /4242.*（11\/20）が切れている/ })).toBeDisabled(),
  )
  expect(screen.getByRole('radio', { name: /0505/ })).toBeChecked()
})

test("offers a member's saved card first", async () => {
  const cart = anOrderableCart({ is_member: true, payment_id: null })
  api.answer(initCart, cart)
  api.answer(getCart, cart)
  api.answer(listUserCards, { data: [aSavedCard()] })
  openScreen('/cart/payment', { isLogin: true })

  await userEvent.click(await screen.findByRole('radio', { name: /クレジットカード/ }))
  await waitFor(() => expect(screen.getByRole('radio', { name: /4242/ })).toBeChecked())
  await userEvent.click(screen.getByRole('button', { name: 'ご注文内容の確認へ' }))

  await waitFor(() =>
    expect(api.callsOf(modifyCartOrder)[0]?.body).toEqual({
      token: 'cart-token',
      payment_id: 1,
      user_card_id: 7,
    }),
  )
})

test('shows an error when the shopper returns after a cancelled payment', async () => {
  openScreen('/cart/payment?error=cart.payment.cancelled')

  await shows(() => screen.getByText('お支払いがキャンセルされました。お支払い方法をお選びください。'))
})

test('reloads methods and fees after a coupon changes the amount', async () => {
  const { order } = anOrderableCart().data.detail
  openScreen('/cart/payment')
  await screen.findByRole('radio', { name: /代金引換（手数料 330円）/ })
  api.answer(listCartPayments, {
    data: [
      aPayment({ id: 3, kind: 'cash_on_delivery', name: '代金引換', payment_service_code: null, fee: 440 }),
    ],
  })
  const dearer = anOrderableCart({ version: 2, detail: { order: { ...order, total_payment: 12000 } } })
  api.answer(addCartCoupon, dearer)
  api.answer(getCart, dearer)

  await userEvent.type(screen.getByLabelText(/クーポンコード/), 'GIFT10')
  await userEvent.click(screen.getByRole('button', { name: 'クーポンを適用する' }))

  await waitFor(() => expect(screen.getByRole('radio', { name: /代金引換（手数料 440円）/ })).toBeEnabled())
})

test('requires no method if the amount is zero', async () => {
  const { order } = anOrderableCart().data.detail
  const free = anOrderableCart({
    payment_id: 9,
    payment_name: 'お支払い不要',
    detail: { order: { ...order, point: 3300, total_payment: 0 } },
  })
  api.answer(initCart, free)
  api.answer(getCart, free)
  const { urlNow } = openScreen('/cart/payment')

  await shows(() => screen.getByText('お支払いは不要です'))
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'ご注文内容の確認へ' }))

  await waitFor(() => expect(urlNow()).toBe('/cart/confirm'))
  expect(api.callsOf(modifyCartOrder)).toHaveLength(0)
})
