import { formatDate, formatDateTime, formatDayWithWeekday, toTokyoDay } from './dates'

test('a date is YYYY.MM.DD in Tokyo whatever the machine says', () => {
  expect(formatDate('2026-11-20T15:30:00Z')).toBe('2026.11.21')
  expect(formatDate('2026-11-21T00:30:00+09:00')).toBe('2026.11.21')
})

test('a calendar day is not moved by any time zone', () => {
  expect(formatDate('2026-11-21')).toBe('2026.11.21')
})

test('a date-time is YYYY.MM.DD H:mm in Tokyo', () => {
  expect(formatDateTime('2026-11-21T09:05:00+09:00')).toBe('2026.11.21 9:05')
  expect(formatDateTime('2026-11-20T15:00:00Z')).toBe('2026.11.21 0:00')
})

test('a delivery day shows its weekday', () => {
  expect(formatDayWithWeekday('2026-11-21')).toBe('11月21日（土）')
})

test('the day of an instant is Tokyo’s', () => {
  expect(toTokyoDay('2026-11-20T15:00:00Z')).toBe('2026-11-21')
})
