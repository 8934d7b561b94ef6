import { aUserMemorial } from '../testing/profile-builders'
import { comingFirst, dayInYear, inWords, nextDay } from '../member-facts/yearly-day.rules'
import { giftsHref, monthAfter, readMonth, toWeeks } from './memorial.rules'

test('moves 29 February to the 28th in non-leap years', () => {
  const leapDay = { month: 2, date: 29 }

  expect([2026, 2027, 2028, 2100].map((year) => dayInYear(leapDay, year))).toEqual([
    '2026-02-28',
    '2027-02-28',
    '2028-02-29',
    '2100-02-28',
  ])
  expect(nextDay(leapDay, '2027-02-28')).toEqual({ day: '2027-02-28', inDays: 0 })
  expect(nextDay(leapDay, '2027-03-01')).toEqual({ day: '2028-02-29', inDays: 365 })
})

test('sorts by the next date, including today', () => {
  const days = [
    aUserMemorial({ id: 1, month: 11, date: 21 }),
    aUserMemorial({ id: 2, month: 12, date: 31 }),
    aUserMemorial({ id: 3, month: 11, date: 22 }),
    aUserMemorial({ id: 4, month: 1, date: 1 }),
  ]

  expect(comingFirst(days, '2026-11-22').map(({ id, day, inDays }) => [id, day, inDays])).toEqual([
    [3, '2026-11-22', 0],
    [2, '2026-12-31', 39],
    [4, '2027-01-01', 40],
    [1, '2027-11-21', 364],
  ])
})

test('uses the words today and tomorrow instead of a day count', () => {
  expect([0, 1, 2].map(inWords)).toEqual(['今日', '明日', 'あと2日'])
})

test('reads the month from the URL, or defaults to the current one', () => {
  const of = (query: string) => readMonth(`http://shop/mypage/memorial${query}`, '2026-11-22')

  expect([of('?month=2027-02'), of('?month=2027-13'), of('?month=x'), of('')]).toEqual([
    '2027-02',
    '2026-11',
    '2026-11',
    '2026-11',
  ])
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})

test('starts weeks on Sunday', () => {
  const weeks = toWeeks('2026-11')

  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeks.flat().filter(Boolean)).toHaveLength(30)
  expect(toWeeks('2026-12')[0]).toEqual([
    null,
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ])
})

test("filters gifts by the occasion's tag if the shop uses it", () => {
  expect(giftsHref({ division_ct: 1 }, ['birthday'])).toBe('/product?tag=birthday')
  expect(giftsHref({ division_ct: 2 }, ['birthday'])).toBe('/product')
  expect(giftsHref({ division_ct: 3 }, ['birthday'])).toBe('/product')
})
