/** The values by which a listed product is counted; triggers write them (migration 0034). */
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
 * Values shared by alike products: categories including their ancestors, tags, occasions and the rest. Brand
 * or maker 0: none.
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
