import { addressOfOrderer } from '../shipping/address/complete-address.rules'
import { aCart, aShipping, anOrderer } from '../testing/cart-builders'
import { initialShipping } from './shipping-add.rules'

test("preselects the orderer's address if the cart ships there", () => {
  const cart = aCart({ detail: { orderer: anOrderer(), shippings: [aShipping()] } })

  expect(initialShipping(cart)).toEqual({ orderer: anOrderer(), receiver: 'same' })
})

test('restores a recipient address that differs from the orderer’s for editing', () => {
  const cart = aCart({ detail: { orderer: anOrderer(), shippings: [aShipping({ city: '港区' })] } })

  expect(initialShipping(cart)).toMatchObject({
    receiver: 'other',
    recipient: { city: '港区', shipping_last_name: '山田' },
  })
})

test("omits the email address from the orderer's address", () => {
  expect(addressOfOrderer(anOrderer())).not.toHaveProperty('email')
})
