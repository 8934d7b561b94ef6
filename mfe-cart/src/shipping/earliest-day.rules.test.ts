import { earliestText } from './earliest-day.rules'

const at = (time: string) => Date.parse(`2026-11-24T${time}+09:00`)
const earliest = { first_day: '2026-11-26', order_by: '2026-11-24T13:00:00+09:00' }

test.each([
  ['10:50:00', 'あと2時間10分以内'],
  ['11:00:00', 'あと2時間以内'],
  ['12:45:30', 'あと14分以内'],
  ['12:59:50', 'あと1分以内'],
])('at %s the shopper has %s for the earliest day', (time, left) => {
  expect(earliestText(earliest, at(time))).toBe(
    `最短で11月26日（木）ごろまでにお届けします（${left}にご注文の場合）。`,
  )
})

test('a limit of more than a day needs no clock', () => {
  expect(earliestText(earliest, at('13:00:00') - 24 * 3_600_000)).toBe(
    '最短で11月26日（木）ごろまでにお届けします。',
  )
})

test('a server that tells no limit is believed in its day', () => {
  expect(earliestText({ first_day: '2026-11-26' }, at('10:00:00'))).toBe(
    '最短で11月26日（木）ごろまでにお届けします。',
  )
})
