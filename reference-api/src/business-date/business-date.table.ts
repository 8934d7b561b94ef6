import type { Generated } from 'kysely'

/** A day that is told, and nothing more: the shop's closing days, and those of the carriers. */
export type BusinessHolidayTable = {
  channel_id: number
  day: string
  note: Generated<string>
}
