import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  type Infer,
} from 'superstruct'
import { Accessory } from './accessory'
import { endpoint } from './endpoint'
import { Picture } from './picture'
import { calendarDay, instant, wireFlag, wireInteger, yen } from './wire'

const named = type({ key: string(), name: string() })
const carriageClass = enums(['normal', 'cool', 'free'])
const stockState = enums(['in_stock', 'few', 'sold_out'])

/** Prices in whole yen. `tax_rate` is today's rate in per cent. */
const price = {
  unit_price: yen,
  price_with_tax: yen,
  before_price_with_tax: nullable(yen),
  tax_rate: integer(),
}

const priceStep = type({ quantity_from: integer(), unit_price: yen, price_with_tax: yen })

/** Wholesale: what a case contains (e.g. 30枚) and unit prices by quantity. */
const wholesale = {
  pieces: optional(nullable(type({ count: integer(), unit: string() }))),
  price_steps: optional(array(priceStep)),
}

/** The choice that takes longest, e.g. 名入れ, with its business days and its earliest arrival near the shop. */
const slowOption = optional(
  nullable(type({ name: string(), lead_days: integer(), first_delivery_day: calendarDay })),
)

/** A product in a list. */
export const ProductSummary = type({
  id: integer(),
  key: string(),
  code: string(),
  name: string(),
  catch_copy: string(),
  image: nullable(Picture),
  maker: nullable(named),
  brand: nullable(named),
  /** Each category once, from the top of the tree down. For analytics. */
  category_names: array(string()),
  ...price,
  ...wholesale,
  /** Price of the model's most expensive variant, if its variants differ in price. */
  price_with_tax_to: nullable(yen),
  is_favorite: boolean(),
  stock_state: stockState,
  is_alcohol: boolean(),
  tags: array(named),
  review: type({ average: nullable(number()), count: integer() }),
  /** Earliest arrival near the shop for an order placed now. Null if unknown. */
  first_delivery_day: optional(nullable(calendarDay)),
  slow_option: slowOption,
  carriage_class: optional(carriageClass),
  is_noshi_allowed: optional(boolean()),
  /** True if the shopper must choose a size or a measure before adding the product to the cart. */
  has_choices: optional(boolean()),
  /** Ids of all variants of the model, its own among them. Absent if there is only one. */
  variant_ids: optional(array(integer())),
  target_age: optional(string()),
})
export type ProductSummary = Infer<typeof ProductSummary>
export type StockState = ProductSummary['stock_state']

/** One variant of a model. A cart contains variants. */
export const ProductVariant = type({
  id: integer(),
  key: string(),
  code: string(),
  name: string(),
  variant_value_1: nullable(string()),
  variant_value_2: nullable(string()),
  ...price,
  stock_state: stockState,
  /** Pieces left, present only when stock is low. */
  stock_quantity: nullable(integer()),
  is_sale: boolean(),
  max_quantity: integer(),
  is_favorite: boolean(),
  image: nullable(Picture),
})
export type ProductVariant = Infer<typeof ProductVariant>

/** §3 Product data, with the names from the analytics view. HTML fields are sanitised. */
export const Product = type({
  id: integer(),
  key: string(),
  /** The model's variant that lists show and search engines index, often the product itself. */
  canonical_key: optional(string()),
  code: string(),
  jan_code: nullable(string()),
  name: string(),
  name_kana: string(),
  catch_copy: string(),
  description: string(),
  detail: type({ description: string() }),
  /** Rows such as 原材料名 and 賞味期限. */
  data: array(type({ label: string(), value: string() })),
  ...price,
  ...wholesale,
  product_price: yen,
  product_price_with_tax: yen,
  before_price: nullable(yen),
  images: array(Picture),
  image: nullable(Picture),
  is_show_product: boolean(),
  is_stock_available: boolean(),
  /** False outside the sale period, which begins at `sale_from`, and once the product is taken off sale. */
  is_sale: boolean(),
  sale_from: nullable(instant),
  sale_to: nullable(instant),
  stock_state: stockState,
  stock_quantity: nullable(integer()),
  max_quantity: integer(),
  lead_days: integer(),
  /** Earliest arrival near the shop for an order placed now. Remote regions take longer. */
  first_delivery_day: calendarDay,
  slow_option: slowOption,
  carriage_class: carriageClass,
  /** Points a member earns per piece. */
  earned_point: optional(integer()),
  is_alcohol: boolean(),
  is_social_gift_allowed: boolean(),
  has_measurement: boolean(),
  has_name_embroidery: boolean(),
  has_accessories: boolean(),
  is_favorite: boolean(),
  tags: array(named),
  review: type({
    average: nullable(number()),
    count: integer(),
    counts: array(type({ rating: integer(), count: integer() })),
  }),
  set_products: array(type({ key: string(), name: string(), quantity: integer(), image: nullable(Picture) })),
  product_model: type({
    key: string(),
    name: string(),
    brand: nullable(named),
    maker: nullable(named),
    /** The product's categories. Each `path` runs from the top of the tree down. */
    categories: array(type({ key: string(), name: string(), path: array(named) })),
    variant_label_1: nullable(string()),
    variant_label_2: nullable(string()),
    /**
     * `measures` are the fields of the form `uos` that this garment needs. If absent, the garment needs all
     * of them. `growth_cm` is the growth to allow for in a garment that is worn for years.
     */
    size_table: nullable(
      type({
        caption: string(),
        rows: array(array(string())),
        measures: optional(array(string())),
        growth_cm: optional(integer()),
      }),
    ),
    products: array(ProductVariant),
  }),
})
export type Product = Infer<typeof Product>

export const productSorts = ['recommended', 'newest', 'price_asc', 'price_desc', 'popular', 'review'] as const

const facet = array(type({ key: string(), name: string(), count: integer() }))

/** Number of results for each additional choice, given the same search term and the other choices. */
export const ProductFacets = type({
  category: facet,
  brand: facet,
  maker: facet,
  tag: facet,
  occasion: optional(facet),
  recipient: optional(facet),
  /** Counts by key: `noshi` is available, `free` has free shipping, `cool` is chilled. */
  trait: optional(facet),
  /** Allergens found in some of the results. `count` is the number of products without the allergen. */
  allergen: optional(facet),
  in_stock: integer(),
  /** Ranges are inclusive at both ends. */
  price: type({
    min: nullable(yen),
    max: nullable(yen),
    ranges: array(type({ from: nullable(yen), to: nullable(yen), count: integer() })),
  }),
})
export type ProductFacets = Infer<typeof ProductFacets>

const keys = optional(array(string()))

/** Filters for noshi (熨斗), free shipping and chilled delivery. */
export const productTraits = ['noshi', 'free', 'cool'] as const
export type ProductTrait = (typeof productTraits)[number]

/** Children for whom colours are chosen. */
export const childSexes = ['girl', 'boy'] as const
export type ChildSex = (typeof childSexes)[number]

/**
 * Prices in the query include tax. Several keys of the same kind widen the result, and different kinds narrow
 * it. A product must have all traits and none of the allergens in `without`. 15 per page.
 */
export const ProductQuery = object({
  word: optional(string()),
  category: keys,
  brand: keys,
  maker: keys,
  tag: keys,
  occasion: keys,
  recipient: keys,
  trait: optional(array(enums(productTraits))),
  without: keys,
  /** Goods in colours that are mostly chosen for the other come last. */
  child: optional(enums(childSexes)),
  /**
   * Last day of arrival in this prefecture or on the remote islands (離島). Without a prefecture, the day
   * applies near the shop.
   */
  arrive_by: optional(calendarDay),
  prefecture: optional(string()),
  price_from: optional(wireInteger),
  price_to: optional(wireInteger),
  in_stock: optional(wireFlag),
  sort: optional(enums(productSorts)),
  page: optional(wireInteger),
  per: optional(wireInteger),
})
export type ProductQuery = Infer<typeof ProductQuery>

/**
 * Choices of a search, including those that its words stand for (お菓子 5000円以内, 上司). `word` is what is left of
 * the words. Absent if the words mean nothing else.
 */
export const UnderstoodSearch = type({
  word: string(),
  occasion: array(string()),
  recipient: array(string()),
  tag: array(string()),
  trait: array(enums(productTraits)),
  without: array(string()),
  price_from: optional(integer()),
  price_to: optional(integer()),
  sort: optional(enums(productSorts)),
  /** Words that are left beside `arrive_by`, if goods must arrive tomorrow. `word` finds what leaves soon. */
  tomorrow: optional(type({ word: string() })),
  /** Last day of arrival, if the words name one (12月10日までに). */
  arrive_by: optional(calendarDay),
  /** The child whom the words name (女の子). */
  child: optional(enums(childSexes)),
})
export type UnderstoodSearch = Infer<typeof UnderstoodSearch>

const path = '/v1/products'

export const listProducts = endpoint({
  method: 'GET',
  path,
  access: 'public',
  query: ProductQuery,
  response: type({
    data: array(ProductSummary),
    facets: ProductFacets,
    /** Another search term that has results, if the entered term has none. */
    did_you_mean: optional(string()),
    /**
     * The largest combination of the entered words that has results, and the dropped words. With `sort`, the
     * price was dropped, and the nearest prices come first in this order.
     */
    nearest: optional(
      type({ word: string(), dropped: array(string()), sort: optional(enums(['price_asc', 'price_desc'])) }),
    ),
    understood: optional(UnderstoodSearch),
  }),
})

export const getProduct = endpoint({
  method: 'GET',
  path: `${path}/:key`,
  access: 'public',
  response: Product,
})

export const listProductAccessories = endpoint({
  method: 'GET',
  path: `${path}/:key/accessories`,
  access: 'public',
  response: type({ data: array(Accessory) }),
})
