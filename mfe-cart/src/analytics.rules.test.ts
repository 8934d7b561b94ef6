import { recordCart, recordPurchase } from './analytics.rules'
import { aCart, aDetail, aPlacedOrder } from './testing/cart-builders'

test('records a checkout step with its products and their value', () => {
  const { name, args } = recordCart('begin_checkout', aCart())

  expect(name).toBe('begin_checkout')
  expect(args).toMatchObject({
    currency: 'JPY',
    value: 3300,
    items: [
      {
        item_id: 'TW-001',
        item_brand: '白波',
        item_category: 'タオル・寝具',
        item_category2: 'バスタオル',
        price: 3300,
        quantity: 1,
      },
    ],
  })
})

test.each([
  [false, 3300],
  [true, 3000],
])('computes the purchase value with GTM.PURCHASE.IS_WITHOUT_TAX_VALUE %s', (isWithoutTax, value) => {
  const { args } = recordPurchase(aPlacedOrder({ detail: aDetail() }), { isWithoutTax })

  expect(args).toMatchObject({ transaction_id: 'T20261121-000001', value, tax: 300 })
})
