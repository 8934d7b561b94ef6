import { bookFitting } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import { loginKey } from '../../account/account/login-key.rules'
import { findSlotToBook } from '../../catalogue/fitting-day/fitting-day.sql'
import { refuseProblems } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { findSchool } from '../../catalogue/school/school.sql'
import { bookSeat } from './book-fitting.command'
import { bookingProblems, normaliseBooking, placeProblems } from './fitting-booking.rules'

const perAddress = { hits: 20, windowSeconds: 600 }
const perMailbox = { hits: 5, windowSeconds: 600 }
/**
 * Seats are free of charge, so these limits stop one client from taking a whole day. They are generous
 * because many people share an IP address (ADR 0038).
 */
const aDay = {
  perAddress: { hits: 30, windowSeconds: 86_400 },
  perMailbox: { hits: 10, windowSeconds: 86_400 },
}

export function bookFittingRoute(app: Api): void {
  serve(app, bookFitting, async (call) => {
    const { db, channel, clock, request } = call
    const { idempotency_key, ...input } = call.body
    const booking = normaliseBooking(input)
    const { slot_id: slotId, school_key: schoolKey } = booking
    const school = await findSchool(db, channel.id, schoolKey)
    const slot = await findSlotToBook(db, channel.id, { slotId, schoolKey })
    const today = toTokyoDay(clock.now())
    refuseProblems(
      bookingProblems(booking, school?.name),
      placeProblems({ isSchool: school !== undefined, slot, today }),
      idempotency_key.trim() === '' ? { idempotency_key: ['画面を開き直してください'] } : {},
    )
    await limitHits(call, `fitting-booking:${request.ip}`, perAddress)
    await limitHits(call, `fitting-booking-day:${request.ip}`, aDay.perAddress)
    const mailbox = loginKey(channel.id, booking.email)
    await limitHits(call, `fitting-booking:${mailbox}`, perMailbox)
    await limitHits(call, `fitting-booking-day:${mailbox}`, aDay.perMailbox)
    return bookSeat(call, booking, idempotency_key)
  })
}
