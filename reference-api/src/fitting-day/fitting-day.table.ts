import type { Generated } from 'kysely'
import type { Id } from '../database/column'

/** A day on which pupils are measured (採寸会). */
export type FittingDayTable = {
  id: Id
  channel_id: number
  key: string
  name: string
  held_on: string
  place: string
  postal_code: string
  address: string
  access: Generated<string>
  note: Generated<string>
  /** The last day on which a seat can be booked. */
  book_until: string
}

/** Whose pupils come; of every school where there is none. */
export type FittingDaySchoolTable = { fitting_day_id: number; channel_id: number; school_key: string }

export type FittingSlotTable = {
  id: Id
  fitting_day_id: number
  /** `10:00` */
  starts_at: string
  ends_at: string
  capacity: number
  /** Seats that bookings hold now. */
  taken: Generated<number>
}

export type SlotToBook = {
  id: number
  fitting_day_id: number
  book_until: string
  /** Whether pupils of this school may come. */
  is_for_school: boolean
}
