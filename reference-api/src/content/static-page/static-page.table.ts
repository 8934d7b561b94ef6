import type { Generated } from 'kysely'
import type { GeneratedInstant, Id } from '../../platform/database/column'

export type StaticPageTable = {
  id: Id
  channel_id: number
  url: string
  title: string
  description: Generated<string>
  content: string
  is_listed: Generated<boolean>
  position: Generated<number>
  updated_at: GeneratedInstant
}
