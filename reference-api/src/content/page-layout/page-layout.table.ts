import type { Generated } from 'kysely'
import type { Json } from '../../platform/database/column'

/** A page area that the shop's staff arrange: component names with their arguments. */
export type LayoutArea = { name: string; components: { name: string; args: Record<string, unknown> }[] }

export type PageLayoutTable = {
  channel_id: number
  page: string
  title: Generated<string>
  areas: Json<LayoutArea[]>
}
