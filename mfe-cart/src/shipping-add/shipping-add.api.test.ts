import { ResponseError } from '@storefront/http'
import { aCart, anOrderer } from '../testing/cart-builders'
import { saveGuest } from './shipping-add.api'

const refuse = (field: string) =>
  new ResponseError(422, { message: field, code: 'validation.failed', errors: { [field]: [field] } })

test('rejects with the errors of orderer and recipient at once', async () => {
  const apply = jest.fn().mockRejectedValueOnce(refuse('email')).mockRejectedValueOnce(refuse('postal_code'))
  const recipient = { shipping_last_name: '鈴木' }
  const values = { orderer: anOrderer(), receiver: 'other', recipient } as Parameters<typeof saveGuest>[2]

  await expect(saveGuest(apply, aCart(), values)).rejects.toMatchObject({
    errors: { 'orderer.email': ['email'], 'recipient.postal_code': ['postal_code'] },
  })
})
