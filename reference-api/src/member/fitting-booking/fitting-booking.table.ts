import type { Id, Instant, OptionalInstant } from '../../platform/database/column'

export type FittingBookingTable = {
  id: Id
  fitting_slot_id: number
  channel_id: number
  school_key: string
  booking_no: string
  name: string
  name_kana: string
  phone_number: string
  email: string
  child_name: string
  school_grade: number
  /** Hash of the client's key. Repeating a key refers to the same booking. */
  idempotency_key: string
  /** Used with the client's key to derive the token again. */
  token_nonce: string
  token_hash: string
  created_at: Instant
  cancelled_at: OptionalInstant
}

export type BookingRow = {
  id: number
  fitting_slot_id: number
  booking_no: string
  email: string
  day_name: string
  held_on: string
  starts_at: string
  ends_at: string
  place: string
  postal_code: string
  address: string
  access: string
  note: string
  school_name: string
  school_grade: number
  child_name: string
  cancelled_at: string | null
}
