import { noteOfWishedDay } from './wished-day.rules'

const leadtime = { first_day: '2026-11-27', days: ['2026-11-27', '2026-11-28', '2026-11-30'] }

test.each([
  ['2026-11-28', 'ご希望の11月28日（土）を、お届け希望日に選びました。'],
  ['2026-11-26', 'ご希望の11月26日（木）は、お届けに間に合いません。最短のお届けは11月27日（金）です。'],
  [
    '2026-12-08',
    'ご希望の12月8日（火）は、まだお選びいただけません。お選びいただけるのは11月30日（月）までです。',
  ],
  ['2026-11-29', 'ご希望の11月29日（日）は、お届けのない日です。ほかの日をお選びください。'],
])('explains the requested day %s as %s', (day, text) => {
  expect(noteOfWishedDay(day, [leadtime])?.text).toBe(text)
})

test("shows a caution if any parcel can't arrive on the day", () => {
  const late = { first_day: '2026-11-30', days: ['2026-11-30'] }

  expect(noteOfWishedDay('2026-11-28', [leadtime, late])?.tone).toBe('caution')
})

test('shows no note if no day was requested', () => {
  expect(noteOfWishedDay(undefined, [leadtime])).toBeUndefined()
})
