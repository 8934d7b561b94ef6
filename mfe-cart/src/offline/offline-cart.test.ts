import { aCart } from '../testing/cart-builders'
import { keepForOffline } from './offline-cart.state'

const kept = () => localStorage.getItem('cart-offline')

test('the lines of the cart are kept for the page without a connection, by name, number and price alone', () => {
  keepForOffline(aCart())

  const [line] = JSON.parse(kept() ?? '[]') as object[]
  expect(Object.keys(line ?? {})).toEqual(['name', 'quantity', 'total'])
})

test('a cart that is left behind, as by a logout, leaves nothing', () => {
  keepForOffline(aCart())

  keepForOffline(null)

  expect(kept()).toBeNull()
})
