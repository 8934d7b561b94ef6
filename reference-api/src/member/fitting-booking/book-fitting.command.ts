import type { FittingBookingInput } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import type { Insertable } from 'kysely'
import { randomInt } from 'node:crypto'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import type { Db } from '../../platform/database/db'
import { takeSeat } from '../../catalogue/fitting-day/fitting-day.sql'
import { Rejection } from '../../platform/http/rejection'
import type { Caller } from '../../platform/http/caller'
import { sendMail } from '../../platform/mail/send-mail.job'
import { deriveToken, hashToken, newToken } from '../../platform/secret/token.rules'
import { confirmationMail, slotIsFull } from './fitting-booking.rules'
import { findBooking, findBookingOfKey, insertBooking } from './fitting-booking.sql'
import type { FittingBookingTable } from './fitting-booking.table'

const deriveBookingToken = (idempotencyKey: string, nonce: string) =>
  deriveToken(idempotencyKey, `fitting:${nonce}`)

/**
 * Takes a seat, stores the booking and enqueues the mail, all or nothing. A repeated idempotency key returns
 * the first booking with its token.
 */
export async function bookSeat(
  { db, channel, clock, jobs, config }: Caller<'public'>,
  booking: FittingBookingInput,
  idempotencyKey: string,
): Promise<{ booking_no: string; token: string }> {
  const now = clock.now()
  const { slot_id, ...told } = booking
  const keyHash = hashToken(`${channel.id}:${idempotencyKey}`)
  const nonce = newToken()
  const token = deriveBookingToken(idempotencyKey, nonce)
  return db.transaction().execute(async (trx) => {
    const { first, booking_no } = await insertUnderFreeNumber(trx, {
      ...told,
      fitting_slot_id: slot_id,
      channel_id: channel.id,
      idempotency_key: keyHash,
      token_nonce: nonce,
      token_hash: hashToken(token),
      created_at: now,
    })
    if (first) {
      if (
        first.fitting_slot_id !== slot_id ||
        first.email !== told.email ||
        first.child_name !== told.child_name
      )
        throw new Rejection(
          409,
          'fitting_booking.conflict',
          'このご予約はすでに別の内容で送信されています。画面を開き直してください',
        )
      return { booking_no: first.booking_no, token: deriveBookingToken(idempotencyKey, first.token_nonce) }
    }
    if (!(await takeSeat(trx, slot_id))) throw slotIsFull()
    const kept = await findBooking(trx, channel.id, hashToken(token))
    if (!kept) throw new Error(`The booking ${booking_no} was not kept`)
    const shop = toShopFront({ config }, channel)
    await jobs.enqueue(trx, sendMail, confirmationMail({ shop, booking: kept, token }))
    return { booking_no, token }
  })
}

/** Max attempts to draw a free booking number. A day never has enough bookings to need more. */
const attemptsMax = 10

type Unnumbered = Omit<Insertable<FittingBookingTable>, 'booking_no'> & {
  idempotency_key: string
  created_at: Date
}

/**
 * Inserts the booking under a random number, and draws another number if this one is taken. `first` is the
 * earlier booking with the same key, if there is one.
 */
async function insertUnderFreeNumber(trx: Db, booking: Unnumbered) {
  const day = toTokyoDay(booking.created_at).replaceAll('-', '')
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const booking_no = `F${day}-${String(randomInt(1_000_000)).padStart(6, '0')}`
    if (await insertBooking(trx, { ...booking, booking_no })) return { booking_no, first: undefined }
    const first = await findBookingOfKey(trx, booking.idempotency_key)
    if (first) return { booking_no: first.booking_no, first }
  }
  throw new Error(`No free booking number of ${day} was found`)
}
