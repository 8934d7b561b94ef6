import {
  deleteCartTransactionError,
  getCart,
  initCart,
  modifyCartProduct,
  resetCartShippings,
} from '@storefront/contracts'
import { lastOf, publish } from '@storefront/event-bus'
import { configureHttp, ResponseError } from '@storefront/http'
import { changeSession } from '@storefront/session'
import { waitFor } from '@testing-library/react'
import { setLineQuantity } from './cart.api'
import { runCommand, runSubmit } from './cart.error-reactions'
import { adoptCart, changeCart, currentCart, leaveCart, whenReady } from './cart.state'
import { readCartToken } from './cart-token.state'
import { aCart } from '../testing/cart-builders'
import { recordEvents, fakeCartApi, watchNavigation } from '../testing/cart-screen'

const api = fakeCartApi()

beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  changeSession({ isChecked: true, isLogin: false })
})

test('initialises the cart once and stores its token in a cookie', async () => {
  api.answer(initCart, aCart())

  await Promise.all([whenReady(), whenReady()])

  expect(api.callsOf(initCart)).toHaveLength(1)
  expect(readCartToken()).toBe('cart-token')
})

test('ignores a late response that is older than the known cart', () => {
  adoptCart(aCart({ version: 3 }))

  adoptCart(aCart({ version: 2 }))

  expect(currentCart()?.version).toBe(3)
})

test('adopts a different cart whatever its version', () => {
  adoptCart(aCart({ version: 9 }))

  adoptCart(aCart({ token: 'members-token', version: 1 }))

  expect(currentCart()?.token).toBe('members-token')
})

test('initialises again with invalid_product on product_not_found', async () => {
  api.answer(
    initCart,
    { message: 'お取り扱いが終了しました', code: 'cart.init.product_not_found' },
    { status: 422 },
  )

  await expect(whenReady()).rejects.toThrow(ResponseError)

  expect(api.callsOf(initCart).map(({ body }) => body)).toEqual([
    { token: null },
    { token: null, invalid_product: true },
  ])
})

test("initialises again with the guest's token after sign-in", async () => {
  api.answer(initCart, aCart({ token: 'guest' }))
  await whenReady()
  api.answer(initCart, aCart({ token: 'member', is_member: true }))

  publish('session.started', { user_id: 1 })

  await waitFor(() => expect(currentCart()?.token).toBe('member'))
  expect(api.callsOf(initCart).at(-1)?.body).toEqual({ token: 'guest' })
})

test('discards the cart on sign-out', () => {
  const changes = recordEvents('cart.changed')
  adoptCart(aCart())

  publish('session.ended', { reason: 'signed-out' })

  expect(currentCart()).toBeNull()
  expect(readCartToken()).toBeUndefined()
  expect(changes.at(-1)).toEqual({ count: 0, total: 0 })
})

test("keeps the cart's token when the session expires (§4)", () => {
  adoptCart(aCart())

  publish('session.ended', { reason: 'refresh-failed' })

  expect(readCartToken()).toBeDefined()
  expect(currentCart()).toBeNull()
  expect(lastOf('cart.changed')).toEqual({ count: 0, total: 0 })
})

test('resets an expired cart with a message and redirects to /cart/', async () => {
  const visited = watchNavigation()
  const toasts = recordEvents('toast.raised')
  adoptCart(aCart())
  api.answer(
    modifyCartProduct,
    { message: 'カートの有効期限が切れました。', code: 'cart.common.is_expired' },
    { status: 422 },
  )

  const isDone = await runCommand(() => changeCart(setLineQuantity('line-1', 2)))

  expect(isDone).toBe(false)
  expect(currentCart()).toBeNull()
  expect(toasts).toEqual([{ type: 'caution', message: 'カートの有効期限が切れました。' }])
  expect(visited).toEqual(['/cart/'])
})

test('drops a product that is no longer sold', async () => {
  const visited = watchNavigation()
  adoptCart(aCart())
  api.answer(
    modifyCartProduct,
    { message: '販売していません', code: 'cart.update_products.not_sale' },
    { status: 422 },
  )
  api.answer(initCart, aCart({ version: 2, detail: { products: [] } }))

  await runCommand(() => changeCart(setLineQuantity('line-1', 2)))

  expect(api.callsOf(initCart).at(-1)?.body).toEqual({ token: 'cart-token', invalid_product: true })
  expect(currentCart()?.data.detail.products).toEqual([])
  expect(visited).toEqual(['/cart/'])
})

test('resets the shipping once if the address is missing', async () => {
  const visited = watchNavigation()
  adoptCart(aCart())
  api.answer(resetCartShippings, aCart({ version: 2 }))
  api.answer(
    getCart,
    { message: 'お届け先を設定してください。', code: 'cart_detail.set_user_address.not_data' },
    { status: 422 },
  )
  const refused = () =>
    Promise.reject(
      new ResponseError(422, {
        message: 'お届け先を設定してください。',
        code: 'cart_detail.set_user_address.not_data',
      }),
    )

  await runCommand(refused)
  await runCommand(refused)

  expect(api.callsOf(resetCartShippings)).toHaveLength(1)
  expect(visited).toEqual(['/cart/shipping-select/', '/cart/shipping-select/'])
})

test('cancels an open payment before changing the cart', async () => {
  adoptCart(aCart())
  api.answer(
    modifyCartProduct,
    { message: 'お支払い手続き中', code: 'cart.common.payment_in_progress' },
    { status: 422 },
  )
  api.answer(deleteCartTransactionError, aCart({ version: 2 }))

  await runCommand(() => changeCart(setLineQuantity('line-1', 2)))

  expect(api.callsOf(deleteCartTransactionError)).toHaveLength(1)
})

test('shows any other error as a toast or a form error', async () => {
  const toasts = recordEvents('toast.raised')
  const refused = () =>
    Promise.reject(
      new ResponseError(422, {
        message: '10点までご注文いただけます。',
        code: 'cart.update_products.not_enough',
      }),
    )

  await runCommand(refused)

  expect(toasts).toEqual([{ type: 'danger', message: '10点までご注文いただけます。' }])
  await expect(runSubmit(refused)).rejects.toThrow('10点まで')
  leaveCart('expired')
})
