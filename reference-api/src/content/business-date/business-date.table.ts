import type { Generated } from 'kysely'

/** A day on which the shop or a carrier is closed. */
export type BusinessHolidayTable = {
  channel_id: number
  day: string
  note: Generated<string>
}
