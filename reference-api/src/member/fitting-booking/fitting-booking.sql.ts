import { sql, type Insertable } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { BookingRow, FittingBookingTable } from './fitting-booking.table'

/** Inserts a booking. Returns no row if the number or key is taken, even by a concurrent insert. */
export const insertBooking = (trx: Db, booking: Insertable<FittingBookingTable>) =>
  trx
    .insertInto('fitting_booking')
    .values(booking)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()

export const findBookingOfKey = (db: Db, idempotencyKey: string) =>
  db
    .selectFrom('fitting_booking')
    .select(['booking_no', 'fitting_slot_id', 'email', 'child_name', 'token_nonce'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()

export const findBooking = (db: Db, channelId: number, tokenHash: string): Promise<BookingRow | undefined> =>
  db
    .selectFrom('fitting_booking')
    .innerJoin('fitting_slot', 'fitting_slot.id', 'fitting_slot_id')
    .innerJoin('fitting_day', 'fitting_day.id', 'fitting_day_id')
    .innerJoin('school', (join) =>
      join
        .onRef('school.channel_id', '=', 'fitting_booking.channel_id')
        .onRef('school.key', '=', 'fitting_booking.school_key'),
    )
    .where('fitting_booking.channel_id', '=', channelId)
    .where('token_hash', '=', tokenHash)
    .select([
      'fitting_booking.id',
      'fitting_slot_id',
      'booking_no',
      'email',
      'fitting_day.name as day_name',
      ...(['held_on', 'starts_at', 'ends_at', 'place', 'postal_code', 'address', 'access', 'note'] as const),
      'school.name as school_name',
      'school_grade',
      'child_name',
      'cancelled_at',
    ])
    .executeTakeFirst()

/** Returns false if the booking was already cancelled. */
export async function markCancelled(trx: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('fitting_booking')
    .set({ cancelled_at: now })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes up to `limit` bookings for dates before `day`. Returns the number of deleted bookings. */
export async function deleteBookingsBefore(db: Db, day: string, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from fitting_booking where id in (
    select b.id from fitting_booking b join fitting_slot s on s.id = b.fitting_slot_id
    join fitting_day d on d.id = s.fitting_day_id where d.held_on < ${day} order by b.id limit ${limit})`.execute(
    db,
  )
  return Number(numAffectedRows)
}
