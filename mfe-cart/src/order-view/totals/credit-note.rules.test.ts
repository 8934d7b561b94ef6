import { aDetail } from '../../testing/cart-builders'
import { creditSum } from './credit-note.rules'

const amounts = (fee: number) => {
  const detail = aDetail()
  return { ...detail, order: { ...detail.order, payment_fee: fee, total_payment: 20_250 } }
}
const values = ({ rows }: ReturnType<typeof creditSum>) => rows.map(({ term, value }) => `${term} ${value}`)

test('works out the credit that an order leaves', () => {
  const sum = creditSum(amounts(250), { available: 50_000 }, true)

  expect(values(sum)).toEqual(['ご利用枠の残り 50,000円', 'このご注文 −20,250円', 'ご注文後の残り 29,750円'])
  expect(sum.note).not.toContain('手数料は、このあと')
})

test('says that the fee is still to come', () => {
  expect(creditSum(amounts(0), { available: 50_000 }, false).note).toContain(
    '請求書払いの手数料は、このあと加わります',
  )
})

test('works out how far an order exceeds the credit', () => {
  const sum = creditSum(amounts(250), { available: 20_000 })

  expect(sum.excess).toBe(250)
  expect(values(sum)).toEqual(['ご利用枠の残り 20,000円', 'このご注文 −20,250円'])
})
