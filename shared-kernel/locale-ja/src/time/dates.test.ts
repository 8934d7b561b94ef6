import { explainWrongDay, formatDate, formatDateTime, formatDayWithWeekday, toTokyoDay } from './dates'

test("formats dates as YYYY.MM.DD in Tokyo, whatever the machine's time zone", () => {
  expect(formatDate('2026-11-20T15:30:00Z')).toBe('2026.11.21')
  expect(formatDate('2026-11-21T00:30:00+09:00')).toBe('2026.11.21')
})

test('does not shift a calendar day between time zones', () => {
  expect(formatDate('2026-11-21')).toBe('2026.11.21')
})

test('formats date-times as YYYY.MM.DD H:mm in Tokyo', () => {
  expect(formatDateTime('2026-11-21T09:05:00+09:00')).toBe('2026.11.21 9:05')
  expect(formatDateTime('2026-11-20T15:00:00Z')).toBe('2026.11.21 0:00')
})

test('shows a delivery date with its weekday', () => {
  expect(formatDayWithWeekday('2026-11-21')).toBe('11月21日（土）')
})

test('returns the calendar day in Tokyo', () => {
  expect(toTokyoDay('2026-11-20T15:00:00Z')).toBe('2026-11-21')
})

test.each([
  [2, 29, undefined],
  [2, 30, '2月は29日までです。日をお選び直しください（例：2月29日）'],
  [4, 31, '4月は30日までです。日をお選び直しください（例：4月30日）'],
  [13, 1, '月は1〜12からお選びください（例：4月）'],
])('explains the yearly day %i/%i as %s', (month, date, explanation) => {
  expect(explainWrongDay(month, date)).toBe(explanation)
})
