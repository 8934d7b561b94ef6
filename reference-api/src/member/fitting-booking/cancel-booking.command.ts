import { toShopFront } from '../../shop/channel/shop-front.rules'
import { giveSeatBack } from '../../catalogue/fitting-day/fitting-day.sql'
import type { Caller } from '../../platform/http/caller'
import { sendMail } from '../../platform/mail/send-mail.job'
import { cancellationMail } from './fitting-booking.rules'
import { markCancelled } from './fitting-booking.sql'
import type { BookingRow } from './fitting-booking.table'

/** Frees the seat and sends the mail once. Repeated calls are no-ops. */
export async function cancelBooking(
  { db, channel, clock, jobs, config }: Caller<'public'>,
  booking: BookingRow,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await markCancelled(trx, booking.id, clock.now()))) return
    await giveSeatBack(trx, booking.fitting_slot_id)
    await jobs.enqueue(trx, sendMail, cancellationMail({ shop: toShopFront({ config }, channel), booking }))
  })
}
