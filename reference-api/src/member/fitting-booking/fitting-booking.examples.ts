import type { EndpointWorld } from '../../testing/endpoints/endpoint-world'
import type { Examples } from '../../testing/endpoints/example'
import { aSeat } from '../../testing/endpoints/fitting-builders'

const findSlotId = async ({ db }: EndpointWorld) =>
  (await db.selectFrom('fitting_slot').select('id').orderBy('id').executeTakeFirstOrThrow()).id

const buildSeat = async (world: EndpointWorld) => ({
  ...aSeat(await findSlotId(world)),
  school_key: 'midori',
})

const ownBooking = async (world: EndpointWorld) => ({
  params: { token: String((await world.send('POST', '/v1/fitting-bookings', await buildSeat(world))).token) },
})

const unknownBooking = {
  params: { token: 'no-such-token' },
  code: 'fitting_booking.not_found',
  status: 404,
}

export const examples: Examples = {
  bookFitting: {
    request: async (world) => ({ body: await buildSeat(world) }),
    refusal: { body: { name: ' ' }, code: 'validation.failed' },
  },
  cancelFittingBooking: {
    request: ownBooking,
    refusal: unknownBooking,
  },
  getFittingBooking: {
    request: ownBooking,
    refusal: unknownBooking,
  },
}
