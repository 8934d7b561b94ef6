import type { Generated } from 'kysely'

/** A closing day of the shop or of a carrier. */
export type BusinessHolidayTable = {
  channel_id: number
  day: string
  note: Generated<string>
}
