import { cancelFittingBooking, getFittingBooking } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import type { Caller } from '../../platform/http/caller'
import { serve, type Api } from '../../platform/http/serve'
import { hashToken } from '../../platform/secret/token.rules'
import { cancelBooking } from './cancel-booking.command'
import { bookingNotFound, cancelledTooLate, toBooking } from './fitting-booking.rules'
import { findBooking } from './fitting-booking.sql'
import type { BookingRow } from './fitting-booking.table'

async function requireBooking({ db, channel }: Caller<'public'>, token: string): Promise<BookingRow> {
  const booking = await findBooking(db, channel.id, hashToken(token))
  if (!booking) throw bookingNotFound()
  return booking
}

export function fittingBookingRoutes(app: Api): void {
  serve(app, getFittingBooking, async (call) => {
    void call.reply.header('cache-control', 'no-store')
    return toBooking(await requireBooking(call, call.params.token), toTokyoDay(call.clock.now()))
  })

  serve(app, cancelFittingBooking, async (call) => {
    const booking = await requireBooking(call, call.params.token)
    if (booking.cancelled_at !== null) return
    if (toTokyoDay(call.clock.now()) >= booking.held_on) throw cancelledTooLate()
    await cancelBooking(call, booking)
  })
}
