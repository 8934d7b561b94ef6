import type { Generated } from 'kysely'
import type { Id, Nullable } from '../database/column'

export type LandingPageTable = {
  id: Id
  channel_id: number
  slug: string
  title: string
  description: Generated<string>
  content: Generated<string>
  picture_id: Nullable<number>
  redirect_url: Nullable<string>
  is_show: Generated<boolean>
  position: Generated<number>
}
