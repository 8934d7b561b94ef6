import {
  bookFitting,
  cancelFittingBooking,
  getFittingBooking,
  type FittingBooking,
  type FittingBookingInput,
} from '@storefront/contracts'
import { call } from '@storefront/http'

export async function fetchBooking(token: string, signal: AbortSignal): Promise<FittingBooking> {
  return (await call(getFittingBooking, { params: { token }, signal })).data
}

/**
 * Books a fitting and returns the booking's path. Repeating an idempotency key returns the existing booking.
 */
export async function book(booking: FittingBookingInput, idempotency_key: string): Promise<string> {
  const { token } = (await call(bookFitting, { body: { ...booking, idempotency_key } })).data
  return `/fitting/booking/${encodeURIComponent(token)}`
}

export async function cancel(token: string): Promise<void> {
  await call(cancelFittingBooking, { params: { token } })
}
