import { array, boolean, integer, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { calendarDay } from './wire'

/** A fitting day's time slot, e.g. `10:00` to `11:00`. */
export const FittingSlot = type({
  id: integer(),
  starts_at: string(),
  ends_at: string(),
  seats_left: integer(),
})
export type FittingSlot = Infer<typeof FittingSlot>

/** A day on which pupils are measured for uniforms (採寸会). */
export const FittingDay = type({
  key: string(),
  name: string(),
  held_on: calendarDay,
  place: string(),
  postal_code: string(),
  address: string(),
  access: string(),
  note: string(),
  /** Last day for booking a seat. */
  book_until: calendarDay,
  is_bookable: boolean(),
  /** Schools that the day is for. An empty list means every school. */
  schools: array(type({ key: string(), name: string() })),
  slots: array(FittingSlot),
})
export type FittingDay = Infer<typeof FittingDay>

/** Upcoming days, earliest first, for one school or for all. */
export const listFittingDays = endpoint({
  method: 'GET',
  path: '/v1/fitting-days',
  access: 'public',
  beyondSpec: 'ADR 0089',
  query: object({ school: optional(string()) }),
  response: type({ data: array(FittingDay) }),
})
