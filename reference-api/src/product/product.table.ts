import type { ColumnType, Generated } from 'kysely'
import type { GeneratedInstant, GeneratedJson, Id, Nullable, OptionalInstant } from '../database/column'
import type { PriceStep } from '../pricing/price-step.rules'
import type { TaxClass } from '../tax-rate/tax-rate.table'

/** Rows of a size table: the first row is the heading. `measures`: the measurements for the garment. */
export type SizeTable = { caption: string; rows: string[][]; measures?: string[] }

/** A line of the data section, e.g. 原材料名. */
export type ProductDatum = { label: string; value: string }

export type CarriageClass = 'normal' | 'cool' | 'free'

/** Groups the variants of one article; an article without variants is a model of one product. */
export type ProductModelTable = {
  id: Id
  channel_id: number
  key: string
  name: string
  brand_id: Nullable<number>
  maker_id: Nullable<number>
  /** The attribute by which the variants differ, e.g. サイズ and 色. */
  variant_label_1: Nullable<string>
  variant_label_2: Nullable<string>
  size_table: ColumnType<SizeTable | null, string | null | undefined, string | null>
}

export type ProductModelCategoryTable = {
  product_model_id: number
  category_id: number
  position: Generated<number>
}

/** One variant, the unit of sale and of a cart. Prices are whole yen without tax. */
export type ProductTable = {
  id: Id
  channel_id: number
  product_model_id: number
  key: string
  code: string
  jan_code: Nullable<string>
  name: string
  name_kana: Generated<string>
  catch_copy: Generated<string>
  /** HTML of the shop's staff, as is `detail`. */
  description: Generated<string>
  detail: Generated<string>
  data: GeneratedJson<ProductDatum[]>
  unit_price: number
  before_price: Nullable<number>
  /** Units (枚) in a case; null for goods that are sold singly. */
  piece_count: Nullable<number>
  piece_unit: Nullable<string>
  price_steps: GeneratedJson<PriceStep[]>
  tax_class: TaxClass
  /** Whether coupons discount it; null: unless it is exempt. */
  is_couponable: Nullable<boolean>
  /** Whether it earns points; null: unless it is exempt. */
  is_point_earning: Nullable<boolean>
  /** Whether points may pay for it; null: yes. */
  is_point_payable: Nullable<boolean>
  is_show: Generated<boolean>
  is_sale: Generated<boolean>
  /** True for the one variant that represents its model on lists. */
  is_listed: Generated<boolean>
  is_alcohol: Generated<boolean>
  is_social_gift_allowed: Generated<boolean>
  has_measurement: Generated<boolean>
  has_name_embroidery: Generated<boolean>
  sale_from: OptionalInstant
  sale_to: OptionalInstant
  max_quantity: Generated<number>
  /** Business days until it leaves the shop. */
  lead_days: Generated<number>
  carriage_class: Generated<CarriageClass>
  variant_value_1: Nullable<string>
  variant_value_2: Nullable<string>
  variant_order: Generated<number>
  /** First and last month of its season. */
  season_from: Nullable<number>
  season_to: Nullable<number>
  released_on: Generated<string>
  /** Its rank, the highest first: by orderers, then by the staff's own order. */
  popularity: Generated<number>
  staff_popularity: Generated<number>
  /** The number of people who recently ordered its model. */
  orderer_count: Generated<number>
  /** Its position on the shelf, from shelfOrder; the staff's own order is `variant_order`. */
  position: Generated<number>
  /** From searchGramsOf in product-search.rules. */
  search_grams: Generated<string[]>
  /** From searchTextOf: verifies letter by letter the products that the grams find. */
  search_text: Generated<string>
  updated_at: GeneratedInstant
}

export type ProductStockTable = {
  product_id: number
  quantity: number
  few_threshold: Generated<number>
  is_unlimited: Generated<boolean>
}

export type ProductPictureTable = { product_id: number; picture_id: number; position: number }

/** One of the 28 allergens of a label that the product, or a part of a set, contains. */
export type ProductAllergenTable = { product_id: number; allergen: string }

export type ProductTagTable = { product_id: number; tag_id: number }

export type ProductSetTable = { product_id: number; component_product_id: number; quantity: number }

export type ProductRelatedTable = {
  product_id: number
  related_product_id: number
  position: Generated<number>
}
