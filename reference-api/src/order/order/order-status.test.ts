import {
  hasComingPoints,
  hasReceipt,
  isCancellable,
  orderNumber,
  statusAfterPlacing,
} from './order-status.rules'

test('builds an order number from the date and six digits', () => {
  expect(orderNumber('2026-11-21', 123)).toBe('T20261121-000123')
  expect(orderNumber('2026-11-21', 1_000_007)).toBe('T20261121-000007')
})

test("starts order numbers with the channel's prefix (§9)", () => {
  expect(orderNumber('2026-11-21', 123, 'b')).toBe('B20261121-000123')
  for (const unreadable of ['', '東', 'too-long', 7, null])
    expect(orderNumber('2026-11-21', 123, unreadable)).toBe('T20261121-000123')
})

test('holds card orders until authentication and bank transfers until the deposit', () => {
  expect(statusAfterPlacing('card')).toBe('pending_payment')
  expect(statusAfterPlacing('bank_transfer')).toBe('waiting_deposit')
  expect(statusAfterPlacing('cash_on_delivery')).toBe('accepted')
})

test.each([
  ['bank_transfer', 'waiting_deposit', true],
  ['bank_transfer', 'accepted', false],
  ['cash_on_delivery', 'accepted', true],
  ['deferred', 'preparing', true],
  ['deferred', 'shipped', false],
  ['deferred', 'cancelled', false],
] as const)('decides whether points of %s (%s) are pending: %s', (payment_kind, status, isComing) => {
  expect(hasComingPoints({ status, payment_kind })).toBe(isComing)
})

test("allows cancelling until preparation or the recipient's acceptance", () => {
  expect(isCancellable('accepted', { isGiftCompleted: false })).toBe(true)
  expect(isCancellable('accepted', { isGiftCompleted: true })).toBe(false)
  expect(isCancellable('preparing', { isGiftCompleted: false })).toBe(false)
})

test('issues no receipt for an unpaid order', () => {
  expect(hasReceipt({ status: 'accepted', payment_kind: 'card' })).toBe(true)
  expect(hasReceipt({ status: 'waiting_deposit', payment_kind: 'bank_transfer' })).toBe(false)
  expect(hasReceipt({ status: 'cancelled', payment_kind: 'card' })).toBe(false)
})

test('issues a receipt for cash on delivery once delivered', () => {
  expect(hasReceipt({ status: 'accepted', payment_kind: 'cash_on_delivery' })).toBe(false)
  expect(hasReceipt({ status: 'delivered', payment_kind: 'cash_on_delivery' })).toBe(true)
})

test("issues a receipt for an order on account once it's paid", () => {
  const onAccount = { status: 'delivered', payment_kind: 'deferred' } as const

  expect(hasReceipt(onAccount)).toBe(true)
  expect(hasReceipt({ ...onAccount, isCovered: false })).toBe(false)
  expect(hasReceipt({ ...onAccount, status: 'shipped', isCovered: true })).toBe(true)
  expect(hasReceipt({ ...onAccount, status: 'cancelled', isCovered: true })).toBe(false)
})
