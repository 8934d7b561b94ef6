import type { UserAddress } from '@storefront/contracts'
import { aCart, aShipping } from '../testing/cart-builders'
import { initialChoice, findOwnAddress } from './shipping-select.rules'

const home = { id: 7, is_default: true } as UserAddress

test('keeps the cart’s address selected after its deletion from the address book', () => {
  const cart = aCart({ detail: { shippings: [aShipping({ user_address_id: 3 })] } })

  expect(initialChoice(cart, [home])).toBe('typed')
  expect(findOwnAddress(cart, [home])?.user_address_id).toBe(3)
})

test("preselects the cart's saved address, or the default one", () => {
  const saved = aCart({ detail: { shippings: [aShipping({ user_address_id: 7 })] } })

  expect(initialChoice(saved, [home])).toBe('7')
  expect(findOwnAddress(saved, [home])).toBeUndefined()
  expect(initialChoice(aCart({ detail: { shippings: [] } }), [home])).toBe('7')
})
