import type { Product } from '@storefront/contracts'

type Priced = Pick<Product, 'unit_price' | 'price_with_tax' | 'price_steps'>

/** A row of the table of prices: how many, up to how many, and what one costs then. */
export type PriceRow = { from: number; to: number | null; unit_price: number; price_with_tax: number }

/** The prices from one on, each up to where the next lower one begins. */
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

/** The row that a quantity falls into. */
export const rowOf = (rows: readonly PriceRow[], quantity: number) =>
  rows.findLast(({ from }) => from <= quantity)
