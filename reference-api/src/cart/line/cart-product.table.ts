import type { AccessoryChoice } from '@storefront/contracts'
import type { Selectable } from 'kysely'
import type { AccessoryTable } from '../../catalogue/accessory/accessory.table'
import type { ProductModelTable, ProductTable } from '../../catalogue/product/product.table'

export type CartProductRow = Pick<
  Selectable<ProductTable>,
  | 'id'
  | 'product_model_id'
  | 'channel_id'
  | 'key'
  | 'code'
  | 'name'
  | 'variant_value_1'
  | 'variant_value_2'
  | 'unit_price'
  | 'price_steps'
  | 'piece_count'
  | 'tax_class'
  | 'is_couponable'
  | 'is_point_earning'
  | 'is_point_payable'
  | 'is_show'
  | 'is_sale'
  | 'sale_from'
  | 'sale_to'
  | 'is_alcohol'
  | 'is_social_gift_allowed'
  | 'max_quantity'
  | 'lead_days'
  | 'carriage_class'
  | 'has_measurement'
  | 'has_name_embroidery'
> &
  Pick<Selectable<ProductModelTable>, 'variant_label_1' | 'variant_label_2'> & {
    stock: number | null
    few_threshold: number | null
    is_unlimited: boolean | null
    brand_name: string | null
    maker_name: string | null
    category_names: string[]
    variant_labels: string[]
    has_accessories: boolean
    accessory_choices: AccessoryChoice[]
    name_marking: string | null
    picture_name: string | null
    hash: string | null
    alt: string | null
    width: number | null
    height: number | null
  }

export type SetComponentRow = {
  product_id: number
  component_product_id: number
  quantity: number
  name: string
  stock: number
}

type Accessory = Selectable<AccessoryTable>

export type AccessoryGoodsRow = Pick<
  Accessory,
  'id' | 'key' | 'kind' | 'name' | 'unit_price' | 'tax_class' | 'excludes' | 'added_days'
>

export type AccessoryOfferRow = AccessoryGoodsRow &
  Pick<Accessory, 'text_label' | 'text_max_length' | 'choices' | 'headings' | 'is_show'> & {
    product_id: number
  }
