import { addCartProduct, initCart } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { configureHttp } from '@storefront/http'
import { changeSession } from '@storefront/session'
import { act, render, screen, waitFor } from '@testing-library/react'
import { addedProduct } from '../engine/add-to-cart.state'
import { aCart } from '../testing/cart-builders'
import { recordEvents, fakeCartApi } from '../testing/cart-screen'
import { CartToast } from './cart-toast'

const api = fakeCartApi()
const request = { product_key: 'imabari-towel-set', product_id: 1, quantity: 2 }

beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  changeSession({ isChecked: true, isLogin: false })
  addedProduct.set(null)
  api.answer(initCart, aCart({ detail: { products: [] } }))
})

test('a request to buy reaches the cart, is answered, and the shopper is told', async () => {
  const added = recordEvents('cart.product-added')
  const recorded = recordEvents('analytics.recorded')
  api.answer(addCartProduct, aCart({ version: 2 }))
  render(<CartToast />)

  publish('catalog.purchase-requested', { request_id: 'request-1', ...request })

  expect(await screen.findByText('カートに追加しました')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('今治タオル（2点）')
  expect(added).toEqual([{ request_id: 'request-1', product_key: 'imabari-towel-set', quantity: 2 }])
  await waitFor(() => expect(recorded.map(({ name }) => name)).toEqual(['add_to_cart']))
})

test('a request that came before the widget is not lost, and not doubled', async () => {
  api.answer(addCartProduct, aCart({ version: 2 }))
  publish('catalog.purchase-requested', { request_id: 'request-2', ...request })

  const first = render(<CartToast />)
  expect(await screen.findByText('カートに追加しました')).toBeVisible()
  first.unmount()
  render(<CartToast />)

  await waitFor(() => expect(api.callsOf(addCartProduct)).toHaveLength(1))
})

test.each([
  ['cart.update_products.sold_out', 'sold-out'],
  ['cart.update_products.not_sale', 'not-sale'],
  ['cart.add_products.product_not_found', 'not-sale'],
])('a refusal (%s) is answered with its reason and words', async (code, reason) => {
  const refused = recordEvents('cart.product-refused')
  api.answer(addCartProduct, { message: '在庫切れです。', code }, { status: 422 })
  render(<CartToast />)

  publish('catalog.purchase-requested', { request_id: `request-${code}`, ...request })

  await waitFor(() =>
    expect(refused).toEqual([
      { request_id: `request-${code}`, product_key: request.product_key, reason, message: '在庫切れです。' },
    ]),
  )
  expect(screen.queryByText('カートに追加しました')).not.toBeInTheDocument()
})

test('the toast goes after five seconds', () => {
  jest.useFakeTimers()
  render(<CartToast />)
  act(() => addedProduct.set({ requestId: 'request-3', name: '今治タオル', quantity: 1 }))

  act(() => jest.advanceTimersByTime(4_999))
  expect(screen.getByText('カートに追加しました')).toBeVisible()
  act(() => jest.advanceTimersByTime(1))

  expect(screen.queryByText('カートに追加しました')).not.toBeInTheDocument()
  jest.useRealTimers()
})
