import type { GeneratedInstant, Id, Nullable } from '../../platform/database/column'

export type SystemMessageTable = {
  id: Id
  channel_id: number
  user_account_id: Nullable<number>
  key: Nullable<string>
  title: string
  body: string
  published_at: GeneratedInstant
}

export type SystemMessageReadTable = {
  system_message_id: number
  user_account_id: number
  read_at: GeneratedInstant
}
