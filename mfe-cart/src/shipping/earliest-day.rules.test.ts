import { earliestText, renewed } from './earliest-day.rules'

const at = (time: string) => Date.parse(`2026-11-24T${time}+09:00`)
const earliest = { first_day: '2026-11-26', order_by: '2026-11-24T13:00:00+09:00' }

test.each([
  ['10:50:00', 'あと2時間10分以内'],
  ['11:00:00', 'あと2時間以内'],
  ['12:45:30', 'あと14分以内'],
  ['12:59:50', 'あと1分以内'],
  ['12:59:59', 'あと1分以内'],
])('at %s, shows the countdown %s until the cut-off', (time, left) => {
  expect(earliestText(earliest, at(time))).toBe(
    `最短11月26日（木）ごろにお届けします（${left}にご注文の場合）。`,
  )
})

test('shows no countdown for a cut-off more than a day away', () => {
  expect(earliestText(earliest, at('13:00:00') - 24 * 3_600_000)).toBe(
    '最短11月26日（木）ごろにお届けします。',
  )
})

test('shows no countdown for a day without a cut-off', () => {
  expect(earliestText({ first_day: '2026-11-26' }, at('10:00:00'))).toBe(
    '最短11月26日（木）ごろにお届けします。',
  )
})

test.each(['13:00:00', '13:00:01', '18:00:00'])(
  'does not promise the day at %s because the cut-off has passed',
  (time) => {
    expect(earliestText(earliest, at(time))).toBe(
      'ご注文の締め切り時刻を過ぎました。最短のお届け日を確認しています。',
    )
  },
)

const next = { first_day: '2026-11-27', order_by: '2026-11-25T13:00:00+09:00' }

test('shows the missed day before the countdown for the next day', () => {
  expect(earliestText(renewed(next, earliest, at('13:00:00')), at('13:00:00'))).toBe(
    '締め切り時刻を過ぎたため、11月26日（木）のお届けには間に合わなくなりました。' +
      '最短11月27日（金）ごろにお届けします。',
  )
  expect(earliestText(renewed(next, earliest, at('13:00:01')), at('13:00:01'))).toContain(
    '（あと23時間59分以内にご注文の場合）',
  )
})

test('does not report a later day for another address as missed', () => {
  expect(renewed(next, earliest, at('12:59:59'))).toEqual({ ...next, missed_day: undefined })
})

test("hides the cut-off if the client's clock is ahead", () => {
  expect(earliestText(renewed(earliest, earliest, at('13:00:20')), at('13:00:20'))).toBe(
    '最短11月26日（木）ごろにお届けします。',
  )
})
