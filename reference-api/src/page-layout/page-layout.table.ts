import type { Generated } from 'kysely'
import type { Json } from '../database/column'

/** A part of a page that the shop's staff arrange: components by name with their arguments. */
export type LayoutArea = { name: string; components: { name: string; args: Record<string, unknown> }[] }

export type PageLayoutTable = {
  channel_id: number
  page: string
  title: Generated<string>
  areas: Json<LayoutArea[]>
}
