/** Product data for e-commerce events, with the names from the analytics view (§3). */
export type AnalyticsProduct = {
  id: number
  code: string
  name: string
  brand: string | null
  /** Ordered from the top of each category tree down. */
  category_names: readonly string[]
  /** Whole yen, excluding and including tax. `before_price` includes tax. */
  product_price: number
  product_price_with_tax: number
  before_price?: number | null
  is_show_product?: boolean
  is_stock_available?: boolean
  image_path?: string | null
  description?: string
}

/** Fields that depend on the event rather than the product. */
export type AnalyticsItemContext = {
  quantity?: number
  variant?: string | null
  index?: number
  list?: string
}

export type AnalyticsItem = Record<string, string | number | boolean>

/**
 * An e-commerce event for the tag manager and the recommendation service (§1). `token` is the cart's token,
 * which is only for the shop's own records (§7).
 */
export type AnalyticsEvent = { name: string; args: Record<string, unknown>; token?: string }

/** Number of category levels that the tag manager supports (§9). */
const categoryLevels = 5
const restSeparator = '/'

/** Returns item_category to item_category5. The fifth joins all remaining names (§9). */
export function itemCategories(names: readonly string[]): Record<string, string> {
  const rest = names.slice(categoryLevels - 1)
  const levels = [
    ...names.slice(0, categoryLevels - 1),
    ...(rest.length > 0 ? [rest.join(restSeparator)] : []),
  ]
  return Object.fromEntries(
    levels.map((name, index) => [index === 0 ? 'item_category' : `item_category${index + 1}`, name]),
  )
}

/**
 * Builds one product of an e-commerce event, with the field names of both the tag manager and the analytics
 * view. Omits unknown values.
 */
export function analyticsItem(
  product: AnalyticsProduct,
  { quantity = 1, variant, index, list }: AnalyticsItemContext = {},
): AnalyticsItem {
  const { id, code, name, brand, category_names, ...view } = product
  const { product_price_with_tax, before_price } = view
  const isReduced = before_price != null && before_price > product_price_with_tax
  const facts = {
    item_id: code,
    item_name: name,
    item_brand: brand,
    ...itemCategories(category_names),
    item_variant: variant || undefined,
    item_list_name: list,
    index,
    price: product_price_with_tax,
    discount: isReduced ? before_price - product_price_with_tax : undefined,
    quantity,
    id,
    ...view,
  }
  return Object.fromEntries(
    Object.entries(facts).filter((fact): fact is [string, string | number | boolean] => fact[1] != null),
  )
}

/** Builds an event about products. Its `value` is their total price including tax. */
export function analyticsOfItems(
  name: string,
  items: readonly AnalyticsItem[],
  more: Record<string, unknown> = {},
): AnalyticsEvent {
  const value = items.reduce((sum, { price, quantity }) => sum + Number(price) * Number(quantity), 0)
  return { name, args: { currency: 'JPY', value, items, ...more } }
}
