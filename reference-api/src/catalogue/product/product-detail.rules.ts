import type { Product } from '@storefront/contracts'
import { pathTo } from '../category/category.rules'
import type { CategoryRow } from '../category/category.table'
import { cleanHtml } from '../../platform/cms-html/cms-html.rules'
import { firstDeliveryDay } from '../../delivery/delivery/leadtime.rules'
import { shopsOwnRegion } from '../../delivery/postal-code/shipping-region.rules'
import { earnsPoints } from '../../pricing/pricing/discount-terms.rules'
import { earnedPoint } from '../../pricing/pricing/point.rules'
import type { TaxRates } from '../../shop/tax-rate/tax-rate.table'
import type { FoundProduct, ReviewCount, VariantRow } from './product-detail.table'
import { isOnSale } from '../../pricing/pricing/sale.rules'
import {
  toPrices,
  roundAverage,
  toSlowOption,
  toStockState,
  displayedQuantity,
  toWholesale,
} from './product.rules'
import type { ClosedDays } from '../../delivery/delivery/business-day.rules'

export type ProductParts = {
  product: FoundProduct
  variants: VariantRow[]
  reviews: ReviewCount[]
  categories: CategoryRow[]
  rates: TaxRates
  closedDays: ClosedDays
  now: Date
}

/** Builds the API's product (§3) from its rows, without a member's flags. */
export function toProduct({
  product,
  variants,
  reviews,
  categories,
  rates,
  closedDays,
  now,
}: ProductParts): Product {
  const products = variants.map((variant) => toVariant(variant, rates, now))
  const own = products.find(({ id }) => id === product.id)
  const images = product.pictures.flatMap(({ picture }) => (picture ? [picture] : []))
  const prices = toPrices(product, rates)
  const { id, key, code, jan_code, name, name_kana, catch_copy, brand, maker, tags } = product
  const { sale_from, sale_to, max_quantity, lead_days, carriage_class } = product
  const { is_alcohol, is_social_gift_allowed, has_measurement, has_name_embroidery } = product
  return {
    id,
    key,
    canonical_key: findCanonicalKey(product, variants),
    code,
    jan_code,
    name,
    name_kana,
    catch_copy,
    tags,
    sale_from,
    sale_to,
    max_quantity,
    lead_days,
    carriage_class,
    is_alcohol,
    is_social_gift_allowed,
    has_measurement,
    has_name_embroidery,
    ...prices,
    ...toWholesale(product, rates),
    description: cleanHtml(product.description),
    detail: { description: cleanHtml(product.detail, { headingsFrom: 3 }) },
    data: product.data,
    product_price: prices.unit_price,
    product_price_with_tax: prices.price_with_tax,
    before_price: product.before_price,
    images,
    image: images[0] ?? null,
    is_show_product: product.is_show,
    is_stock_available: own !== undefined && own.stock_state !== 'sold_out',
    is_sale: isOnSale(product, now),
    first_delivery_day: firstDeliveryDay({ now, leadDays: [lead_days], region: shopsOwnRegion, closedDays }),
    slow_option: toSlowOption(product, { now, closedDays }),
    earned_point: earnsPoints(product) ? earnedPoint(prices.price_with_tax, 0, 0) : 0,
    stock_state: own?.stock_state ?? 'sold_out',
    stock_quantity: own?.stock_quantity ?? null,
    has_accessories: Boolean(product.has_accessories),
    is_favorite: false,
    review: toReviewSummary(reviews),
    set_products: product.components.map(({ id: _id, ...component }) => component),
    product_model: {
      key: product.model_key,
      name: product.model_name,
      brand,
      maker,
      categories: product.categories.flatMap(({ category_id }) => {
        const category = categories.find((one) => one.id === category_id)
        return category
          ? [{ key: category.key, name: category.name, path: pathTo(categories, category.id) }]
          : []
      }),
      variant_label_1: product.variant_label_1,
      variant_label_2: product.variant_label_2,
      size_table: product.size_table,
      products,
    },
  }
}

/**
 * Returns the canonical key. For a variant that isn't in product lists, it is the key of the model's listed
 * variant.
 */
const findCanonicalKey = ({ key, is_listed }: FoundProduct, variants: readonly VariantRow[]) =>
  is_listed ? key : (variants.find((variant) => variant.is_listed)?.key ?? key)

function toVariant(
  variant: ProductParts['variants'][number],
  rates: TaxRates,
  now: Date,
): Product['product_model']['products'][number] {
  const { id, key, code, name, variant_value_1, variant_value_2, max_quantity, image } = variant
  return {
    id,
    key,
    code,
    name,
    variant_value_1,
    variant_value_2,
    max_quantity,
    image,
    ...toPrices(variant, rates),
    stock_state: toStockState(variant),
    stock_quantity: displayedQuantity(variant),
    is_sale: isOnSale(variant, now),
    is_favorite: false,
  }
}

function toReviewSummary(counts: ProductParts['reviews']): Product['review'] {
  const count = counts.reduce((sum, row) => sum + row.count, 0)
  const stars = counts.reduce((sum, row) => sum + row.rating * row.count, 0)
  return { average: roundAverage(count === 0 ? null : stars / count), count, counts }
}
