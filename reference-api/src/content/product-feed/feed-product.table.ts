import type { Picture } from '@storefront/contracts'
import type { CarriageClass } from '../../catalogue/product/product.table'
import type { TaxClass } from '../../shop/tax-rate/tax-rate.table'

/** A variant in the product feed. Prices are in whole yen, excluding tax. */
export type FeedProduct = {
  id: number
  key: string
  code: string
  jan_code: string | null
  name: string
  catch_copy: string
  /** HTML written by the shop's staff. */
  description: string
  unit_price: number
  before_price: number | null
  tax_class: TaxClass
  is_sale: boolean
  sale_from: string | null
  sale_to: string | null
  /** Business days until the product ships. */
  lead_days: number
  carriage_class: CarriageClass
  variant_value_1: string | null
  variant_value_2: string | null
  model_key: string
  variant_label_1: string | null
  variant_label_2: string | null
  brand: string | null
  quantity: number
  few_threshold: number | null
  is_unlimited: boolean
  /** Number of visible products in the model. */
  variants: number
  /** The first of the model's categories. */
  category_id: number | null
  pictures: Picture[]
}
