import { aFittingDay, aFittingSchool, aSeat, freeSeats } from '../../testing/endpoints/fitting-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => {
  api = await freshApi({ rateLimitFactor: 1_000 })
  api.setClock('2027-01-10T09:00:00+09:00')
  await aFittingSchool(api, '2101', '緑が丘中学校')
}, 60_000)
afterAll(() => api.close())

const book = (body: object) => api.call('POST', '/v1/fitting-bookings', { body })
const kept = async (slotId: number) =>
  (await api.db.selectFrom('fitting_booking').select('id').where('fitting_slot_id', '=', slotId).execute())
    .length

test('never books more seats than remain under concurrent requests', async () => {
  const slotId = await aFittingDay(api, { key: 'race', schools: ['2101'], capacity: 3 })

  const answers = await Promise.all(Array.from({ length: 12 }, () => book(aSeat(slotId))))

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)
  expect(new Set(refused)).toEqual(new Set(['fitting_booking.full']))
  expect([await freeSeats(api, slotId), await kept(slotId)]).toEqual([0, 3])
})

test('takes one seat when the same booking is submitted concurrently', async () => {
  const slotId = await aFittingDay(api, { key: 'double', schools: ['2101'], capacity: 5 })
  const seat = aSeat(slotId)

  const answers = await Promise.all(Array.from({ length: 6 }, () => book(seat)))

  expect(new Set(answers.map(({ body }) => body.token)).size).toBe(1)
  expect([await freeSeats(api, slotId), await kept(slotId)]).toEqual([4, 1])
})

test('frees one seat when a booking is cancelled several times concurrently', async () => {
  const slotId = await aFittingDay(api, { key: 'back', schools: ['2101'], capacity: 5 })
  const { token } = (await book(aSeat(slotId))).body
  await book(aSeat(slotId))

  const answers = await Promise.all(
    Array.from({ length: 6 }, () => api.call('DELETE', `/v1/fitting-bookings/${token}`)),
  )

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
  expect(await freeSeats(api, slotId)).toBe(4)
})
