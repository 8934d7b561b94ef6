import type { CatalogPageLink } from '@storefront/contracts'
import type { Generated } from 'kysely'
import type { GeneratedJson, Id, Nullable } from '../../platform/database/column'

export type CatalogTable = {
  id: Id
  channel_id: number
  key: string
  title: string
  description: Generated<string>
  issued_on: Nullable<string>
  picture_id: Nullable<number>
  is_orderable: Generated<boolean>
  position: Generated<number>
}

export type CatalogPageTable = {
  catalog_id: number
  picture_id: number
  position: number
  /** Alternative text of the page's image. */
  text: Generated<string>
  links: GeneratedJson<CatalogPageLink[]>
}
