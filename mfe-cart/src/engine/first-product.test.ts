import { addCartProduct, initCart, openCartWithProduct, type BodyOf, type Cart } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { configureHttp, ResponseError } from '@storefront/http'
import { changeSession } from '@storefront/session'
import { waitFor } from '@testing-library/react'
import { aCart } from '../testing/cart-builders'
import { fakeCartApi } from '../testing/cart-screen'
import { readCartToken, saveCartToken } from './cart-token.state'
import { addPieces, currentCart, whenReady } from './cart.state'
import { initCartWithLine } from './init-cart'

const api = fakeCartApi()
const towels = { product_id: 1, quantity: 2 }
const soldOut = { product_id: 404, quantity: 1 }
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

type Opening = BodyOf<typeof openCartWithProduct>
const openings = () => api.callsOf(openCartWithProduct).map(({ body }) => body as Opening)

/** Opens a cart with the product, or refuses a sold-out one, once `until` resolves. */
function answerOpening(until = Promise.resolve()) {
  api.answerBy(openCartWithProduct, async ({ body }) => {
    await until
    return (body as Opening).product_id === soldOut.product_id
      ? [{ code: 'cart.update_products.sold_out', message: '在庫切れです。' }, 422]
      : [aCart(), 200]
  })
}

/** Presses for the line and leaves the call open until `answer` is called. */
async function pressed(line: typeof towels) {
  let answer = () => {}
  answerOpening(new Promise((resolve) => (answer = resolve)))
  const added = addPieces(line)
  await waitFor(() => expect(openings()).toHaveLength(1))
  return { added, answer }
}

beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  changeSession({ isChecked: true, isLogin: false })
  answerOpening()
  api.answer(addCartProduct, aCart({ version: 2 }))
  api.answer(initCart, aCart({ detail: { products: [] } }))
})

test('opens the cart and adds the first product in one call', async () => {
  await addPieces(towels)

  expect(openings()).toEqual([{ token: null, ...towels }])
  expect(api.callsOf(initCart)).toEqual([])
  expect(api.callsOf(addCartProduct)).toEqual([])
  expect(readCartToken()).toBe('cart-token')
})

test('adds the second of two quick presses to the first one’s cart', async () => {
  await Promise.all([addPieces(towels), addPieces({ product_id: 2, quantity: 1 })])

  expect(openings()).toEqual([{ token: null, ...towels }])
  expect(api.callsOf(addCartProduct).map(({ body }) => body)).toEqual([
    { token: 'cart-token', product_id: 2, quantity: 1 },
  ])
})

test('adds to the cart that a screen is already opening', async () => {
  await Promise.all([whenReady('open'), addPieces(towels)])

  expect(api.callsOf(initCart)).toHaveLength(1)
  expect(openings()).toEqual([])
})

test('gives a waiting screen the cart that the first product opens', async () => {
  const { added, answer } = await pressed(towels)

  const ready = whenReady('open')
  answer()

  expect(await ready).toEqual(await added)
  expect(api.callsOf(initCart)).toEqual([])
})

test('opens a waiting screen’s cart if the first product is refused', async () => {
  const { added, answer } = await pressed(soldOut)

  const ready = whenReady('open')
  answer()

  await expect(added).rejects.toThrow('在庫切れです。')
  expect((await ready).data.detail.products).toEqual([])
})

test('opens no cart for a refused product', async () => {
  await expect(addPieces(soldOut)).rejects.toThrow(ResponseError)

  expect(currentCart('open')).toBeNull()
  expect(readCartToken()).toBeUndefined()
  expect(api.callsOf(initCart)).toEqual([])
})

test('opens the cart on the press after a refused product', async () => {
  await expect(addPieces(soldOut)).rejects.toThrow(ResponseError)

  await addPieces(towels)

  expect(openings().at(-1)).toEqual({ token: null, ...towels })
  expect(currentCart('open')?.token).toBe('cart-token')
})

test('opens the cart on the press after a lost connection', async () => {
  api.lose(openCartWithProduct)
  await expect(addPieces(towels)).rejects.toThrow()
  answerOpening()

  await addPieces(towels)

  expect(currentCart('open')?.token).toBe('cart-token')
})

test('drops a discontinued product of the known cart', async () => {
  saveCartToken('cart-token', tomorrow())
  api.answerBy(openCartWithProduct, ({ body }) =>
    (body as Opening).invalid_product
      ? [aCart({ version: 2 }), 200]
      : [{ code: 'cart.init.product_not_found', message: 'お取り扱いが終了しました' }, 422],
  )

  await addPieces(towels)

  expect(openings()).toEqual([
    { token: 'cart-token', ...towels },
    { token: 'cart-token', ...towels, invalid_product: true },
  ])
})

test('asks once for a first product that doesn’t exist', async () => {
  const missing = { code: 'cart.add_products.product_not_found', message: '見つかりませんでした。' }
  api.answer(openCartWithProduct, missing, { status: 422 })

  await expect(addPieces(towels)).rejects.toThrow('見つかりませんでした。')

  expect(openings()).toHaveLength(1)
})

test('waits for the session check before opening the cart', async () => {
  changeSession({ isChecked: false })
  const added = addPieces(towels)
  await Promise.resolve()
  expect(openings()).toEqual([])

  changeSession({ isChecked: true })
  await added

  expect(openings()).toHaveLength(1)
})

test('merges the first product’s cart if the member signs in meanwhile', async () => {
  const { added, answer } = await pressed(towels)
  api.answer(initCart, aCart({ token: 'members-cart', is_member: true }))

  publish('session.started', { user_id: 1 })
  answer()
  await added

  await waitFor(() => expect(currentCart('open')?.token).toBe('members-cart'))
  expect(api.callsOf(initCart).map(({ body }) => body)).toEqual([{ token: 'cart-token' }])
})

test('opens one cart for first products in two tabs', async () => {
  const saveToken = (cart: Cart) => {
    saveCartToken(cart.token, tomorrow())
    return cart
  }

  await Promise.all([initCartWithLine(saveToken, towels), initCartWithLine(saveToken, towels)])

  expect(openings().map(({ token }) => token)).toEqual([null, 'cart-token'])
})
