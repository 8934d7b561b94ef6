import crypto from 'node:crypto'
import { aFittingDay, aFittingSchool, aSeat, freeSeats } from '../../testing/endpoints/fitting-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { purgeBookings } from './purge-bookings.job'

let api: FreshApi

beforeAll(async () => {
  api = await freshApi({ rateLimitFactor: 1_000 })
  await aFittingSchool(api, '2101', '緑が丘中学校')
  await aFittingSchool(api, '1101', '青空小学校')
}, 60_000)
beforeEach(() => api.setClock('2027-01-10T09:00:00+09:00'))
afterAll(() => api.close())

const book = (body: object) => api.call('POST', '/v1/fitting-bookings', { body })
const read = (token: string) => api.call('GET', `/v1/fitting-bookings/${token}`)
const cancel = (token: string) => api.call('DELETE', `/v1/fitting-bookings/${token}`)
const listed = async (query = '') => (await api.call('GET', `/v1/fitting-days${query}`)).body.data

test('lists upcoming dates, filtered by school', async () => {
  await aFittingDay(api, { key: 'over', held_on: '2027-01-09', schools: ['2101'] })
  await aFittingDay(api, { key: 'later', held_on: '2027-02-20', schools: ['1101'] })
  await aFittingDay(api, { key: 'sooner', held_on: '2027-01-23', schools: ['2101'], capacity: 5 })
  await aFittingDay(api, { key: 'everybody', held_on: '2027-03-06', schools: [] })

  const all = await listed()
  const own = await listed('?school=2101')

  const keysOf = (days: { key: string }[]) => days.map(({ key }) => key)
  expect(keysOf(all)).toEqual(['sooner', 'later', 'everybody'])
  expect(keysOf(own)).toEqual(['sooner', 'everybody'])
  expect(own[0]).toMatchObject({
    place: '緑が丘中学校 体育館',
    is_bookable: true,
    schools: [{ key: '2101', name: '緑が丘中学校' }],
    slots: [{ starts_at: '10:00', ends_at: '11:00', seats_left: 5 }],
  })
})

test('lets a guest book a seat and cancel it by link', async () => {
  const slotId = await aFittingDay(api, { key: 'booked', schools: ['2101'], capacity: 2 })
  const { status, body } = await book({ ...aSeat(slotId), phone_number: '０３－１２３４－５６７８' })
  const mail = await api.newestMail('hanako@example.jp')

  expect(status).toBe(200)
  expect(body.booking_no).toMatch(/^F20270110-\d{6}$/)
  expect(mail?.text).toContain('1月23日（土） 10:00〜11:00')
  expect(mail?.text).toContain(`https://shop.example.jp/fitting/booking/${body.token}`)
  expect(mail?.text).not.toMatch(/花子|さくら/)
  const shown = await read(body.token)
  expect(shown.headers['cache-control']).toBe('no-store')
  expect(shown.body).toMatchObject({
    booking_no: body.booking_no,
    child_name: '山田さくら',
    school_name: '緑が丘中学校',
    is_cancelled: false,
    can_cancel: true,
  })
  expect(JSON.stringify(shown.body)).not.toMatch(/hanako|山田花子|5678/)
  expect(await freeSeats(api, slotId)).toBe(1)

  expect([(await cancel(body.token)).status, (await cancel(body.token)).status]).toEqual([204, 204])

  expect(await freeSeats(api, slotId)).toBe(2)
  expect((await read(body.token)).body).toMatchObject({ is_cancelled: true, can_cancel: false })
  await api.runJobs()
  const cancelled = api.mails.filter(({ subject }) => subject.includes('取り消しました'))
  expect(cancelled.map(({ to }) => to)).toEqual(['hanako@example.jp'])
})

test('treats a repeated submission as the same booking', async () => {
  const slotId = await aFittingDay(api, { key: 'twice', schools: ['2101'], capacity: 5 })
  const seat = aSeat(slotId)

  const [first, again] = [await book(seat), await book(seat)]
  const other = await book({ ...seat, child_name: '山田つばき' })

  expect(again.body).toEqual(first.body)
  expect(other.status).toBe(409)
  expect(other.body.code).toBe('fitting_booking.conflict')
  expect(await freeSeats(api, slotId)).toBe(4)
})

test('rejects a full slot with an error on the field', async () => {
  const slotId = await aFittingDay(api, { key: 'full', schools: ['2101'], capacity: 1 })
  await book(aSeat(slotId))

  const { status, body } = await book(aSeat(slotId))

  expect(status).toBe(409)
  expect(body.code).toBe('fitting_booking.full')
  expect(Object.keys(body.errors)).toEqual(['slot_id'])
  expect((await listed('?school=2101')).find(({ key }: { key: string }) => key === 'full').is_bookable).toBe(
    false,
  )
})

test.each([
  ['another school', { school_key: '1101' }, 'slot_id'],
  ['an unknown school', { school_key: '9999' }, 'school_key'],
  ['an unknown slot', { slot_id: 999_999 }, 'slot_id'],
  ['no name', { name: ' ' }, 'name'],
  ['no phone', { phone_number: '12' }, 'phone_number'],
  ['an invalid email', { email: 'hanako' }, 'email'],
  ['a fourth year of a middle school', { school_grade: 4 }, 'school_grade'],
  ['no idempotency key', { idempotency_key: '' }, 'idempotency_key'],
])('rejects %s with an error on the field', async (_what, change, field) => {
  const slotId = await aFittingDay(api, { key: `refused-${field}-${_what}`, schools: ['2101'] })

  const { status, body } = await book({ ...aSeat(slotId), ...change })

  expect(status).toBe(422)
  expect(Object.keys(body.errors)).toEqual([field])
})

test('closes booking and cancellation after their deadlines', async () => {
  const slotId = await aFittingDay(api, { key: 'late', schools: ['2101'] })
  const { token } = (await book(aSeat(slotId))).body
  api.setClock('2027-01-21T09:00:00+09:00')
  const late = await book(aSeat(slotId))
  api.setClock('2027-01-23T00:00:00+09:00')

  const refused = await cancel(token)

  expect(late.body.errors).toEqual({ slot_id: ['この日のご予約の受付は終了しました'] })
  expect(refused.status).toBe(409)
  expect(refused.body.code).toBe('fitting_booking.too_late')
  expect((await read(token)).body.can_cancel).toBe(false)
})

test("returns 404 for unknown tokens and other shops' bookings", async () => {
  await api.db.insertInto('channel').values({ code: 'business', name: '法人' }).execute()
  const slotId = await aFittingDay(api, { key: 'foreign', schools: ['2101'] })
  const { token } = (await book(aSeat(slotId))).body
  const headers = { 'x-ecd-channel-id': 'business' }
  const url = `/v1/fitting-bookings/${token}`

  const answers = [
    await read('nobody'),
    await cancel('nobody'),
    await api.call('GET', url, { headers }),
    await api.call('DELETE', url, { headers }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect((await read(token)).body.is_cancelled).toBe(false)
})

test('deletes a booking a month after its date', async () => {
  const slotId = await aFittingDay(api, { key: 'purged', schools: ['2101'] })
  const { token } = (await book(aSeat(slotId))).body
  api.setClock('2027-02-22T09:00:00+09:00')
  await purgeBookings.run({}, api.services)
  const before = (await read(token)).status
  api.setClock('2027-02-24T09:00:00+09:00')

  await purgeBookings.run({}, api.services)

  expect([before, (await read(token)).status]).toEqual([200, 404])
})

test('draws another booking number if the first is taken', async () => {
  const slotId = await aFittingDay(api, { key: 'numbers', schools: ['2101'], capacity: 5 })
  const drawn = [7, 7, 8]
  const draw = jest.spyOn(crypto, 'randomInt').mockImplementation((() => drawn.shift()!) as never)

  const answers = [await book(aSeat(slotId)), await book(aSeat(slotId))]
  draw.mockRestore()

  expect(answers.map(({ body }) => body.booking_no)).toEqual(['F20270110-000007', 'F20270110-000008'])
})

test('limits a mailbox to ten seats a day', async () => {
  const slotId = await aFittingDay(api, { key: 'hoarded', schools: ['2101'], capacity: 50 })
  const factor = jest.replaceProperty(api.services.config, 'rateLimitFactor', 1)
  const email = 'hoarder@example.jp'
  const statuses: number[] = []
  for (const moment of ['10:00', '10:20', '10:40']) {
    api.setClock(`2027-01-11T${moment}:00+09:00`)
    for (let count = 0; count < 4; count += 1) statuses.push((await book({ ...aSeat(slotId), email })).status)
  }
  factor.restore()

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
  expect(await freeSeats(api, slotId)).toBe(40)
})
