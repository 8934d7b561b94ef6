import type { PaymentRow } from '../../payment/payment/payment.table'
import type { PricedPacking } from '../cart-pricing.rules'
import { arrivalText } from '../shipping/cart-leadtime.rules'
import type { CartState } from '../state/cart-state.table'
import { chosenPayment, paymentSituation } from './chosen-payment.rules'

const method = (id: number, kind: PaymentRow['kind'], name: string) => ({ id, kind, name }) as PaymentRow
const payments = [
  method(1, 'deferred', '後払い'),
  method(2, 'cash_on_delivery', '代金引換'),
  method(3, 'bank_transfer', '銀行振込'),
  method(9, 'free', 'お支払い不要'),
]

const stateOf = (payment_id: number | null): CartState =>
  ({
    cart: { payment_id, gift: null, user_account_id: 1 },
    now: new Date('2026-11-24T01:00:00Z'),
    closedDays: new Set(),
    lines: [{ key: 'line' }],
    payments,
    credit: null,
  }) as unknown as CartState

const parcel = (own: Partial<PricedPacking> = {}): PricedPacking =>
  ({
    key: 'parcel',
    shipping_key: 'home',
    delivery_at: null,
    delivery_timezone_key: null,
    lines: [{}],
    leadDays: [0],
    region: 'kanto',
    ...own,
  }) as PricedPacking
const priced = (amount: number, packings = [parcel()]) => ({ amount, packings })

test('accepts a method within its limit', () => {
  expect(chosenPayment(stateOf(1), priced(55_000))).toMatchObject({ payment: { id: 1 }, refused: null })
})

test('rejects a method above its limit with the reason', () => {
  expect(chosenPayment(stateOf(1), priced(56_000))).toEqual({
    payment: null,
    refused: { name: '後払い', reason: '後払いは55,000円までのご注文でご利用いただけます。' },
  })
})

test('rejects cash on delivery for an order with several addresses', () => {
  const packings = [parcel(), parcel({ key: 'other', shipping_key: 'parents' })]

  expect(chosenPayment(stateOf(2), priced(10_000, packings)).refused?.reason).toContain('お届け先が複数')
})

test.each([
  ['rejects', '母親', true],
  ['accepts', 'ＨＡＮＡＫＯ　', false],
])('%s cash on delivery for %s', (_, first, isRefused) => {
  const state = stateOf(2)
  state.cart.orderer = { last_name: '山田', first_name: 'HANAKO' } as CartState['cart']['orderer']
  const shipping = { key: 'home', shipping_last_name: '山田', shipping_first_name: first }
  state.shippings = [shipping] as CartState['shippings']

  expect(chosenPayment(state, priced(10_000)).refused !== null).toBe(isRefused)
})

test('returns neither payment nor reason for a withdrawn method', () => {
  expect(chosenPayment(stateOf(4), priced(10_000))).toEqual({ payment: null, refused: null })
})

test('uses the free method for any zero-yen order', () => {
  expect(chosenPayment(stateOf(1), priced(0)).payment?.kind).toBe('free')
})

test('doesn’t reject prepayment because of an impossible delivery day', () => {
  const packings = [parcel({ delivery_at: '2026-11-24' })]

  expect(paymentSituation(stateOf(3), priced(10_000, packings)).prepaidFrom).toBeNull()
  expect(chosenPayment(stateOf(3), priced(10_000, packings)).payment?.id).toBe(3)
})

test.each([
  ['2026-11-26', '2026-11-27'],
  ['2026-11-27', null],
])('asks a transfer for %s to move to %s', (delivery_at, from) => {
  const packings = [parcel({ delivery_at })]

  expect(paymentSituation(stateOf(3), priced(10_000, packings)).prepaidFrom).toBe(from)
})

test('allows a transfer the day that it names without a wish', () => {
  const state = stateOf(3)
  const payment = payments[2]!
  const text = arrivalText(state, parcel(), { payment })
  const packings = [parcel({ delivery_at: '2026-11-27' })]

  expect(text).toContain('11月27日（金）ごろ')
  expect(chosenPayment(state, priced(10_000, packings)).refused).toBeNull()
})
