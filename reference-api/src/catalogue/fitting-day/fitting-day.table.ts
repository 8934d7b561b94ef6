import type { Generated } from 'kysely'
import type { Id } from '../../platform/database/column'

/** A date on which pupils are measured for uniforms (採寸会). */
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
  book_until: string
}

/** The schools a date applies to. A date without rows applies to every school. */
export type FittingDaySchoolTable = { fitting_day_id: number; channel_id: number; school_key: string }

export type FittingSlotTable = {
  id: Id
  fitting_day_id: number
  /** Time of day, e.g. `10:00`. */
  starts_at: string
  ends_at: string
  capacity: number
  taken: Generated<number>
}

export type SlotToBook = {
  id: number
  fitting_day_id: number
  book_until: string
  is_for_school: boolean
}
