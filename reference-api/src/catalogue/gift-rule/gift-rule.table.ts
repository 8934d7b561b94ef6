import type { GiftRule } from '@storefront/contracts'
import type { Generated } from 'kysely'
import type { Json } from '../../platform/database/column'

export type GiftRuleTable = {
  channel_id: number
  key: string
  position: Generated<number>
  conditions: Json<GiftRule['conditions']>
  sentence: string
  cure: Json<GiftRule['cure']>
}
