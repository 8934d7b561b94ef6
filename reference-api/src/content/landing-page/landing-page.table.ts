import type { LandingPageBlock } from '@storefront/contracts'
import type { Generated } from 'kysely'
import type { GeneratedJson, Id, Nullable } from '../../platform/database/column'

export type LandingPageTable = {
  id: Id
  channel_id: number
  slug: string
  /** Custom path for the page. Defaults to /lp/{slug}. */
  url: Nullable<string>
  title: string
  description: Generated<string>
  content: Generated<string>
  blocks: GeneratedJson<LandingPageBlock[]>
  picture_id: Nullable<number>
  redirect_url: Nullable<string>
  is_show: Generated<boolean>
  position: Generated<number>
}
