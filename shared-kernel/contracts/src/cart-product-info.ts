import { array, boolean, enums, integer, nullable, optional, string, type, type Infer } from 'superstruct'
import { Picture } from './picture'

const accessoryChoice = enums(['noshi', 'wrapping', 'name', 'message_card', 'bag'])
export type AccessoryChoice = Infer<typeof accessoryChoice>

export const CartProductInfo = type({
  id: integer(),
  key: string(),
  code: string(),
  name: string(),
  variant_name: nullable(string()),
  /** Word in which the product is counted, e.g. ケース. Absent for 点. */
  counter: optional(string()),
  image: nullable(Picture),
  maker_name: nullable(string()),
  brand_name: nullable(string()),
  /** Each category once, from the top of the tree down. For analytics. */
  category_names: array(string()),
  is_alcohol: boolean(),
  is_reduced_tax_rate: boolean(),
  is_sale: boolean(),
  is_social_gift_allowed: boolean(),
  /** False if the product can have no wrapping, noshi, card or bag. Absent from older servers. */
  has_accessories: optional(boolean()),
  /** Kinds of accessories that the product can have. `name` is printed on it. Absent from older servers. */
  accessory_choices: optional(array(accessoryChoice)),
  /** Labels by which the product's variants differ, e.g. サイズ. Absent from older servers. */
  variant_labels: optional(array(string())),
  /** True if the product can be made to measure. Absent from older servers. */
  has_measurement: optional(boolean()),
  /** True if a name can be put on the product. Absent from older servers. */
  has_name_embroidery: optional(boolean()),
  /** How a name is put on the product, e.g. 刻印. Absent for 刺繍. */
  name_marking: optional(string()),
  stock_state: enums(['in_stock', 'few', 'sold_out']),
  /** Current maximum quantity per order: the lower of the product's own limit and the stock. */
  max_quantity: integer(),
  carriage_kind: enums(['normal', 'cool', 'free']),
  /** Contents of one set. Empty for other products. */
  components: array(type({ product_id: integer(), name: string(), quantity: integer() })),
})
export type CartProductInfo = Infer<typeof CartProductInfo>
