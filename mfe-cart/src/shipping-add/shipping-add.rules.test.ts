import { addressOfOrderer } from '../shipping/address/complete-address.rules'
import { aCart, aShipping, anOrderer } from '../testing/cart-builders'
import { initialShipping } from './shipping-add.rules'

test('a cart that goes to the orderer starts with that choice', () => {
  const cart = aCart({ detail: { orderer: anOrderer(), shippings: [aShipping()] } })

  expect(initialShipping(cart)).toEqual({ orderer: anOrderer(), receiver: 'same' })
})

test('another address is shown again for editing', () => {
  const cart = aCart({ detail: { orderer: anOrderer(), shippings: [aShipping({ city: '港区' })] } })

  expect(initialShipping(cart)).toMatchObject({
    receiver: 'other',
    recipient: { city: '港区', shipping_last_name: '山田' },
  })
})

test('the orderer’s address has no mail address in it', () => {
  expect(addressOfOrderer(anOrderer())).not.toHaveProperty('email')
})
