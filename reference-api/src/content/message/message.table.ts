import type { GeneratedInstant, Nullable } from '../../platform/database/column'

export type MessageTable = {
  channel_id: number
  code: string
  title: Nullable<string>
  body: string
  updated_at: GeneratedInstant
}
