import type { Picture } from '@storefront/contracts'
import type { Selectable, SqlBool } from 'kysely'
import type { SlowAccessory } from './product-summary.table'
import type { ProductModelTable, ProductTable } from './product.table'

type Named = { key: string; name: string }

export type FoundProduct = Selectable<ProductTable> &
  Pick<Selectable<ProductModelTable>, 'variant_label_1' | 'variant_label_2' | 'size_table'> & {
    model_key: string
    model_name: string
    brand: Named | null
    maker: Named | null
    tags: Named[]
    pictures: { picture: Picture | null }[]
    components: (Named & { id: number; quantity: number; image: Picture | null })[]
    categories: { category_id: number }[]
    has_accessories: SqlBool
    slow_accessory: SlowAccessory | null
  }

export type VariantRow = Pick<
  Selectable<ProductTable>,
  | 'id'
  | 'key'
  | 'code'
  | 'name'
  | 'is_listed'
  | 'variant_value_1'
  | 'variant_value_2'
  | 'unit_price'
  | 'before_price'
  | 'tax_class'
  | 'is_point_earning'
  | 'is_sale'
  | 'sale_from'
  | 'sale_to'
  | 'max_quantity'
> & {
  quantity: number
  few_threshold: number
  is_unlimited: boolean
  image: Picture | null
}

export type ReviewCount = { rating: number; count: number }
