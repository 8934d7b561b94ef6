import type { Product } from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'

type Priced = Pick<Product, 'unit_price' | 'price_with_tax' | 'price_steps'>

export type PriceRow = { from: number; to: number | null; unit_price: number; price_with_tax: number }

/** Builds price rows from quantity one. Each row ends before the quantity of the next lower price. */
export function priceRows({ unit_price, price_with_tax, price_steps = [] }: Priced): PriceRow[] {
  const lower = [...price_steps]
    .sort((one, other) => one.quantity_from - other.quantity_from)
    .reduce(
      (rows, { quantity_from: from, ...price }) =>
        price.unit_price < rows.at(-1)!.unit_price ? [...rows, { from, ...price }] : rows,
      [{ from: 1, unit_price, price_with_tax }],
    )
  return lower.map((row, index) => {
    const next = lower[index + 1]
    return { ...row, to: next ? next.from - 1 : null }
  })
}

export const findPriceRow = (rows: readonly PriceRow[], quantity: number) =>
  rows.findLast(({ from }) => from <= quantity)

/**
 * Formats a sum of prices excluding tax with its tax. 約 marks a fraction of a yen, whose rounding only the
 * API knows (ADR 0041).
 */
export function formatSumWithTax(amount: number, rate: number): string {
  const hundredths = amount * (100 + rate)
  return `${hundredths % 100 === 0 ? '' : '約'}${formatYen(Math.round(hundredths / 100))}`
}
