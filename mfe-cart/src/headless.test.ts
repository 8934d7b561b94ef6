import { getCart, initCart, openCartWithProduct } from '@storefront/contracts'
import { callRemote, UnansweredCallError, type PurchaseChoice } from '@storefront/event-bus'
import { configureHttp } from '@storefront/http'
import { changeSession } from '@storefront/session'
import { waitFor } from '@testing-library/react'
import { addedProduct, dismissAddedProduct } from './engine/add-to-cart.state'
import { saveCartToken } from './engine/cart-token.state'
import { headless } from './headless'
import { findOccasion } from './form-draft.state'
import { aCart } from './testing/cart-builders'
import { fakeCartApi, recordEvents } from './testing/cart-screen'

const api = fakeCartApi()
const towels: PurchaseChoice = { product_key: 'imabari-towel-set', product_id: 1, quantity: 2 }
const buy = (deadlineMs = 15_000) => callRemote('cart.add-product', towels, { deadlineMs })

let stop: (() => void) | undefined
const start = () => (stop = headless.start())

beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  changeSession({ isChecked: true, isLogin: false })
  dismissAddedProduct()
  api.answer(initCart, aCart({ detail: { products: [] } }))
})
afterEach(() => {
  stop?.()
  stop = undefined
})

test('adds a requested product to the cart and publishes it', async () => {
  const added = recordEvents('cart.product-added')
  const recorded = recordEvents('analytics.recorded')
  api.answer(openCartWithProduct, aCart({ version: 2 }))
  start()

  await expect(buy()).resolves.toEqual({ kind: 'added' })

  expect(added).toEqual([{ product_key: 'imabari-towel-set', quantity: 2 }])
  expect(addedProduct.get()).toMatchObject({ name: '今治タオル', quantity: 2 })
  expect(recorded.map(({ name }) => name)).toEqual(['add_to_cart'])
})

test('counts pending pieces before the server responds', async () => {
  const changes = recordEvents('cart.changed')
  const cart = aCart({ version: 2 })
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  api.answerBy(openCartWithProduct, () => answered.then(() => [cart, 200]))
  start()

  const outcome = buy()
  expect(changes).toEqual([{ count: 0, total: 0, pending: 2 }])
  expect(addedProduct.get()).toEqual({ isPending: true, quantity: 2 })
  answer()
  await outcome

  const { total_quantity, total_price } = cart.data.detail.order
  const parcel = { goods: 3_300, kind: 'normal' }
  expect(changes.at(-1)).toEqual({ count: total_quantity, total: total_price, quantities: { 1: 1 }, parcel })
  expect(addedProduct.get()).toMatchObject({ name: '今治タオル' })
})

test('leaves the announcement to a page that makes it', async () => {
  api.answer(openCartWithProduct, aCart({ version: 2 }))
  addedProduct.set(null)
  start()

  const outcome = await callRemote(
    'cart.add-product',
    { ...towels, is_announced: true },
    { deadlineMs: 15_000 },
  )

  expect(outcome).toEqual({ kind: 'added' })
  expect(addedProduct.get()).toBeNull()
})

test('remembers in the list of which occasion a product was added', async () => {
  api.answer(openCartWithProduct, aCart({ version: 2 }))
  start()

  await callRemote('cart.add-product', { ...towels, occasion: 'oseibo' }, { deadlineMs: 15_000 })

  expect(findOccasion(towels.product_id)).toBe('oseibo')
})

test('subtracts rejected pieces from the count', async () => {
  const changes = recordEvents('cart.changed')
  api.answer(openCartWithProduct, { message: '在庫切れです。', code: 'cart.sold_out' }, { status: 422 })
  start()

  await buy()

  expect(changes[0]).toMatchObject({ pending: 2 })
  expect(changes.at(-1)).not.toHaveProperty('pending')
})

test('handles a call exactly once if the cart code loads later', async () => {
  api.answer(openCartWithProduct, aCart({ version: 2 }))
  const outcome = buy()

  start()
  await expect(outcome).resolves.toEqual({ kind: 'added' })
  stop?.()
  start()

  expect(api.callsOf(openCartWithProduct)).toHaveLength(1)
})

test('ignores a call that has already timed out', async () => {
  await expect(buy(1)).rejects.toThrow(UnansweredCallError)

  start()
  api.answer(openCartWithProduct, aCart({ version: 2 }))
  await buy()

  expect(api.callsOf(openCartWithProduct)).toHaveLength(1)
})

test.each([
  ['cart.update_products.sold_out', 422, 'sold-out', '在庫切れです。'],
  ['cart.update_products.not_enough', 422, 'sold-out', '在庫切れです。'],
  ['cart.update_products.not_sale', 422, 'not-sale', '在庫切れです。'],
  ['cart.add_products.product_not_found', 422, 'not-sale', '在庫切れです。'],
  ['cart.add_products.any_other', 422, 'failed', '在庫切れです。'],
  ['internal', 500, 'failed', 'カートに追加できませんでした。しばらくしてから、もう一度お試しください。'],
])('returns the reason and message for a rejection (%s, %s)', async (code, status, reason, message) => {
  const added = recordEvents('cart.product-added')
  api.answer(openCartWithProduct, { message: '在庫切れです。', code }, { status })
  start()

  await expect(buy()).resolves.toEqual({ kind: 'refused', reason, message })

  expect(addedProduct.get()).toBeNull()
  expect(added).toEqual([])
})

test('publishes the count of an existing cart on start', async () => {
  const changes = recordEvents('cart.changed')
  const cart = aCart()
  saveCartToken(cart.token, cart.expires_at)
  api.answer(initCart, cart)

  start()

  const { total_quantity, total_price } = cart.data.detail.order
  const more = { quantities: { 1: 1 }, parcel: { goods: 3_300, kind: 'normal' } }
  await waitFor(() => expect(changes).toEqual([{ count: total_quantity, total: total_price, ...more }]))
})

test('adds a waiting press to the stored cart in one call', async () => {
  const cart = aCart({ version: 2 })
  saveCartToken(cart.token, cart.expires_at)
  api.answer(openCartWithProduct, cart)
  const outcome = buy()

  start()
  await expect(outcome).resolves.toEqual({ kind: 'added' })

  expect(api.callsOf(openCartWithProduct)[0]?.body).toMatchObject({ token: cart.token })
  expect(api.callsOf(initCart)).toEqual([])
})

test('does not open a cart if there is none', async () => {
  start()
  await Promise.resolve()

  expect([api.callsOf(initCart), api.callsOf(getCart)]).toEqual([[], []])
})
