import type { CartPayment } from '@storefront/contracts'
import { aProduct } from '../../testing/builders'
import { aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

test('lists only payment methods that shoppers can choose', async () => {
  const { body } = await api.call('GET', '/v1/payments')

  expect(body.data.map(({ kind }: { kind: string }) => kind)).toEqual([
    'card',
    'convenience_store',
    'bank_transfer',
    'deferred',
    'cash_on_delivery',
  ])
})

test('returns the URL of the payment service’s card fields', async () => {
  const found = await api.call('GET', '/v1/settings/payment-service/sandbox')

  expect(found.body).toMatchObject({
    fields_url: 'https://pay.example.jp/sandbox-payment/card-fields',
    is_sandbox: true,
  })
  expect((await api.call('GET', '/v1/settings/payment-service/other')).status).toBe(404)
})

test('foretells the arrival that each method brings', async () => {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)
  await shopper.shipTo()
  const { body } = await shopper.send('GET', `/v1/payments/carts/${shopper.cart.token}`)
  const offered = body.data as CartPayment[]
  const textOf = (kind: string) => offered.find((one) => one.kind === kind)?.arrivals?.[0]?.text

  await shopper.payBy('bank_transfer')
  expect(textOf('bank_transfer')).toBe(shopper.detail.shippings[0]?.packings[0]?.arrival_text)

  await shopper.payBy('cash_on_delivery')
  expect(textOf('cash_on_delivery')).toBe(shopper.detail.shippings[0]?.packings[0]?.arrival_text)
  expect(textOf('cash_on_delivery')).not.toBe(textOf('bank_transfer'))
})

test('rejects convenience store payment until a store is chosen', async () => {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)
  await shopper.shipTo()
  await shopper.payBy('convenience_store')
  await expect(shopper.decide()).rejects.toMatchObject({ code: 'cart.payment.convenience_store_required' })
  await expect(shopper.patch('order/modify', { convenience_store: 'kiosk' })).rejects.toMatchObject({
    status: 422,
  })

  await shopper.patch('order/modify', { convenience_store: 'lawson' })
  expect(shopper.detail.payment?.convenience_store_name).toBe('ローソン')
  const { order_no } = await shopper.decide()

  const { body } = await shopper.send('GET', `/v1/carts/order/${order_no}?token=${shopper.cart.token}`)
  expect(body.payment_instruction.split('\n')).toEqual([
    expect.stringMatching(/^お支払い金額：[\d,]+円（税込）$/),
    'お支払い先：ローソン',
    expect.stringMatching(/^お支払い番号：\d+$/),
    expect.stringMatching(/^お支払い期限：\d{4}\.\d{2}\.\d{2}$/),
  ])
})

test('accepts only the member’s own saved cards', async () => {
  const as = await api.signIn()
  const shopper = await aShopper(api, as)
  const card = await shopper.cardToken('4242424242424242')
  const own = { user_account_id: as.id, name: 'TARO', ...card }
  const { id } = await api.db.insertInto('user_card').values(own).returning('id').executeTakeFirstOrThrow()
  await shopper.add((await aProduct(api.db)).id)
  await shopper.shipTo()

  await expect(shopper.payBy('card', { user_card_id: id + 1 })).rejects.toMatchObject({
    code: 'cart.payment.card_not_found',
  })
  await shopper.payBy('card', { user_card_id: id })

  expect(shopper.detail.payment).toMatchObject({ masked_number: '************4242', user_card_id: id })
  expect(JSON.stringify(shopper.cart)).not.toContain(card.token)
  expect(await shopper.decide()).toMatchObject({ status: 'accepted' })
})
