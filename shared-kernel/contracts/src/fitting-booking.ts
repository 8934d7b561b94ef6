import { boolean, integer, object, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { calendarDay } from './wire'

const path = '/v1/fitting-bookings'

export const FittingBookingInput = object({
  slot_id: integer(),
  school_key: string(),
  name: string(),
  name_kana: string(),
  phone_number: string(),
  email: string(),
  child_name: string(),
  school_grade: integer(),
})
export type FittingBookingInput = Infer<typeof FittingBookingInput>

/** A booked fitting seat, with only the personal data the family needs to recognise it. */
export const FittingBooking = type({
  booking_no: string(),
  day_name: string(),
  held_on: calendarDay,
  starts_at: string(),
  ends_at: string(),
  place: string(),
  postal_code: string(),
  address: string(),
  access: string(),
  note: string(),
  school_name: string(),
  school_grade: integer(),
  child_name: string(),
  is_cancelled: boolean(),
  /** False from the day of the fitting on, and once the booking is cancelled. */
  can_cancel: boolean(),
})
export type FittingBooking = Infer<typeof FittingBooking>

/** Idempotent by key. 409 `fitting_booking.full` if there is no free seat. */
export const bookFitting = endpoint({
  method: 'POST',
  path,
  access: 'public',
  beyondSpec: 'ADR 0089',
  body: object({ ...FittingBookingInput.schema, idempotency_key: string() }),
  response: type({ booking_no: string(), token: string() }),
})

/** Requires the token from the confirmation mail or the completion page. */
export const getFittingBooking = endpoint({
  method: 'GET',
  path: `${path}/:token`,
  access: 'public',
  beyondSpec: 'ADR 0089',
  response: FittingBooking,
})

/** Idempotent. 409 `fitting_booking.too_late` on the day itself. */
export const cancelFittingBooking = endpoint({
  method: 'DELETE',
  path: `${path}/:token`,
  access: 'public',
  beyondSpec: 'ADR 0089',
})
