import { aSeat } from '../fitting-builders'
import type { EndpointWorld } from '../endpoint-world'
import type { Example } from './endpoint-examples'

const findSlotId = async ({ db }: EndpointWorld) =>
  (await db.selectFrom('fitting_slot').select('id').orderBy('id').executeTakeFirstOrThrow()).id

const buildSeat = async (world: EndpointWorld) => ({
  ...aSeat(await findSlotId(world)),
  school_key: 'midori',
})

const booked = async (world: EndpointWorld) => ({
  params: { token: String((await world.send('POST', '/v1/fitting-bookings', await buildSeat(world))).token) },
})

export const fittingExamples: Record<string, (world: EndpointWorld) => Promise<Example> | Example> = {
  listSchools: () => ({ query: `word=${encodeURIComponent('みどり')}` }),
  getSchool: () => ({ params: { key: 'midori' } }),
  listFittingDays: () => ({ query: 'school=midori' }),
  bookFitting: async (world) => ({ body: await buildSeat(world) }),
  getFittingBooking: booked,
  cancelFittingBooking: booked,
}
