import { aCart } from '../testing/cart-builders'
import { saveForOffline } from './offline-cart.state'

const kept = () => localStorage.getItem('cart-offline')

test('stores only name, quantity and total for the offline page', () => {
  saveForOffline(aCart())

  const [line] = JSON.parse(kept() ?? '[]') as object[]
  expect(Object.keys(line ?? {})).toEqual(['name', 'quantity', 'total'])
})

test('removes a discarded cart from the offline page', () => {
  saveForOffline(aCart())

  saveForOffline(null)

  expect(kept()).toBeNull()
})
