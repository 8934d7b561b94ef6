import { toClosedDays, isBusinessDay } from './business-day.rules'
import { leadDaysUntil, leadtime, orderBy, shippingDay } from './leadtime.rules'
import { shippingRegion } from '../postal-code/shipping-region.rules'

const none = new Set<string>()
const at = (jst: string) => new Date(`${jst}+09:00`)

test('ships on the same business day before the cut-off', () => {
  expect(shippingDay({ now: at('2026-11-19T12:59'), leadDays: [0], closedDays: none })).toBe('2026-11-19')
})

test('ships on the next business day once the cut-off is reached', () => {
  expect(shippingDay({ now: at('2026-11-19T13:00'), leadDays: [0], closedDays: none })).toBe('2026-11-20')
})

test('skips weekends and national holidays', () => {
  // 2026-11-23 is Labour Thanksgiving Day, a Monday.
  expect(shippingDay({ now: at('2026-11-20T15:00'), leadDays: [0], closedDays: none })).toBe('2026-11-24')
})

test("skips the shop's own holidays", () => {
  expect(
    shippingDay({ now: at('2026-11-19T10:00'), leadDays: [1], closedDays: new Set(['2026-11-20']) }),
  ).toBe('2026-11-24')
})

test('uses the longest lead time of the products in a parcel', () => {
  expect(shippingDay({ now: at('2026-12-07T09:00'), leadDays: [0, 3, 1], closedDays: none })).toBe(
    '2026-12-10',
  )
})

test.each([
  ['before the cut-off', '2026-11-19T12:59', '2026-11-19'],
  ['after the cut-off', '2026-11-19T13:00', '2026-11-20'],
  ['before a long weekend', '2026-11-20T15:00', '2026-11-24'],
])('%s, an order placed at %s has its cut-off on %s', (_when, now, day) => {
  const limit = orderBy({ now: at(now), closedDays: none })
  const terms = { leadDays: [1], closedDays: none }
  const justBefore = new Date(Date.parse(limit) - 1)

  expect(limit).toBe(`${day}T13:00:00+09:00`)
  expect(shippingDay({ ...terms, now: justBefore })).toBe(shippingDay({ ...terms, now: at(now) }))
  expect(shippingDay({ ...terms, now: new Date(limit) })).not.toBe(shippingDay({ ...terms, now: at(now) }))
})

test('offers delivery on 31 December when ordered on 22 November', () => {
  const terms = { now: at('2026-11-22T10:00'), leadDays: [0], closedDays: none }

  expect(leadtime({ ...terms, region: 'kanto' }).days).toContain('2026-12-31')
})

test('starts a new day at midnight in Tokyo instead of UTC', () => {
  expect(shippingDay({ now: new Date('2026-12-07T15:30:00Z'), leadDays: [0], closedDays: none })).toBe(
    '2026-12-08',
  )
})

test('takes longer to remote islands and Okinawa', () => {
  const terms = { now: at('2026-12-07T09:00'), leadDays: [0], closedDays: none }

  expect(leadtime({ ...terms, region: 'kanto' }).first_day).toBe('2026-12-08')
  expect(leadtime({ ...terms, region: 'okinawa' }).first_day).toBe('2026-12-11')
  expect(leadtime({ ...terms, region: 'island' })).toMatchObject({ first_day: '2026-12-11', timezones: [] })
})

test('recognises an island by its postal code', () => {
  expect(shippingRegion('東京都', '100-2101')).toBe('island')
  expect(shippingRegion('東京都', '1000001')).toBe('kanto')
  expect(shippingRegion('沖縄県', '9000001')).toBe('okinawa')
  expect(shippingRegion('火星', '1000001')).toBeNull()
})

test('treats New Year as a holiday', () => {
  expect(isBusinessDay('2027-01-01', none)).toBe(false)
})

test('doesn’t offer days when the carrier doesn’t deliver', () => {
  const closedDays = toClosedDays([
    { day: '2027-01-01', note: '年始の配送休止', is_undelivered: true },
    { day: '2026-12-30', is_undelivered: false },
  ])
  const terms = { now: at('2026-12-29T10:00'), leadDays: [1], region: 'kanto' as const, closedDays }

  expect(shippingDay(terms)).toBe('2026-12-31')
  expect(leadtime(terms).first_day).toBe('2027-01-02')
  expect(leadtime({ ...terms, leadDays: [0] }).days).not.toContain('2027-01-01')
  expect(leadDaysUntil('2027-01-01', terms)).toBe(0)
  expect(leadtime({ ...terms, leadDays: [0] }).notes).toEqual([
    '1月1日（金）はお届けがありません（年始の配送休止）。',
  ])
  expect(leadtime({ ...terms, region: 'island' as const }).notes.at(-1)).toBe(
    'お届け時間帯は、この地域ではご指定いただけません。',
  )
})
