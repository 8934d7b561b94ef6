import { judgeDeposit } from './deposit.rules'

const waiting = {
  status: 'waiting_deposit' as const,
  payment_kind: 'bank_transfer' as const,
  total_payment: 4070,
}
const deposit = (amount = 4070, deposit_id = '') => ({ amount, deposit_id })

test('accepts the exact amount as the payment', () => {
  expect(judgeDeposit(waiting, deposit(), [])).toBe('payment')
})

test.each([4069, 4071])('classifies %i yen for a 4,070 yen order as a wrong amount', (amount) => {
  expect(judgeDeposit(waiting, deposit(amount), [])).toBe('wrong_amount')
})

test('accepts the right amount after a wrong one', () => {
  expect(judgeDeposit(waiting, deposit(), [deposit(3000)])).toBe('payment')
})

test.each([
  ['cancelled', 'order_cancelled'],
  ['payment_failed', 'payment_failed'],
  ['pending_payment', 'already_paid'],
] as const)('classifies a deposit for an order in state %s as %s', (status, reason) => {
  expect(judgeDeposit({ ...waiting, status }, deposit(), [])).toBe(reason)
})

test.each(['accepted', 'preparing', 'shipped', 'delivered'] as const)(
  'classifies another payment for an order that is %s as already paid',
  (status) => {
    expect(judgeDeposit({ ...waiting, status }, deposit(4070, 'd-2'), [deposit(4070, 'd-1')])).toBe(
      'already_paid',
    )
  },
)

test('treats a deposit with a known ID as a repeated message', () => {
  const earlier = [deposit(4070, 'd-1')]

  expect(judgeDeposit({ ...waiting, status: 'accepted' }, deposit(4070, 'd-1'), earlier)).toBe('repetition')
  expect(judgeDeposit({ ...waiting, status: 'cancelled' }, deposit(4070, 'd-1'), earlier)).toBe('repetition')
})

test('treats an equal deposit without an ID as a repeated message', () => {
  expect(judgeDeposit({ ...waiting, status: 'cancelled' }, deposit(), [deposit()])).toBe('repetition')
})

test('treats a deposit for a shipped order without recorded deposits as repeated', () => {
  expect(judgeDeposit({ ...waiting, status: 'shipped' }, deposit(), [])).toBe('repetition')
})

test('classifies a deposit for an order paid by card as already paid', () => {
  const byCard = { ...waiting, status: 'accepted' as const, payment_kind: 'card' as const }

  expect(judgeDeposit(byCard, deposit(), [])).toBe('already_paid')
})
