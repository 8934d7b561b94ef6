/** The values by which listed products are counted. Maintained by triggers (migration 0034). */
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
 * Values that similar products share: categories with their ancestors, tags, occasions and so on. A brand or
 * maker of 0 means none.
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
