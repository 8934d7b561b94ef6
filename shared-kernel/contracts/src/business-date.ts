import { array, boolean, integer, nullable, object, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { calendarDay } from './wire'

export const BusinessDate = type({
  date: calendarDay,
  /** 0 (Sunday) to 6 (Saturday). */
  weekday: integer(),
  is_open: boolean(),
  /** Name of the national holiday, or the shop's own note about the closure. */
  note: nullable(string()),
})
export const BusinessMonth = type({ year: integer(), month: integer(), dates: array(BusinessDate) })
export type BusinessDate = Infer<typeof BusinessDate>
export type BusinessMonth = Infer<typeof BusinessMonth>

/** Days grouped by month, from `startDate` to `endDate` inclusive, up to 400 days. */
export const getBusinessCalendar = endpoint({
  method: 'GET',
  path: '/v1/business-dates/monthly/calendar/front',
  access: 'public',
  query: object({ startDate: calendarDay, endDate: calendarDay }),
  response: type({ data: array(BusinessMonth) }),
})
