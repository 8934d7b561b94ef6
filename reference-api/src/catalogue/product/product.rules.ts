import { Rejection } from '../../platform/http/rejection'
import type { MemberFlag } from '../../platform/http/response/member-flags.rules'
import type { PriceStep } from '../../pricing/pricing/price-step.rules'
import { stockState } from '../../pricing/pricing/stock.rules'
import type { ProductSummary, StockState } from '@storefront/contracts'
import { computeLeadDays, firstDeliveryDay } from '../../delivery/delivery/leadtime.rules'
import { shopsOwnRegion } from '../../delivery/postal-code/shipping-region.rules'
import { priceWithTax } from '../../shop/tax-rate/tax-rate.rules'
import type { TaxClass, TaxRates } from '../../shop/tax-rate/tax-rate.table'
import type { SlowAccessory, SummaryRow } from './product-summary.table'
import type { ClosedDays } from '../../delivery/delivery/business-day.rules'

export const productNotFound = () => new Rejection(404, 'product.not_found', '商品が見つかりません')

/** Set in lists and details of products that a member likes. */
export const favorite: MemberFlag = { field: 'is_favorite', table: 'product_like', column: 'product_id' }

type Stock = { quantity: number; few_threshold: number | null; is_unlimited: boolean | null }

/** Returns the stock state shown in lists. Unlimited products are always in stock. */
export const toStockState = ({ quantity, few_threshold, is_unlimited }: Stock): StockState =>
  stockState(is_unlimited ? Number.POSITIVE_INFINITY : quantity, few_threshold)

/** Returns the remaining quantity if only few are left, otherwise null. */
export function displayedQuantity(stock: Stock): number | null {
  return toStockState(stock) === 'few' ? stock.quantity : null
}

type Wholesale = { piece_count: number | null; piece_unit: string | null; price_steps: PriceStep[] }

/** Computes the units per case, and the prices by quantity including tax. */
export function toWholesale(
  { piece_count, piece_unit, price_steps, tax_class }: Wholesale & { tax_class: TaxClass },
  rates: TaxRates,
) {
  return {
    pieces: piece_count && piece_unit ? { count: piece_count, unit: piece_unit } : null,
    price_steps: price_steps.map((step) => ({
      ...step,
      price_with_tax: priceWithTax(step.unit_price, rates[tax_class], rates.rounding),
    })),
  }
}

export function toPrices(
  product: { unit_price: number; before_price: number | null; tax_class: TaxClass },
  rates: TaxRates,
) {
  const tax_rate = rates[product.tax_class]
  const withTax = (price: number) => priceWithTax(price, tax_rate, rates.rounding)
  return {
    unit_price: product.unit_price,
    price_with_tax: withTax(product.unit_price),
    before_price_with_tax: product.before_price === null ? null : withTax(product.before_price),
    tax_rate,
  }
}

/** Rounds to one decimal for display. */
export function roundAverage(average: number | null): number | null {
  return average === null ? null : Math.round(average * 10) / 10
}

/** Terms that apply to every product in a list. */
export type SummaryTerms = { rates: TaxRates; closedDays: ClosedDays; now: Date }

type Slow = { lead_days: number; slow_accessory: SlowAccessory | null }

/** Returns the earliest arrival near the shop with the accessory that takes longest. */
export function toSlowOption(
  product: Slow,
  { closedDays, now }: Pick<SummaryTerms, 'closedDays' | 'now'>,
): NonNullable<ProductSummary['slow_option']> | null {
  if (!product.slow_accessory) return null
  const leadDays = [computeLeadDays(product, [product.slow_accessory])]
  return {
    name: product.slow_accessory.name,
    lead_days: leadDays[0]!,
    first_delivery_day: firstDeliveryDay({ now, leadDays, region: shopsOwnRegion, closedDays }),
  }
}

export function toSummary(row: SummaryRow, { rates, closedDays, now }: SummaryTerms): ProductSummary {
  const { id, key, code, name, catch_copy, image, maker, brand, category_names, is_alcohol, is_favorite } =
    row
  return {
    id,
    key,
    code,
    name,
    catch_copy,
    image,
    maker,
    brand,
    category_names,
    is_alcohol,
    is_favorite,
    ...toPrices(row, rates),
    ...toWholesale(row, rates),
    price_with_tax_to:
      row.unit_price_to > row.unit_price
        ? toPrices({ ...row, unit_price: row.unit_price_to }, rates).price_with_tax
        : null,
    stock_state: toStockState(row),
    tags: row.tags ?? [],
    review: { average: roundAverage(row.review_average), count: row.review_count },
    // Products that are made to measure or sold out have no first delivery day.
    first_delivery_day:
      row.has_measurement || toStockState(row) === 'sold_out'
        ? null
        : firstDeliveryDay({ now, leadDays: [row.lead_days], region: shopsOwnRegion, closedDays }),
    ...(row.slow_accessory &&
      toStockState(row) !== 'sold_out' && { slow_option: toSlowOption(row, { closedDays, now }) }),
    carriage_class: row.carriage_class,
    is_noshi_allowed: row.is_noshi_allowed,
    // A name is optional: the product is sold without one, too.
    has_choices: row.has_measurement || row.variants > 1,
    ...(row.variants > 1 && { variant_ids: row.variant_ids }),
    ...(row.target_age !== null && { target_age: row.target_age }),
  }
}
