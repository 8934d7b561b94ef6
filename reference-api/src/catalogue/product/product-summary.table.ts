import type { Picture } from '@storefront/contracts'
import type { PriceStep } from '../../pricing/pricing/price-step.rules'
import type { CarriageClass } from './product.table'
import type { TaxClass } from '../../shop/tax-rate/tax-rate.table'

export type SlowAccessory = { name: string; added_days: number }

/** A product in a list. Its stock is the total over its model's variants. */
export type SummaryRow = {
  id: number
  key: string
  code: string
  name: string
  catch_copy: string
  unit_price: number
  before_price: number | null
  piece_count: number | null
  piece_unit: string | null
  price_steps: PriceStep[]
  tax_class: TaxClass
  is_alcohol: boolean
  image: Picture | null
  maker: { key: string; name: string } | null
  brand: { key: string; name: string } | null
  tags: { key: string; name: string }[] | null
  category_names: string[]
  quantity: number
  few_threshold: number | null
  is_unlimited: boolean | null
  unit_price_to: number
  review_average: number | null
  review_count: number
  is_favorite: boolean
  lead_days: number
  carriage_class: CarriageClass
  has_measurement: boolean
  /** The accessory that takes longest. Null if none adds days. */
  slow_accessory: SlowAccessory | null
  is_noshi_allowed: boolean
  target_age: string | null
  /** Number of visible products in the model. */
  variants: number
  variant_ids: number[]
}
