import { formatDate, formatDateTime, formatDayWithWeekday, toTokyoDay } from './dates'

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
