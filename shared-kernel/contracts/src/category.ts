import { array, enums, integer, nullable, object, optional, string, type, type Struct } from 'superstruct'
import { endpoint } from './endpoint'
import { Picture } from './picture'

/** A category with its children. `product_count` includes the products in its subcategories. */
export type Category = {
  id: number
  key: string
  name: string
  description: string
  image: Picture | null
  product_count: number
  /** School whose goods are this category. */
  school_key?: string | undefined
  children: Category[]
}

const members = {
  id: integer(),
  key: string(),
  name: string(),
  description: string(),
  image: nullable(Picture),
  product_count: integer(),
  school_key: optional(string()),
  get children(): Struct<Category[], Struct<Category, unknown>> {
    return array(Category)
  },
}
export const Category: Struct<Category, unknown> = type(members)

export const getCategoryHierarchy = endpoint({
  method: 'GET',
  path: '/v1/categories/hierarchy',
  access: 'public',
  query: object({ table: enums(['products', 'inquiries']) }),
  response: type({ data: array(Category) }),
})
