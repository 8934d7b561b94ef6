import type { ColumnType, Generated } from 'kysely'
import type {
  GeneratedInstant,
  GeneratedJson,
  Id,
  Nullable,
  OptionalInstant,
} from '../../platform/database/column'
import type { PriceStep } from '../../pricing/pricing/price-step.rules'
import type { TaxClass } from '../../shop/tax-rate/tax-rate.table'

/**
 * Size table rows, starting with the header. `measures` are the measurements needed to order the garment,
 * `growth_cm` the growth to allow for.
 */
export type SizeTable = { caption: string; rows: string[][]; measures?: string[]; growth_cm?: number }

/** A row in the product data section, e.g. 原材料名. */
export type ProductDatum = { label: string; value: string }

export type CarriageClass = 'normal' | 'cool' | 'free'

/** Groups an article's variants. An article without variants is a model with a single product. */
export type ProductModelTable = {
  id: Id
  channel_id: number
  key: string
  name: string
  brand_id: Nullable<number>
  maker_id: Nullable<number>
  /** The attribute that distinguishes the variants, e.g. サイズ or 色. */
  variant_label_1: Nullable<string>
  variant_label_2: Nullable<string>
  size_table: ColumnType<SizeTable | null, string | null | undefined, string | null>
}

export type ProductModelCategoryTable = {
  product_model_id: number
  category_id: number
  position: Generated<number>
}

/** A variant: the unit that is sold and added to carts. Prices are in whole yen, excluding tax. */
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
  /** HTML written by the shop's staff. So is `detail`. */
  description: Generated<string>
  detail: Generated<string>
  data: GeneratedJson<ProductDatum[]>
  unit_price: number
  before_price: Nullable<number>
  /** Units (枚) per case. Null for products sold individually. */
  piece_count: Nullable<number>
  piece_unit: Nullable<string>
  price_steps: GeneratedJson<PriceStep[]>
  tax_class: TaxClass
  /** Whether coupons apply. Null means yes, unless the product is tax-exempt. */
  is_couponable: Nullable<boolean>
  /** Whether the product earns points. Null means yes, unless the product is tax-exempt. */
  is_point_earning: Nullable<boolean>
  /** Whether the product can be paid for with points. Null means yes. */
  is_point_payable: Nullable<boolean>
  is_show: Generated<boolean>
  is_sale: Generated<boolean>
  /** True for the one variant that represents the model in lists. */
  is_listed: Generated<boolean>
  is_alcohol: Generated<boolean>
  is_social_gift_allowed: Generated<boolean>
  has_measurement: Generated<boolean>
  has_name_embroidery: Generated<boolean>
  sale_from: OptionalInstant
  sale_to: OptionalInstant
  max_quantity: Generated<number>
  /** Business days until the product ships. */
  lead_days: Generated<number>
  carriage_class: Generated<CarriageClass>
  variant_value_1: Nullable<string>
  variant_value_2: Nullable<string>
  variant_order: Generated<number>
  /** First and last month of the season. */
  season_from: Nullable<number>
  season_to: Nullable<number>
  released_on: Generated<string>
  /** Sort key, highest first: number of buyers, then the staff's own ranking. */
  popularity: Generated<number>
  staff_popularity: Generated<number>
  /** Number of people who have recently ordered this model. */
  orderer_count: Generated<number>
  /** Position on the shelf, computed by `shelfOrder`. The staff's own order is in `variant_order`. */
  position: Generated<number>
  /** Computed by `computeSearchGrams` in product-search.rules. */
  search_grams: Generated<string[]>
  /** Computed by `toSearchText`. Verifies the candidates that the n-grams find. */
  search_text: Generated<string>
  /** Computed by `computeSearchWords`. Empty until the shop's folder is imported. */
  search_words: Generated<string[]>
  updated_at: GeneratedInstant
}

/** A word of a channel's goods with its best rank. `shown` is one of its spellings. */
export type SearchWordTable = { channel_id: number; word: string; shown: string; rank: string }

/** Products by a word behind its rank. A trigger rewrites them with the vocabulary (migration 0207). */
export type SearchPostingTable = { channel_id: number; word: string; product_ids: number[] }

export type ProductStockTable = {
  product_id: number
  quantity: number
  few_threshold: Generated<number>
  is_unlimited: Generated<boolean>
}

export type ProductPictureTable = { product_id: number; picture_id: number; position: number }

/** One of the 28 allergens on food labels that the product, or any part of a set, contains. */
export type ProductAllergenTable = { product_id: number; allergen: string }

export type ProductTagTable = { product_id: number; tag_id: number }

export type ProductSetTable = { product_id: number; component_product_id: number; quantity: number }

export type ProductRelatedTable = {
  product_id: number
  related_product_id: number
  position: Generated<number>
}
