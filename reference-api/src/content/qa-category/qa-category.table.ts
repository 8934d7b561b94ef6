import type { Generated } from 'kysely'
import type { Id } from '../../platform/database/column'

export type QaCategoryTable = {
  id: Id
  channel_id: number
  key: string
  name: string
  position: Generated<number>
}
