import { aCart } from '../testing/cart-builders'
import { keepForOffline } from './offline-cart.state'

const kept = () => localStorage.getItem('cart-offline')

test('the offline page’s lines hold only name, quantity and total', () => {
  keepForOffline(aCart())

  const [line] = JSON.parse(kept() ?? '[]') as object[]
  expect(Object.keys(line ?? {})).toEqual(['name', 'quantity', 'total'])
})

test('a cart that ends is removed from the offline page', () => {
  keepForOffline(aCart())

  keepForOffline(null)

  expect(kept()).toBeNull()
})
