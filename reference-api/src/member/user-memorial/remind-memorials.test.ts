import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { comingDays } from './memorial-days.rules'
import { remindMemorials } from './remind-memorials.job'

let api: FreshApi

beforeAll(async () => {
  api = await freshApi()
  api.setClock('2026-11-24T09:00:00+09:00')
})
afterAll(() => api.close())

const remind = async () => {
  await remindMemorials.run({}, api.services)
  await api.runJobs()
}

test('mails one reminder two weeks before a memorial if requested', async () => {
  const as = await api.signIn()
  const memorial = {
    user_account_id: as.id,
    target_user_name: '鈴木',
    division_ct: 1,
    name: '誕生日',
    call: true,
  }
  await api.db
    .insertInto('user_memorial')
    .values([
      { ...memorial, month: 12, date: 8 },
      { ...memorial, month: 12, date: 9 },
      { ...memorial, month: 12, date: 1, call: false },
    ])
    .execute()

  await remind()
  await remind()

  expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [as.email, '【つなぐ】誕生日のお知らせ'],
  ])
  expect(api.mails[0]?.text).toContain('12月8日')

  api.setClock('2027-11-24T09:00:00+09:00')
  await remind()

  expect(api.mails).toHaveLength(2)
})

test('observes 29 February on the 28th in non-leap years', () => {
  expect(comingDays('2027-02-28', 0)).toEqual([
    { month: 2, date: 28 },
    { month: 2, date: 29 },
  ])
  expect(comingDays('2028-02-28', 1)).toEqual([
    { month: 2, date: 28 },
    { month: 2, date: 29 },
  ])
  expect(comingDays('2026-12-31', 1)).toEqual([
    { month: 12, date: 31 },
    { month: 1, date: 1 },
  ])
})
