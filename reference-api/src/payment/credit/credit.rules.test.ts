import { computeBillDates, creditRefusal, creditTerms, openBills, type CreditTerms } from './credit.rules'

const monthEnd: CreditTerms = { credit_limit: 300_000, closing_day: 31, due_months: 1, due_day: 31 }
const twentieth: CreditTerms = { credit_limit: 300_000, closing_day: 20, due_months: 2, due_day: 10 }

test.each([
  ['2026-11-01', monthEnd, '2026-11-30', '2026-12-31'],
  ['2026-11-30', monthEnd, '2026-11-30', '2026-12-31'],
  ['2026-12-01', monthEnd, '2026-12-31', '2027-01-31'],
  ['2027-01-05', monthEnd, '2027-01-31', '2027-02-28'],
  ['2028-01-05', monthEnd, '2028-01-31', '2028-02-29'],
  ['2026-11-20', twentieth, '2026-11-20', '2027-01-10'],
  ['2026-11-21', twentieth, '2026-12-20', '2027-02-10'],
])('bills an order that ships on %s', (shipsOn, terms, closes, due) => {
  expect(computeBillDates(shipsOn, terms)).toEqual({ closes_on: closes, due_on: due })
})

test('formats billing terms in the customary wording', () => {
  expect([monthEnd, twentieth].map(creditTerms)).toEqual([
    '月末締め・翌月末払い',
    '毎月20日締め・翌々月10日払い',
  ])
})

test('allows an order to use the whole remaining credit', () => {
  const row = { ...monthEnd, used: 250_000 }

  expect(creditRefusal(50_000, row)).toBeNull()
  expect(creditRefusal(50_001, row)).toBe(
    '請求書払いのご利用枠の残り（50,000円）を1円超えています。数量を減らすか、ほかのお支払い方法をお選びください。',
  )
  expect(creditRefusal(1, { ...row, used: 400_000 })).toContain('残り（0円）を1円')
})

test('applies payments to the oldest orders first', () => {
  const orders = [
    { ordered_at: '2026-11-10T10:00:00+09:00', ships_on: '2026-11-12', total_payment: 30_000 },
    { ordered_at: '2026-10-05T10:00:00+09:00', ships_on: null, total_payment: 20_000 },
    { ordered_at: '2026-10-20T10:00:00+09:00', ships_on: '2026-10-22', total_payment: 10_000 },
  ]

  expect(openBills(orders, 25_000, monthEnd)).toEqual([
    { closes_on: '2026-10-31', due_on: '2026-11-30', amount: 5_000 },
    { closes_on: '2026-11-30', due_on: '2026-12-31', amount: 30_000 },
  ])
  expect(openBills(orders, 60_000, monthEnd)).toEqual([])
})

test('bills an order in the month in which it ships', () => {
  const order = { ordered_at: '2026-11-30T10:00:00+09:00', ships_on: '2026-12-07', total_payment: 30_000 }

  expect(openBills([order], 0, monthEnd)).toEqual([
    { closes_on: '2026-12-31', due_on: '2027-01-31', amount: 30_000 },
  ])
})

test('bills an order without a dispatch day by its date in Japan', () => {
  const order = { ordered_at: '2026-11-30T15:30:00Z', ships_on: null, total_payment: 30_000 }

  expect(openBills([order], 0, monthEnd)[0]?.closes_on).toBe('2026-12-31')
})
