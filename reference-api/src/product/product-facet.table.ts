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
 * Brand, maker, categories with those above them, and tags: what alike products share. Brand or maker 0:
 * none.
 */
export type ProductFacetGroupTable = {
  id: number
  channel_id: number
  brand_id: number
  maker_id: number
  category_ids: number[]
  tag_ids: number[]
  choices_md5: string
}
