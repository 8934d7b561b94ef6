import { checkCartPayment, decideCart, getCart, getCartOrder, initCart } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import {
  aCart,
  aCartAccessory,
  aCartProduct,
  anOrderableCart,
  aPacking,
  aPlacedOrder,
  aShipping,
} from '../testing/cart-builders'
import { recordEvents, fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()
const fine = { is_valid: true, errors: [] }

beforeEach(() => {
  api.answer(initCart, anOrderableCart())
  api.answer(getCart, anOrderableCart())
  api.answer(checkCartPayment, fine)
})

test('shows the legally required blocks with edit links', async () => {
  openScreen('/cart/confirm')

  const goods = await screen.findByRole('region', { name: 'ご注文の商品' })
  expect(goods).toHaveTextContent('3,300円（税込）× 1点')
  expect(within(goods).getByRole('link', { name: 'ご注文の商品を変更する' })).toHaveAttribute('href', '/cart')
  expect(screen.getByRole('region', { name: 'お届け先' })).toHaveTextContent('東京都千代田区千代田1-1')
  expect(screen.getByRole('link', { name: 'お届け先を変更する' })).toHaveAttribute(
    'href',
    '/cart/shipping-select?back=confirm',
  )
  expect(screen.getByRole('link', { name: 'ご注文者の情報を変更する' })).toHaveAttribute(
    'href',
    '/cart/shipping-add?edit=orderer',
  )
  expect(screen.getByRole('link', { name: 'お支払い方法を変更する' })).toHaveAttribute(
    'href',
    '/cart/payment',
  )
  expect(screen.getByRole('region', { name: 'キャンセル・返品について' })).toHaveTextContent(
    '特定商取引法に基づく表記',
  )
  expect(screen.getByRole('complementary', { name: 'お支払い金額' })).toHaveTextContent('送料')
})

test('offers a note to the shop before there is one', async () => {
  openScreen('/cart/confirm')

  const note = await screen.findByRole('region', { name: '備考' })
  expect(note).toHaveTextContent('なし')
  expect(within(note).getByRole('link', { name: '備考を変更する' })).toHaveAttribute(
    'href',
    '/cart/shipping-detail?back=confirm#note',
  )
})

test('shows a line’s noshi as it will be printed', async () => {
  const line = aCartProduct({ accessories: [aCartAccessory()] })
  api.answer(initCart, anOrderableCart({ detail: { products: [line] } }))
  openScreen('/cart/confirm')

  const goods = await screen.findByRole('region', { name: 'ご注文の商品' })
  const name = 'のしの仕上がり見本：御祝・紅白蝶結び・外のし・山田'
  expect(within(goods).getByRole('img', { name })).toBeVisible()
})

test('shows the message card of a parcel under the destination', async () => {
  const card = aCartAccessory({
    kind: 'message_card',
    name: 'メッセージカード',
    noshi_heading: null,
    noshi_name: null,
    message: 'おめでとう',
    total_price: 110,
  })
  api.answer(
    initCart,
    anOrderableCart({
      detail: { products: [aCartProduct({ packing_key: 'packing-1', accessories: [card] })] },
    }),
  )
  openScreen('/cart/confirm')

  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'お届け先' })).toHaveTextContent(
      '荷物に添えるものメッセージカード（「おめでとう」） ＋110円',
    ),
  )
  expect(screen.getByRole('region', { name: 'ご注文の商品' })).not.toHaveTextContent('メッセージカード')
})

test("shows each address's products, quantities, wrapping and card", async () => {
  const noshi = aCartAccessory({ product_key: 'line-2' })
  const plain = { noshi_heading: null, noshi_name: null }
  const printed = { ...plain, kind: 'message_card', name: 'メッセージカード', message: 'おめでとう' } as const
  const card = aCartAccessory({ key: 'card-1', product_key: 'line-2', ...printed })
  const products = [
    aCartProduct({ packing_key: 'packing-1', quantity: 1 }),
    aCartProduct({ key: 'line-2', packing_key: 'packing-2', quantity: 2, accessories: [noshi, card] }),
  ]
  const second = aPacking({ key: 'packing-2', products: [{ key: 'line-2', quantity: 2 }] })
  const shippings = [aShipping(), aShipping({ key: 's2', shipping_name: '佐藤 和子', packings: [second] })]
  api.answer(initCart, anOrderableCart({ detail: { products, shippings } }))
  openScreen('/cart/confirm')

  const places = await screen.findByRole('region', { name: 'お届け先' })
  const [first = '', other = ''] = (places.textContent ?? '').split('佐藤 和子')
  expect(first).toContain('お届けの商品今治タオル 1点')
  expect(first).not.toMatch(/のし|メッセージカード/)
  expect(other).toContain('お届けの商品今治タオル 2点')
  expect(other).toContain('のし（御祝・紅白蝶結び・外のし・山田）')
  expect(other).toContain('荷物に添えるものメッセージカード（「おめでとう」）')
  expect(screen.getByRole('region', { name: 'ご注文の商品' })).not.toHaveTextContent('のし（')
})

test('shows the promised arrival if no day is chosen', async () => {
  const packings = [aPacking({ arrival_text: '11月27日（金）ごろにお届けします' })]
  api.answer(initCart, anOrderableCart({ detail: { shippings: [aShipping({ packings })] } }))
  openScreen('/cart/confirm')

  const places = await screen.findByRole('region', { name: 'お届け先' })
  expect(places).toHaveTextContent('お届けの時期11月27日（金）ごろにお届けします')
})

test('names the store for a convenience store payment', async () => {
  const payment = {
    kind: 'convenience_store',
    masked_number: null,
    expiration: null,
    user_card_id: null,
    convenience_store: 'lawson',
    convenience_store_name: 'ローソン',
  }
  api.answer(initCart, anOrderableCart({ payment_name: 'コンビニ払い', detail: { payment } }))
  openScreen('/cart/confirm')

  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'お支払い' })).toHaveTextContent('コンビニローソン'),
  )
})

test('includes the coupon and payment fee in the total', async () => {
  const { order } = anOrderableCart().data.detail
  const dearer = {
    ...order,
    coupon_discount: 500,
    payment_fee: 330,
    total_payment: order.total_payment - 170,
  }
  api.answer(initCart, anOrderableCart({ payment_name: '代金引換', detail: { order: dearer } }))
  openScreen('/cart/confirm')

  const sums = await screen.findByRole('complementary', { name: 'お支払い金額' })

  expect(sums).toHaveTextContent('クーポン割引−500円')
  expect(sums).toHaveTextContent('決済手数料330円')
})

test('requires no payment if points cover the order', async () => {
  const { order } = anOrderableCart().data.detail
  const free = { ...order, point: order.total_payment, total_payment: 0 }
  api.answer(initCart, anOrderableCart({ payment_name: 'お支払い不要', detail: { order: free } }))
  openScreen('/cart/confirm')

  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'お支払い' })).toHaveTextContent('お支払い不要'),
  )
})

test('sends the same idempotency key on a double click and a retry', async () => {
  const recorded = recordEvents('analytics.recorded')
  const emptied = recordEvents('cart.emptied')
  api.answer(decideCart, { message: '混み合っています' }, { status: 500 })
  const { urlNow } = openScreen('/cart/confirm')
  const button = await screen.findByRole('button', { name: '注文を確定する' })

  await userEvent.dblClick(button)
  await shows(() => screen.getByText(/二重のご注文にはなりません/))
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/二重のご注文にはなりません/))
  api.answer(decideCart, {
    order_no: 'T20261121-000001',
    status: 'accepted',
    redirect_url: null,
    receipt_token: 'receipt',
  })
  api.answer(getCartOrder, aPlacedOrder())
  await userEvent.click(screen.getByRole('button', { name: '注文を確定する' }))

  await shows(() => screen.getByText('注文番号：T20261121-000001'))
  expect(urlNow()).toBe('/cart/complete?order_no=T20261121-000001')
  const keys = api
    .callsOf(decideCart)
    .map(({ body }) => (body as { idempotency_key: string }).idempotency_key)
  expect(new Set(keys).size).toBe(1)
  await waitFor(() => expect(recorded.filter(({ name }) => name === 'purchase')).toHaveLength(1))
  expect(emptied).toEqual([{ reason: 'ordered' }])
})

test('shows changes from another tab before placing the order', async () => {
  openScreen('/cart/confirm')
  const button = await screen.findByRole('button', { name: '注文を確定する' })
  const message = 'ご注文の内容が変わりました。内容と金額をご確認のうえ、もう一度お進みください。'
  api.answer(decideCart, { message, code: 'cart.decision.changed' }, { status: 422 })
  api.answer(
    getCart,
    anOrderableCart({ version: 2, detail: { products: [aCartProduct({ quantity: 2, total_price: 6600 })] } }),
  )

  await userEvent.click(button)

  await shows(() => screen.getByText(message))
  expect(api.callsOf(decideCart)[0]?.body).toMatchObject({ version: 1, total_payment: 3300 })
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'ご注文の商品' })).toHaveTextContent('3,300円（税込）× 2点'),
  )
  expect(screen.getByRole('button', { name: '注文を確定する' })).toBeEnabled()
})

test("shows a changed line's old and new price once", async () => {
  openScreen('/cart/confirm')
  const button = await screen.findByRole('button', { name: '注文を確定する' })
  const change = '「今治タオル」の価格（1点）：3,300円→3,850円'
  const body = { message: '変わりました', code: 'cart.decision.changed', errors: { changed: [change] } }
  api.answer(decideCart, body, { status: 422 })
  api.answer(getCart, anOrderableCart({ detail: { products: [aCartProduct({ price_with_tax: 3850 })] } }))

  await userEvent.click(button)

  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'ご注文の商品' })).toHaveTextContent('3,850円（税込）× 1点'),
  )
  expect(screen.getAllByText(change)).toHaveLength(1)
  expect(within(screen.getByRole('alert')).getByText(change)).toBeVisible()
  expect(screen.getByRole('group', { name: 'ご確認ください' })).toHaveFocus()
})

test('places the order with the prices shown', async () => {
  const refused = { message: 'ご確認ください', code: 'cart.decision.changed' }
  api.answer(decideCart, refused, { status: 422 })
  openScreen('/cart/confirm')

  await userEvent.click(await screen.findByRole('button', { name: '注文を確定する' }))

  await waitFor(() =>
    expect(api.callsOf(decideCart)[0]?.body).toMatchObject({
      shown: { lines: [{ key: 'line-1', quantity: 1, price_with_tax: 3300, accessory_price: 0 }] },
    }),
  )
})

test('places the order with the delivery time shown', async () => {
  const arrival_text = '11月27日（金）ごろにお届けします'
  const packings = [aPacking({ arrival_text }), aPacking({ key: 'packing-2', arrival_text: null })]
  api.answer(initCart, anOrderableCart({ detail: { shippings: [aShipping({ packings })] } }))
  const decided = {
    order_no: 'T20261121-000001',
    status: 'accepted',
    redirect_url: null,
    receipt_token: null,
  }
  api.answer(decideCart, decided)
  api.answer(getCartOrder, aPlacedOrder())
  openScreen('/cart/confirm')

  await userEvent.click(await screen.findByRole('button', { name: '注文を確定する' }))

  await waitFor(() =>
    expect(api.callsOf(decideCart)[0]?.body).toMatchObject({ arrival_texts: [arrival_text, null] }),
  )
})

test('links a blocking problem to the screen that resolves it', async () => {
  api.answer(checkCartPayment, {
    is_valid: false,
    errors: [
      { code: 'cart.payment.card_required', message: 'カード情報を入力してください。', step: 'payment' },
    ],
  })
  openScreen('/cart/confirm')

  await shows(() => screen.getByText('カード情報を入力してください。'))
  expect(screen.getByRole('link', { name: 'お支払い方法を選ぶ' })).toHaveAttribute('href', '/cart/payment')
  expect(screen.queryByRole('button', { name: '注文を確定する' })).not.toBeInTheDocument()
})

test('shows the legally required notice for alcohol', async () => {
  api.answer(initCart, anOrderableCart({ detail: { has_alcohol: true } }))
  openScreen('/cart/confirm')

  await shows(() => screen.getByText('20歳未満の者の飲酒は法律で禁止されています'))
})

test('redirects to the cart if there are no products', async () => {
  api.answer(initCart, aCart({ detail: { products: [] } }))
  const { urlNow } = openScreen('/cart/confirm')

  await waitFor(() => expect(urlNow()).toBe('/cart/'))
})

test('offers login when the API requires a guest to sign in', async () => {
  api.answer(decideCart, { message: 'ログインしてください', code: 'auth.unauthorised' }, { status: 401 })
  openScreen('/cart/confirm')
  const button = await screen.findByRole('button', { name: '注文を確定する' })

  await userEvent.click(button)

  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('このカートのご注文にはログインが必要です'),
  )
  expect(screen.getByRole('link', { name: 'ログインへ進む' })).toHaveAttribute(
    'href',
    '/login/?back=%2Fcart%2Fconfirm',
  )
  expect(button).not.toHaveAttribute('aria-disabled', 'true')
})

test('offers login, not a changed quantity, after the session is lost', async () => {
  api.answer(decideCart, { message: 'ログインしてください', code: 'auth.unauthorised' }, { status: 401 })
  openScreen('/cart/confirm')
  const button = await screen.findByRole('button', { name: '注文を確定する' })
  act(() => publish('session.ended', { reason: 'unauthorised' }))

  await userEvent.click(button)

  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('このカートのご注文にはログインが必要です'),
  )
})

test('reports only once that a product has just sold out', async () => {
  const message = '「今治タオル」は在庫切れです。'
  const warning = { code: 'cart.product.sold_out', message, product_key: 'line-1' }
  const gone = anOrderableCart({ version: 9, detail: { warnings: [warning] } })
  openScreen('/cart/confirm')
  const press = await screen.findByRole('button', { name: '注文を確定する' })
  api.answer(initCart, gone)
  api.answer(getCart, gone)
  api.answer(decideCart, { message, code: warning.code, errors: {} }, { status: 422 })
  api.answer(checkCartPayment, { is_valid: false, errors: [{ code: warning.code, message, step: 'cart' }] })
  await userEvent.click(press)

  await waitFor(() => expect(press).not.toBeInTheDocument())
  expect(screen.getAllByText(message)).toHaveLength(1)
  const told = within(screen.getByText(message).closest('[role="alert"]')!)
  expect(told.getByRole('link')).toHaveAttribute('href', '/cart')
})
