import type { Generated } from 'kysely'

export type BusinessHolidayTable = {
  channel_id: number
  day: string
  note: Generated<string>
}
