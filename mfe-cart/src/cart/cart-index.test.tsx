import {
  addCartCoupon,
  addCartProduct,
  changeCartPoint,
  deleteCartProducts,
  getCart,
  initCart,
  modifyCartProduct,
  type Cart,
} from '@storefront/contracts'
import { connectShell, shell } from '@storefront/navigation'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { adoptCart, changeCart, currentCart } from '../engine/cart.state'
import { whenChangesSettled } from '../engine/pending-changes.state'
import { aCart, aCartAccessory, aCartProduct } from '../testing/cart-builders'
import { recordEvents, fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()
const withQuantity = (quantity: number, version: number) =>
  aCart({ version, detail: { products: [aCartProduct({ quantity, total_price: 3300 * quantity })] } })

test('shows the products in the cart and the checkout button', async () => {
  const facts = recordEvents('analytics.recorded')
  api.answer(initCart, aCart())
  openScreen('/cart')

  await shows(() => screen.getByRole('heading', { level: 1, name: 'カート' }))
  await waitFor(() =>
    expect(screen.getByRole('link', { name: '今治タオル' })).toHaveAttribute(
      'href',
      '/product/imabari-towel-set',
    ),
  )
  expect(screen.getByRole('button', { name: 'ご購入手続きへ' })).toBeEnabled()
  await waitFor(() => expect(facts.map(({ name }) => name)).toEqual(['view_cart']))
})

test.each([
  ['gone', /^お取り扱いが終了した商品/],
  ['expired', 'カートの有効期限が切れました'],
])('shows the reason %s and removes it from the URL', async (name, words) => {
  api.answer(initCart, aCart())
  history.replaceState({ idx: 3 }, '', `/cart?${name}=1&from=mail`)
  openScreen(`/cart?${name}=1&from=mail`)

  await shows(() => screen.getByText(words))
  expect(location.pathname + location.search).toBe('/cart?from=mail')
  expect(history.state).toEqual({ idx: 3 })
  history.replaceState(null, '', '/')
})

test.each([
  [
    'sold out',
    { stock_state: 'sold_out' as const, max_quantity: 0 },
    '売り切れ この商品を削除してお進みください。',
  ],
  ['no longer sold', { is_sale: false }, '販売を終了しました この商品を削除してお進みください。'],
  ['low in stock', { max_quantity: 1 }, '1点までご注文いただけます 数量をお選びなおしください。'],
])('shows the problem and the remedy for a line that is %s', async (_name, info, words) => {
  const { product_info } = aCartProduct()
  api.answer(
    initCart,
    aCart({
      detail: { products: [aCartProduct({ quantity: 2, product_info: { ...product_info, ...info } })] },
    }),
  )
  openScreen('/cart')

  await waitFor(() => expect(screen.getByRole('list', { name: 'カートの商品' })).toHaveTextContent(words))
})

test("lists a parcel's card after the products", async () => {
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
    aCart({ detail: { products: [aCartProduct({ accessories: [card] }), aCartProduct({ key: 'line-2' })] } }),
  )
  openScreen('/cart')

  await shows(() => screen.getByRole('heading', { name: '荷物に添えるもの' }))
  expect(screen.getByRole('list', { name: 'カートの商品' })).not.toHaveTextContent('メッセージカード')
})

test('shows a line’s noshi as printed and a missing name', async () => {
  const noshi = aCartAccessory({ noshi_name: null })
  api.answer(initCart, aCart({ detail: { products: [aCartProduct({ accessories: [noshi] })] } }))
  openScreen('/cart')

  const name = 'のしの仕上がり見本：御祝・紅白蝶結び・外のし・お名前なし'
  await shows(() => screen.getByRole('img', { name }))
  expect(screen.getByRole('list', { name: 'カートの商品' })).toHaveTextContent('外のし・お名前なし')
  expect(screen.getByText('のしの表書き：御祝・お名前：なし')).toBeVisible()
})

test('links to the products if the cart is empty', async () => {
  api.answer(initCart, aCart({ detail: { products: [] } }))
  openScreen('/cart')

  await shows(() => screen.getByText('カートに商品は入っていません'))
  expect(screen.getByRole('link', { name: '商品をさがす' })).toHaveAttribute('href', '/product')
})

test('merges fast quantity clicks into two requests', async () => {
  api.answer(initCart, withQuantity(1, 1))
  api.answer(modifyCartProduct, withQuantity(4, 2))
  openScreen('/cart')
  const more = await screen.findByRole('button', { name: '1つ増やす' })

  fireEvent.click(more)
  fireEvent.click(more)
  fireEvent.click(more)

  expect(screen.getByRole('textbox', { name: '数量' })).toHaveValue('4')
  await waitFor(() => expect(screen.getAllByText(/13,200円/)).not.toHaveLength(0))
  await act(() => whenChangesSettled())
  const quantities = api.callsOf(modifyCartProduct).map(({ body }) => (body as { quantity: number }).quantity)
  expect(quantities).toEqual([2, 4])
})

test('records only the difference when a quantity changes', async () => {
  const recorded = recordEvents('analytics.recorded')
  api.answer(initCart, withQuantity(1, 1))
  api.answer(modifyCartProduct, withQuantity(3, 2))
  openScreen('/cart')
  const more = await screen.findByRole('button', { name: '1つ増やす' })

  fireEvent.click(more)
  fireEvent.click(more)
  await waitFor(() => expect(recorded.map(({ name }) => name)).toContain('add_to_cart'))
  api.answer(modifyCartProduct, withQuantity(2, 3))
  await userEvent.click(screen.getByRole('button', { name: '1つ減らす' }))
  await waitFor(() => expect(recorded.map(({ name }) => name)).toContain('remove_from_cart'))

  const quantities = recorded
    .filter(({ name }) => name !== 'view_cart')
    .map(({ name, args }) => [name, (args.items as { quantity: number }[])[0]?.quantity])
  expect(quantities).toEqual([
    ['add_to_cart', 2],
    ['remove_from_cart', 1],
  ])
})

test('shows favourites, recommendations and recently viewed products', async () => {
  const mountWidget = jest.fn((_id: string, _place: HTMLElement, _data: Record<string, unknown>) => ({
    update: () => undefined,
    unmount: () => undefined,
  }))
  api.answer(initCart, aCart())
  const { router } = openScreen('/cart')
  connectShell({ ...shell(), mountWidget })
  await screen.findByRole('link', { name: '今治タオル' })

  const shownData = () => Object.fromEntries(mountWidget.mock.calls.map(([id, , data]) => [id, data]))
  await waitFor(() =>
    expect(Object.keys(shownData()).toSorted()).toEqual([
      'catalog/favourite',
      'catalog/recent-products',
      'catalog/recommended-products',
      'catalog/school-progress',
    ]),
  )
  const shown = shownData()
  expect(shown['catalog/favourite']).toMatchObject({
    productId: 1,
    productName: '今治タオル',
    isWorded: true,
    item: { item_id: 'TW-001' },
  })
  expect(shown['catalog/recommended-products']).toEqual({ productKey: 'imabari-towel-set', exceptIds: [1] })
  router.dispose()
})

const whileTimePasses = () => jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_000)

test('shows a recently loaded cart without another request', async () => {
  adoptCart(aCart())
  openScreen('/cart')

  await shows(() => screen.getByRole('link', { name: '今治タオル' }))
  expect(api.callsOf(getCart)).toHaveLength(0)
})

test('replaces a cart that was ordered in another tab', async () => {
  const emptied = recordEvents('cart.emptied')
  adoptCart(aCart())
  const clock = whileTimePasses()
  api.answer(getCart, aCart({ version: 2, order_no: 'T20261121-000001' }))
  api.answer(initCart, aCart({ token: 'next-cart', detail: { products: [] } }))
  openScreen('/cart')

  await shows(() => screen.getByText('カートに商品は入っていません'))
  expect(emptied).toEqual([{ reason: 'ordered' }])
  expect(api.callsOf(initCart)[0]?.body).toEqual({ token: null })
  clock.mockRestore()
})

test("resets a rejected quantity to the server's value", async () => {
  const toasts = recordEvents('toast.raised')
  api.answer(initCart, withQuantity(1, 1))
  api.answer(
    modifyCartProduct,
    { message: '1点までご注文いただけます。', code: 'cart.update_products.not_enough' },
    { status: 422 },
  )
  openScreen('/cart')

  await userEvent.click(await screen.findByRole('button', { name: '1つ増やす' }))

  await waitFor(() => expect(toasts.map(({ message }) => message)).toContain('1点までご注文いただけます。'))
  await waitFor(() => expect(screen.getByRole('textbox', { name: '数量' })).toHaveValue('1'))
})

test.each([404, 409, 429])('resets a quantity rejected with %s and keeps it editable', async (status) => {
  const toasts = recordEvents('toast.raised')
  api.answer(initCart, withQuantity(1, 1))
  api.answer(modifyCartProduct, { message: '混み合っています。', code: 'server.busy' }, { status })
  openScreen('/cart')

  await userEvent.click(await screen.findByRole('button', { name: '1つ増やす' }))
  await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['混み合っています。']))
  await waitFor(() => expect(screen.getByRole('textbox', { name: '数量' })).toHaveValue('1'))
  api.answer(modifyCartProduct, withQuantity(2, 2))
  await userEvent.click(screen.getByRole('button', { name: '1つ増やす' }))

  await waitFor(() => expect(currentCart()?.version).toBe(2))
  expect(screen.getByRole('textbox', { name: '数量' })).toHaveValue('2')
})

test('restores a deleted line with its last pending quantity', async () => {
  api.answer(initCart, withQuantity(1, 1))
  api.answer(modifyCartProduct, withQuantity(2, 2))
  api.answer(deleteCartProducts, aCart({ version: 3, detail: { products: [] } }))
  api.answer(addCartProduct, withQuantity(3, 4))
  openScreen('/cart')
  const more = await screen.findByRole('button', { name: '1つ増やす' })
  let endEarlier = (_answer: Cart) => {}
  let turn: Promise<Cart> | undefined
  act(() => void (turn = changeCart(() => new Promise((resolve) => (endEarlier = resolve)))))

  await userEvent.click(more)
  await userEvent.click(more)
  await userEvent.dblClick(screen.getByRole('button', { name: /を削除する/ }))
  expect(more).toBeDisabled()
  await act(async () => {
    endEarlier(withQuantity(1, 1))
    await turn
  })
  await userEvent.click(await screen.findByRole('button', { name: '元に戻す' }))

  await waitFor(() => expect(currentCart()?.version).toBe(4))
  expect(api.callsOf(modifyCartProduct)).toHaveLength(1)
  expect(api.callsOf(deleteCartProducts)).toHaveLength(1)
  expect(api.callsOf(addCartProduct)[0]?.body).toMatchObject({ quantity: 3 })
})

test('keeps the focus near a line that was deleted or restored', async () => {
  api.answer(initCart, withQuantity(1, 1))
  api.answer(deleteCartProducts, aCart({ version: 2, detail: { products: [] } }))
  api.answer(addCartProduct, withQuantity(1, 3))
  openScreen('/cart')

  await userEvent.click(await screen.findByRole('button', { name: /を削除する/ }))
  await screen.findByText(/カートから削除しました/)
  await userEvent.tab()
  expect(screen.getByRole('button', { name: '元に戻す' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('list', { name: 'カートの商品' }).parentElement).toHaveFocus())
})

test('announces when the maximum quantity is reached', async () => {
  api.answer(initCart, withQuantity(10, 1))
  openScreen('/cart')

  await shows(() => screen.getByText('10点までご注文いただけます'))
  expect(screen.getByRole('button', { name: '1つ増やす' })).toHaveAttribute('aria-disabled', 'true')
})

test('restores a deleted line with all of its options', async () => {
  const line = aCartProduct({ quantity: 2, name_embroidery: '田中' })
  api.answer(initCart, aCart({ detail: { products: [line] } }))
  api.answer(deleteCartProducts, aCart({ version: 2, detail: { products: [] } }))
  api.answer(addCartProduct, aCart({ version: 3, detail: { products: [{ ...line, key: 'line-2' }] } }))
  openScreen('/cart')

  await userEvent.click(await screen.findByRole('button', { name: '今治タオルを削除する' }))
  await userEvent.click(await screen.findByRole('button', { name: '元に戻す' }))

  await shows(() => screen.getByRole('link', { name: '今治タオル' }))
  expect(api.callsOf(addCartProduct)[0]?.body).toEqual({
    token: 'cart-token',
    product_id: 1,
    quantity: 2,
    name_embroidery: '田中',
  })
})

test('shows the rejection reason next to the coupon field', async () => {
  api.answer(initCart, aCart())
  const message = 'クーポンコードをご確認ください。'
  api.answer(
    addCartCoupon,
    { message, code: 'cart.coupon.not_found', errors: { code: [message] } },
    { status: 422 },
  )
  openScreen('/cart')

  await userEvent.click(await screen.findByText('クーポンを使う'))
  await userEvent.type(screen.getByLabelText(/クーポンコード/), 'ＮＯＳＵＣＨ')
  await userEvent.click(screen.getByRole('button', { name: 'クーポンを適用する' }))

  await shows(() => screen.getByText(message))
  await waitFor(() => expect(screen.getByLabelText(/クーポンコード/)).toHaveFocus())
  expect(api.callsOf(addCartCoupon)[0]?.body).toEqual({ token: 'cart-token', code: 'NOSUCH' })
})

test('offers points to members but not to guests', async () => {
  api.answer(initCart, aCart({ is_member: true, usable_point: 2480 }))
  api.answer(changeCartPoint, aCart({ version: 2, is_member: true, usable_point: 2480 }))
  openScreen('/cart', { isLogin: true })

  await userEvent.type(await screen.findByLabelText(/利用するポイント/), '１００')
  await userEvent.click(screen.getByRole('button', { name: 'ポイントを使う' }))

  await waitFor(() =>
    expect(api.callsOf(changeCartPoint)[0]?.body).toEqual({ token: 'cart-token', point: 100 }),
  )
  act(() => void adoptCart(aCart({ version: 3 })))
  expect(screen.queryByLabelText(/利用するポイント/)).not.toBeInTheDocument()
})

test.each(['１，０００', '1,000', '1000'])('parses %s as 1,000 points', async (typed) => {
  api.answer(initCart, aCart({ is_member: true, usable_point: 2480 }))
  api.answer(changeCartPoint, aCart({ version: 2, is_member: true, usable_point: 2480 }))
  openScreen('/cart', { isLogin: true })

  await userEvent.type(await screen.findByLabelText(/利用するポイント/), typed)
  await userEvent.click(screen.getByRole('button', { name: 'ポイントを使う' }))

  await waitFor(() => expect(api.callsOf(changeCartPoint)[0]?.body).toMatchObject({ point: 1000 }))
})

test('shows the available credit and the amount that exceeds it', async () => {
  const credit = { limit: 300_000, used: 100_000, available: 200_000, terms: '月末締め・翌月末払い' }
  api.answer(initCart, aCart({ is_member: true, credit }))
  openScreen('/cart', { isLogin: true })
  await shows(() => screen.getByText('請求書払い（月末締め・翌月末払い）のご利用枠'))
  expect(screen.getByText('200,000円')).toBeVisible()

  const total = aCart().data.detail.order.total_payment
  act(
    () => void adoptCart(aCart({ version: 4, is_member: true, credit: { ...credit, available: total - 1 } })),
  )

  await shows(() => screen.getByText('ご利用枠を1円超えています'))
  expect(screen.getByText(/数量を減らすか、ほかのお支払い方法をお選びください。/)).toBeVisible()
  expect(screen.getByText('ご利用枠を1円超えています').closest('[role]')).toHaveAttribute('role', 'status')
})

test('keeps the cart but blocks checkout while sales are suspended', async () => {
  api.answer(initCart, aCart())
  openScreen('/cart', { isSelling: false })

  await shows(() => screen.getByText('ただいま販売を一時停止しています'))
  expect(screen.queryByRole('button', { name: 'ご購入手続きへ' })).not.toBeInTheDocument()
})

test('counts all lines of a product towards the next volume price', async () => {
  const next_price_step = { quantity_from: 5, unit_price: 22_800, price_with_tax: 25_080 }
  const { product_info } = aCartProduct()
  const line = aCartProduct({
    ...{ quantity: 2, next_price_step },
    product_info: { ...product_info, counter: 'ケース' },
  })
  api.answer(initCart, aCart({ detail: { products: [line, { ...line, key: 'l2', quantity: 1 }] } }))
  openScreen('/cart')

  await waitFor(() =>
    expect(screen.getAllByText('あと2ケースで、1ケース22,800円（税抜）になります')).toHaveLength(2),
  )
})
