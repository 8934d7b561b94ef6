import { variantNameOf, type Banner, type Product, type ProductSummary } from '@storefront/contracts'
import {
  analyticsItem,
  analyticsOfItems,
  type AnalyticsEvent,
  type AnalyticsItem,
} from '@storefront/event-bus'

/** Product list in which an item was shown. `index` is zero-based. */
export type ListPlace = { list: string; index: number }

export function toSummaryAnalyticsItem(product: ProductSummary, place?: ListPlace): AnalyticsItem {
  return analyticsItem(
    {
      id: product.id,
      code: product.code,
      name: product.name,
      category_names: product.category_names,
      brand: product.brand?.name ?? product.maker?.name ?? null,
      product_price: product.unit_price,
      product_price_with_tax: product.price_with_tax,
      before_price: product.before_price_with_tax,
      is_show_product: true,
      is_stock_available: product.stock_state !== 'sold_out',
      image_path: product.image?.path,
      description: product.catch_copy,
    },
    place,
  )
}

/** Maps a product to an analytics item with all fields that §3 requires. */
export function toProductAnalyticsItem(product: Product): AnalyticsItem {
  const { brand, maker, categories, products } = product.product_model
  const own = products.find((variant) => variant.id === product.id)
  return analyticsItem(
    {
      id: product.id,
      code: product.code,
      name: product.name,
      brand: brand?.name ?? maker?.name ?? null,
      category_names: [...new Set(categories.flatMap(({ path }) => path.map((step) => step.name)))],
      product_price: product.product_price,
      product_price_with_tax: product.product_price_with_tax,
      before_price: product.before_price_with_tax,
      is_show_product: product.is_show_product,
      is_stock_available: product.is_stock_available,
      image_path: product.image?.path,
      description: htmlToText(product.detail.description),
    },
    { variant: own && variantNameOf({ ...product.product_model, ...own }) },
  )
}

/** Builds a `view_item_list` event. `first` is the list index of the first product. */
export function recordListView(list: string, products: readonly ProductSummary[], first = 0): AnalyticsEvent {
  const items = products.map((product, index) =>
    toSummaryAnalyticsItem(product, { list, index: first + index }),
  )
  return { name: 'view_item_list', args: { item_list_name: list, items } }
}

export function recordSelection(product: ProductSummary, place: ListPlace): AnalyticsEvent {
  return {
    name: 'select_item',
    args: { item_list_name: place.list, items: [toSummaryAnalyticsItem(product, place)] },
  }
}

export const recordProduct = (product: Product) =>
  analyticsOfItems('view_item', [toProductAnalyticsItem(product)])
export const recordAddToWishlist = (item: AnalyticsItem) => analyticsOfItems('add_to_wishlist', [item])
export const recordSearch = (word: string, total: number): AnalyticsEvent => ({
  name: 'search',
  args: { search_term: word, results: total },
})

export const recordPromotion = (
  name: 'view_promotion' | 'select_promotion',
  { id, title, area }: Pick<Banner, 'id' | 'title' | 'area'>,
): AnalyticsEvent => ({
  name,
  args: { promotion_id: String(id), promotion_name: title, creative_slot: area },
})

/** Strips the markup from HTML, for fields that accept only plain text. */
export const htmlToText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
