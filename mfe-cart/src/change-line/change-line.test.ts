import { initCart, modifyCartProduct } from '@storefront/contracts'
import { callRemote } from '@storefront/event-bus'
import { configureHttp } from '@storefront/http'
import { changeSession } from '@storefront/session'
import { saveCartToken } from '../engine/cart-token.state'
import { currentCart, leaveCart } from '../engine/cart.state'
import { headless } from '../headless'
import { aCart, aCartProduct } from '../testing/cart-builders'
import { fakeCartApi } from '../testing/cart-screen'

const api = fakeCartApi()
const blazer = aCartProduct({
  key: 'line-1',
  measurement: { height: 1500 },
  name_embroidery: '田中',
  quantity: 2,
})
const cartWith = (version: number, products = [blazer]) => aCart({ version, detail: { products } })
const deadline = { deadlineMs: 5_000 }
const find = (line_key: string) => callRemote('cart.find-line', { line_key }, deadline)
const change = () =>
  callRemote(
    'cart.change-line',
    { line_key: 'line-1', product_id: 12, options: { 'measurement.height': '152.5' } },
    deadline,
  )

let stop: () => void
beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  changeSession({ isChecked: true, isLogin: false })
  api.answer(initCart, cartWith(1))
  saveCartToken('token', '2027-01-01T00:00:00+09:00')
  stop = headless.start()
})
afterEach(() => {
  stop()
  leaveCart('ordered')
})

test('answers a line with its measurement in centimetres and its name', async () => {
  await expect(find('line-1')).resolves.toEqual({
    product_key: blazer.product_info.key,
    quantity: 2,
    options: { 'measurement.height': '150', name_embroidery: '田中' },
  })
  await expect(find('line-2')).resolves.toBeNull()
})

test('opens no cart to look for a line', async () => {
  leaveCart('ordered')
  const opened = api.callsOf(initCart).length

  await expect(find('line-1')).resolves.toBeNull()

  expect(api.callsOf(initCart)).toHaveLength(opened)
})

test('changes variant, measurement and name in one call', async () => {
  api.answer(modifyCartProduct, cartWith(2))

  await expect(change()).resolves.toEqual({ kind: 'changed' })

  expect(api.callsOf(modifyCartProduct).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      key: 'line-1',
      product_id: 12,
      measurement: { height: 1525 },
      name_embroidery: null,
    }),
  ])
  expect(currentCart('open')?.version).toBe(2)
})

test('returns the server’s reason for a refused change', async () => {
  const message = '「ブレザー」は在庫切れです。'
  api.answer(modifyCartProduct, { message, code: 'cart.update_products.sold_out' }, { status: 422 })

  await expect(change()).resolves.toEqual({ kind: 'refused', reason: 'sold-out', message })
})

test('says that the cart couldn’t be changed after a server error', async () => {
  api.answer(modifyCartProduct, { message: 'Internal', code: 'server.error' }, { status: 500 })

  await expect(change()).resolves.toMatchObject({
    message: 'カートの内容を変更できませんでした。しばらくしてから、もう一度お試しください。',
  })
})
