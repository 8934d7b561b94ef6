/** What a product that lists show is counted by; triggers write it (migration 0034). */
export type ProductFacetTable = {
  product_id: number
  product_model_id: number
  channel_id: number
  kind_id: number
  unit_price: number
  tax_class: string
  position: number
  popularity: number
  released_on: string
  has_stock: boolean
}

/**
 * What alike products share: categories with those above them, tags, occasions and the rest. Brand or maker
 * 0: none.
 */
export type ProductFacetGroupTable = {
  id: number
  channel_id: number
  brand_id: number
  maker_id: number
  category_ids: number[]
  tag_ids: number[]
  occasion_ids: number[]
  recipient_ids: number[]
  traits: string[]
  allergens: string[]
  lead_days: number
  choices_md5: string
}
