import { getCart } from '@storefront/contracts'
import { configureHttp, ResponseError } from '@storefront/http'
import { saveCartToken } from '../engine/cart-token.state'
import { aCart, anOrderer } from '../testing/cart-builders'
import { fakeCartApi } from '../testing/cart-screen'
import { fetchEnteredOrderer, saveGuest } from './shipping-add.api'

const api = fakeCartApi()

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

describe('the orderer entered in the other checkout', () => {
  const entered = () => aCart({ token: 'bought-at-once', detail: { orderer: anOrderer() } })

  beforeEach(() => {
    configureHttp({ baseUrl: 'http://localhost' })
    saveCartToken('bought-at-once', '2036-01-01T00:00:00+09:00', 'buy-now')
  })

  test('is that of the guest’s buy-now cart', async () => {
    api.answer(getCart, entered())

    await expect(fetchEnteredOrderer('open')).resolves.toEqual(anOrderer())
    expect(api.callsOf(getCart)[0]?.params).toEqual({ token: 'bought-at-once' })
  })

  test.each([
    ['a member’s cart', { ...entered(), is_member: true }, 200],
    ['an expired cart', { code: 'cart.common.is_expired', message: '期限が切れました。' }, 422],
  ])('is not taken from %s', async (_, answer, status) => {
    api.answer(getCart, answer as object, { status })

    await expect(fetchEnteredOrderer('open')).resolves.toBeNull()
  })
})
