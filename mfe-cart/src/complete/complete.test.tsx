import {
  deleteCartTransactionError,
  getCart,
  getCartOrder,
  initCart,
  listCartPayments,
} from '@storefront/contracts'
import { registrationDraft } from '@storefront/forms'
import { emptySite } from '@storefront/site'
import { orderedGoods } from '@storefront/state'
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { saveCartToken } from '../engine/cart-token.state'
import { raisePaymentFlag } from '../engine/payment-flag.state'
import { rememberOrder } from '../checkout/purchase-tracking.state'
import {
  aCart,
  aCartProduct,
  aDetail,
  anOrderableCart,
  anOrderer,
  aPacking,
  aPlacedOrder,
  aShipping,
} from '../testing/cart-builders'
import { recordEvents, fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()
const url = '/cart/complete?order_no=T20261121-000001'

test("loads a guest's order with its cart token", async () => {
  rememberOrder('T20261121-000001', 'ordered-token')
  api.answer(getCartOrder, aPlacedOrder({ payment_instruction: '7日以内にお支払いください。' }))
  openScreen(url)

  await shows(() => screen.getByText('7日以内にお支払いください。'))
  expect(api.callsOf(getCartOrder)[0]?.url.searchParams.get('token')).toBe('ordered-token')
})

test('does not record the purchase again when the screen reopens', async () => {
  const recorded = recordEvents('analytics.recorded')
  rememberOrder('T20261121-000001', 'ordered-token')
  api.answer(getCartOrder, aPlacedOrder())

  openScreen(url)
  await screen.findByText('注文番号：T20261121-000001')
  await waitFor(() => expect(recorded.map(({ name }) => name)).toEqual(['purchase']))
  cleanup()
  const { router } = openScreen(url)
  await screen.findByText('注文番号：T20261121-000001')
  // Revalidation runs the screen's completion a second time.
  await act(() => router.revalidate())

  expect(recorded.map(({ name, token }) => [name, token])).toEqual([['purchase', 'ordered-token']])
})

test('keeps the ordered goods for the tab once', async () => {
  const { result } = renderHook(() => orderedGoods.use())
  rememberOrder('T20261121-000001', 'ordered-token')
  const [line] = aPlacedOrder().detail.products
  api.answer(getCartOrder, aPlacedOrder())

  openScreen(url)
  await waitFor(() => expect(result.current).toEqual({ [line?.product_info.id ?? 0]: line?.quantity }))
  cleanup()
  openScreen(url)
  await screen.findByText('注文番号：T20261121-000001')

  expect(renderHook(() => orderedGoods.use()).result.current).toEqual({
    [line?.product_info.id ?? 0]: line?.quantity,
  })
})

test.each([
  [true, 3000],
  [false, 3300],
])(
  'applies GTM.PURCHASE.IS_WITHOUT_TAX_VALUE %s to record a purchase value of %i',
  async (isPurchaseWithoutTax, value) => {
    const recorded = recordEvents('analytics.recorded')
    const { settings } = emptySite('tsunagu')
    rememberOrder('T20261121-000001', 'ordered-token')
    api.answer(getCartOrder, aPlacedOrder())

    openScreen(url, {
      settings: { ...settings, tagManager: { ...settings.tagManager, isPurchaseWithoutTax } },
    })

    await waitFor(() => expect(recorded).toHaveLength(1))
    expect(recorded[0]).toMatchObject({ name: 'purchase', args: { value, tax: 300 } })
  },
)

test('shows the link of a social gift and its expiry date', async () => {
  rememberOrder('T20261121-000001', 'ordered-token')
  api.answer(
    getCartOrder,
    aPlacedOrder({ social_gift: { path: '/social-gift/abc', expires_at: '2026-12-21T10:00:00+09:00' } }),
  )
  openScreen(url)

  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'ギフトのリンク' })).toHaveValue(
      'http://localhost/social-gift/abc',
    ),
  )
  expect(screen.getByText(/2026\.12\.21 10:00まで/)).toBeVisible()
})

test("lets the giver email a social gift's link or select it", async () => {
  const toasts = recordEvents('toast.raised')
  rememberOrder('T20261121-000001', 'ordered-token')
  const social_gift = { receiver_name: '和子', sender_name: '花子', message: 'ありがとう' }
  api.answer(
    getCartOrder,
    aPlacedOrder({
      social_gift: { path: '/social-gift/abc', expires_at: '2026-12-21T10:00:00+09:00' },
      detail: aDetail({ social_gift }),
    }),
  )
  openScreen(url)

  const mail = await screen.findByRole('link', { name: 'メールで送る' })
  const body = decodeURIComponent(mail.getAttribute('href') ?? '')
  expect(body).toContain('http://localhost/social-gift/abc')
  expect(body).toContain('和子 さま')
  await userEvent.click(screen.getByRole('button', { name: 'リンクをコピーする' }))

  await waitFor(() => expect(toasts.map(({ type }) => type)).toEqual(['caution']))
  expect(screen.getByRole('textbox', { name: 'ギフトのリンク' })).toHaveFocus()
})

test('links to the giver page when a gift has several recipients', async () => {
  rememberOrder('T20261121-000001', 'ordered-token')
  const names = ['和子', '次郎']
  const social_gift = {
    receiver_name: '和子、次郎',
    receiver_names: names,
    sender_name: '花子',
    message: null,
  }
  const expires_at = '2026-12-21T10:00:00+09:00'
  api.answer(
    getCartOrder,
    aPlacedOrder({
      social_gift: { path: '/social-gift/abc', giver_path: '/social-gift/giver/xyz', expires_at },
      detail: aDetail({ social_gift }),
    }),
  )
  openScreen(url)

  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'リンクを送る・状況を見る' })).toHaveAttribute(
      'href',
      '/social-gift/giver/xyz',
    ),
  )
  expect(screen.queryByRole('textbox', { name: 'ギフトのリンク' })).not.toBeInTheDocument()
})

test('says that the gift link will be emailed after payment', async () => {
  rememberOrder('T20261121-000001', 'ordered-token')
  const social_gift = { receiver_name: '和子', sender_name: '花子', message: null }
  api.answer(
    getCartOrder,
    aPlacedOrder({
      status: 'waiting_deposit',
      payment_instruction: '7日以内にお振り込みください。',
      detail: aDetail({ social_gift }),
    }),
  )
  openScreen(url)

  await shows(() => screen.getByText('お支払いを確認しましたら、お相手へ贈るリンクをメールでお送りします。'))
  expect(screen.getByText('お相手が住所を入力しましたら、発送します。')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'ギフトのリンク' })).not.toBeInTheDocument()
})

test("shows each address's products and arrival date", async () => {
  rememberOrder('T20261121-000001', 'ordered-token')
  const arrival_text = 'ご入金の確認後、5日ほどでお届けします'
  const products = [
    aCartProduct({ packing_key: 'packing-1' }),
    aCartProduct({ key: 'line-2', packing_key: 'packing-2', quantity: 2 }),
  ]
  const second = aPacking({ key: 'packing-2', products: [{ key: 'line-2', quantity: 2 }], arrival_text })
  const shippings = [
    aShipping({ packings: [aPacking({ arrival_text })] }),
    aShipping({ key: 's2', shipping_name: '佐藤 和子', packings: [second] }),
  ]
  api.answer(getCartOrder, aPlacedOrder({ detail: aDetail({ products, shippings }) }))
  openScreen(url)

  await screen.findAllByText(arrival_text)
  const [first = '', other = ''] = (document.body.textContent ?? '').split('佐藤 和子')
  expect(first).toContain('今治タオル 1点お届け日時指定なし')
  expect(first).toContain(`お届けの時期${arrival_text}`)
  expect(other).toContain('今治タオル 2点')
})

test('records a purchase only after the payment service has decided', async () => {
  const recorded = recordEvents('analytics.recorded')
  rememberOrder('T20261121-000001', 'ordered-token')
  let status: 'pending_payment' | 'accepted' = 'pending_payment'
  api.answerBy(getCartOrder, () => [aPlacedOrder({ status, payment_name: 'PayPay' }), 200])
  openScreen(url)

  await shows(() => screen.getByRole('heading', { level: 1, name: 'お支払いを確認しています' }))
  expect(screen.getByRole('status')).toHaveTextContent('PayPayからの結果を待っています')
  expect(screen.getByRole('link', { name: '最新の状況を確認する' })).toHaveAttribute('href', url)
  expect(recorded).toEqual([])
  status = 'accepted'

  await shows(() => screen.getByRole('heading', { name: 'ご注文ありがとうございます' }), { timeout: 5_000 })
  expect(recorded.map(({ name }) => name)).toEqual(['purchase'])
})

test('shows that an order has since been cancelled', async () => {
  rememberOrder('T20261121-000001', 'ordered-token')
  api.answer(getCartOrder, aPlacedOrder({ status: 'cancelled' }))
  openScreen(url, { isLogin: true })

  await shows(() => screen.getByRole('heading', { level: 1, name: 'このご注文はキャンセルされています' }))
  expect(screen.getByRole('status')).toHaveTextContent('注文番号：T20261121-000001')
  expect(screen.getByRole('link', { name: 'ご注文履歴を見る' })).toHaveAttribute(
    'href',
    '/mypage/order_history',
  )
})

test('records no purchase if the order has since been cancelled', async () => {
  const recorded = recordEvents('analytics.recorded')
  rememberOrder('T20261121-000001', 'ordered-token')
  api.answer(getCartOrder, aPlacedOrder({ status: 'cancelled' }))
  raisePaymentFlag()
  openScreen(url)

  await waitFor(() => expect(document.cookie).not.toContain('isDoPayment'))
  expect(recorded).toEqual([])
})

test('returns to the payment screen if the payment failed', async () => {
  const failed = anOrderableCart({
    transaction_error: { code: 'cart.payment.refused', message: 'PayPayでお支払いいただけませんでした。' },
  })
  api.answer(getCartOrder, aPlacedOrder({ status: 'payment_failed' }))
  api.answer(initCart, failed)
  api.answer(getCart, failed)
  api.answer(listCartPayments, { data: [] })
  saveCartToken(failed.token, failed.expires_at)
  raisePaymentFlag()
  openScreen(url)

  await shows(() => screen.getByText('PayPayでお支払いいただけませんでした。'))
  await waitFor(() => expect(document.cookie).not.toContain('isDoPayment'))
  expect(api.callsOf(deleteCartTransactionError)).toHaveLength(0)
})

test("does not show an earlier cart's failed payment", async () => {
  const another = anOrderableCart()
  api.answer(getCartOrder, aPlacedOrder({ status: 'payment_failed' }))
  api.answer(initCart, another)
  api.answer(getCart, another)
  api.answer(listCartPayments, { data: [] })
  saveCartToken(another.token, another.expires_at)
  const { urlNow } = openScreen(url)

  await shows(() => screen.getByRole('heading', { level: 1, name: 'お支払い方法' }))
  expect(urlNow()).toBe('/cart/payment')
  expect(screen.queryByText('お支払いが完了しませんでした')).not.toBeInTheDocument()
})

test('does not wait for a cash-on-delivery payment', async () => {
  rememberOrder('T20261121-000001', 'ordered-token')
  api.answer(
    getCartOrder,
    aPlacedOrder({
      payment_name: '代金引換',
      payment_instruction: '商品お届け時に、配送業者へ現金でお支払いください。',
    }),
  )
  openScreen(url)

  await shows(() => screen.getByText('商品お届け時に、配送業者へ現金でお支払いください。'))
  expect(screen.queryByText(/お支払いを確認しましたら/)).not.toBeInTheDocument()
})

test.each([
  [false, 1],
  [true, 0],
])('offers registration only to guests (login is %s)', async (isLogin, offers) => {
  rememberOrder('T20261121-000001', 'ordered-token')
  api.answer(getCartOrder, aPlacedOrder())
  openScreen(url, { isLogin })
  await screen.findByText('注文番号：T20261121-000001')

  expect(screen.queryAllByRole('form', { name: '会員登録' })).toHaveLength(offers)
})

test('offers a business one way to register', async () => {
  rememberOrder('T20261121-000001', 'ordered-token')
  api.answer(getCartOrder, aPlacedOrder())
  openScreen(url, { settings: { ...emptySite('tsunagu').settings, isBoughtOnAccount: true } })

  await shows(() => screen.getByRole('link', { name: '会員登録へ進む' }))
  expect(screen.queryByRole('form', { name: '会員登録' })).toBeNull()
})

test('prefills the full registration form from the order', async () => {
  rememberOrder('T20261121-000001', 'ordered-token')
  const orderer = { ...anOrderer(), last_name: '高橋' }
  api.answer(getCartOrder, aPlacedOrder({ detail: aDetail({ orderer }) }))
  openScreen(url, { settings: { ...emptySite('tsunagu').settings, isSchoolRequired: true } })
  const offer = await screen.findByRole('link', { name: '会員登録へ進む' })
  expect(registrationDraft.read()).toBeUndefined()

  await userEvent.click(offer)

  expect(registrationDraft.read()).toMatchObject({ last_name: '高橋', email: orderer.email })
  expect(registrationDraft.read()).not.toHaveProperty('address2')
  registrationDraft.clear()
})

test('deletes the stored tracking data on a 404', async () => {
  rememberOrder('T20261121-000001', 'ordered-token')
  api.answer(getCartOrder, { message: 'ご注文が見つかりません。', code: 'order.not_found' }, { status: 404 })
  api.answer(initCart, aCart({ detail: { products: [] } }))
  const { urlNow } = openScreen(url)

  await shows(() => screen.getByText('このご注文は、この画面では表示できません'))
  expect(urlNow()).toContain('/cart/')
  expect(localStorage.getItem('cart-placed-order')).toBeNull()
})
