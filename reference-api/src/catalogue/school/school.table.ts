import type { SchoolSex } from '@storefront/contracts'
import type { Generated } from 'kysely'
import type { Id, Nullable } from '../../platform/database/column'
import type { TaxClass } from '../../shop/tax-rate/tax-rate.table'

/** A school whose uniforms the shop sells. Its key is printed on the order form that pupils receive. */
export type SchoolTable = {
  channel_id: number
  key: string
  name: string
  name_kana: Generated<string>
  prefecture: Generated<string>
  category_key: Nullable<string>
}

export type SchoolSetTable = {
  id: Id
  channel_id: number
  school_key: string
  key: string
  name: string
  note: Generated<string>
  school_grades: number[]
  sex: Nullable<SchoolSex>
  position: Generated<number>
}

export type SchoolSetProductTable = {
  school_set_id: number
  product_id: number
  quantity: number
  position: Generated<number>
}

/** A size from the product's model that can be added to the cart, with its stock. */
export type SizeRow = {
  product_id: number
  code: string
  variant_value_1: string | null
  unit_price: number
  before_price: number | null
  tax_class: TaxClass
  quantity: number
  few_threshold: number | null
  is_unlimited: boolean
}
