import {
  checkCartPayment,
  getCart,
  initCart,
  listCartPayments,
  modifyCartOrder,
  modifyCartOther,
  type Cart,
} from '@storefront/contracts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { aCartProduct, anOrderableCart, bankTransfer } from '../../testing/cart-builders'
import { hasPendingChanges } from '../../engine/pending-changes.state'
import { fakeCartApi, openScreen } from '../../testing/cart-screen'
import { answerSteps } from '../../testing/steps-of-checkout'

const api = fakeCartApi()
const news = '前の画面のあとに変わったことがあります'
const dearer = '「今治タオル」の価格（1点）：3,300円→3,630円'

const cartOf = (own: Parameters<typeof anOrderableCart>[0] = {}) =>
  anOrderableCart({ is_member: true, ...own })
const atNewPrice = () =>
  cartOf({ detail: { products: [aCartProduct({ price_with_tax: 3630, total_price: 3630 })] } })

beforeEach(() => {
  answerSteps(api)
  api.answer(listCartPayments, { data: [bankTransfer({ is_selected: true })] })
  api.answer(initCart, cartOf())
  api.answer(getCart, cartOf())
})
afterEach(() => jest.restoreAllMocks())

async function seeThen(step: string, next: Cart) {
  const opened = openScreen(step, { isLogin: true })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(sessionStorage.getItem('draft.cart-form-seen')).not.toBeNull())
  const now = performance.now()
  jest.spyOn(performance, 'now').mockImplementation(() => now + 10_000)
  api.answer(getCart, next)
  return opened
}

const steps = [
  ['/cart', 'カート'],
  ['/cart/shipping-select', 'お届け先の選択'],
  ['/cart/shipping-add?edit=orderer', /ご注文者/],
  ['/cart/shipping-detail', 'お届け日時・ギフトの指定'],
  ['/cart/shipping-matrix', '複数のお届け先'],
  ['/cart/payment', 'お支払い方法'],
  ['/cart/confirm', 'ご注文内容の確認'],
] as const

test.each(steps)('reports a price change once when %s is opened', async (step, title) => {
  const from = step === '/cart/payment' ? '/cart/shipping-detail' : '/cart/payment'
  const { router } = await seeThen(from, atNewPrice())

  await act(() => router.navigate(step))
  await screen.findByRole('heading', { level: 1, name: title })

  await shows(() => screen.getByText(news))
  expect(screen.getAllByText(dearer)).toHaveLength(1)
  await userEvent.keyboard('{Tab}')
  await act(() => router.navigate(from))
  await waitFor(() => expect(screen.queryByText(news)).not.toBeInTheDocument())
})

test.each(['/cart/shipping-select', '/cart/shipping-add?edit=orderer', '/cart/shipping-detail'])(
  'reports a price that changes while %s is opening',
  async (step) => {
    const { router } = openScreen('/cart/shipping-matrix', { isLogin: true })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(sessionStorage.getItem('draft.cart-form-seen')).not.toBeNull())
    api.answer(getCart, atNewPrice())

    await act(() => router.navigate(step))

    await shows(() => screen.getByText(dearer))
  },
)

test.each(steps)('reports a deleted address at %s with a link', async (step) => {
  const message = 'お届け先の「山田 太郎 さま」は、住所録から削除されています。'
  const cart = cartOf()
  const warnings = [{ code: 'cart.shipping.address_gone', message, product_key: null }]
  const warned = { ...cart, data: { ...cart.data, detail: { ...cart.data.detail, warnings } } }
  api.answer(initCart, warned)
  api.answer(getCart, warned)
  openScreen(step, { isLogin: true })
  await screen.findByRole('heading', { level: 1 })

  await shows(() => screen.getByText(message))
  const isHere = /shipping-(select|matrix)/.test(step)
  expect(
    screen.queryAllByRole('link', { name: 'お届け先を選び直す' }).map((one) => one.getAttribute('href')),
  ).toEqual(isHere ? [] : ['/cart/shipping-select?back=confirm'])
})

test.each(steps)('reports a change from another tab when the shopper returns to %s', async (step) => {
  await seeThen(step, cartOf({ version: 2, detail: { products: [aCartProduct({ quantity: 3 })] } }))

  act(() => void document.dispatchEvent(new Event('visibilitychange')))

  await shows(() => screen.getByText('「今治タオル」の数量：1点→3点'))
})

test.each(steps)('shows the changes when %s is restored from the back-forward cache', async (step) => {
  await seeThen(step, atNewPrice())

  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))

  await shows(() => screen.getByText(dearer))
})

test('reports changes only after the connection returns', async () => {
  await seeThen('/cart/payment', atNewPrice())
  api.lose(getCart)
  const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

  await comeBack()
  await waitFor(() => expect(hasPendingChanges()).toBe(false))
  expect(screen.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
  expect(screen.queryByText(news)).not.toBeInTheDocument()

  api.answer(getCart, atNewPrice())
  await comeBack()
  await shows(() => screen.getByText(dearer))
})

test('reports changes from the latest response on the next step', async () => {
  await seeThen('/cart/payment', atNewPrice())
  api.answer(modifyCartOther, { ...atNewPrice(), version: 2 })
  api.answer(modifyCartOrder, { ...atNewPrice(), version: 3 })
  await userEvent.type(await screen.findByLabelText(/領収書の宛名/), 'つなぐ商会')
  await userEvent.click(screen.getByRole('radio', { name: /銀行振込/ }))

  await userEvent.click(screen.getByRole('button', { name: 'ご注文内容の確認へ' }))

  await screen.findByRole('heading', { level: 1, name: 'ご注文内容の確認' })
  await shows(() => screen.getByText(dearer))
})

const warnings = [
  ['cart.product.sold_out', '「今治タオル」は在庫切れです。'],
  ['cart.coupon.is_expired', '秋の割引：このクーポンは有効期限が切れています。'],
  ['cart.payment.card_gone', 'お選びのカードは、登録から削除されています。'],
  ['cart.packing.delivery_not_possible', 'お届け希望日の11月27日（金）には間に合わなくなりました。'],
] as const

test.each(steps.flatMap(([step]) => warnings.map(([code, message]) => ({ step, code, message }))))(
  'shows the warning $code only once at $step',
  async ({ step, code, message }) => {
    const detail = { ...cartOf().data.detail, warnings: [{ code, message, product_key: null }] }
    const cart = cartOf()
    const warned = { ...cart, data: { ...cart.data, detail } }
    api.answer(initCart, warned)
    api.answer(getCart, warned)
    api.answer(checkCartPayment, { is_valid: false, errors: [{ code, message, step: 'cart' }] })
    openScreen(step, { isLogin: true })
    await screen.findByRole('heading', { level: 1 })

    const isToldByParcel = step === '/cart/shipping-detail' && code === 'cart.packing.delivery_not_possible'
    await waitFor(() => expect(screen.queryAllByText(message)).toHaveLength(isToldByParcel ? 0 : 1))
  },
)
