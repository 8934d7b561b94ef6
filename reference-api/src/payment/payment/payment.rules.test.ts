import { paymentFee, paymentRefusal, type PaymentSituation } from './payment.rules'

const situation: PaymentSituation = {
  amount: 5000,
  isSocialGift: false,
  shippingCount: 1,
  isForOther: false,
  isMember: true,
  prepaidFrom: null,
  credit: null,
  isBoughtOnAccount: false,
}

test('charges the cash-on-delivery fee by the amount collected', () => {
  expect(paymentFee('cash_on_delivery', 10_000)).toBe(330)
  expect(paymentFee('cash_on_delivery', 10_001)).toBe(440)
  expect(paymentFee('card', 10_000)).toBe(0)
})

test('rejects cash on delivery for several addresses and for social gifts', () => {
  expect(paymentRefusal('cash_on_delivery', situation)).toBeNull()
  expect(paymentRefusal('cash_on_delivery', { ...situation, shippingCount: 2 })).not.toBeNull()
  expect(paymentRefusal('cash_on_delivery', { ...situation, isSocialGift: true })).not.toBeNull()
  expect(paymentRefusal('cash_on_delivery', { ...situation, isForOther: true })).not.toBeNull()
})

test('offers payment after delivery only to members and for small amounts', () => {
  expect(paymentRefusal('deferred', situation)).toBeNull()
  expect(paymentRefusal('deferred', { ...situation, isMember: false })).not.toBeNull()
  expect(paymentRefusal('deferred', { ...situation, amount: 55_001 })).not.toBeNull()
})

test('names the first date that prepayment allows', () => {
  expect(paymentRefusal('bank_transfer', { ...situation, prepaidFrom: '2026-12-10' })).toBe(
    '前払いのため、お届け希望日は12月10日（木）以降をご指定ください。',
  )
  expect(paymentRefusal('bank_transfer', situation)).toBeNull()
})

test('needs no payment for an order fully paid with points', () => {
  expect(paymentRefusal('free', { ...situation, amount: 0 })).toBeNull()
  expect(paymentRefusal('card', { ...situation, amount: 0 })).not.toBeNull()
  expect(paymentRefusal('free', situation)).not.toBeNull()
})
