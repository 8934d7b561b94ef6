import type { ProductSummary, SchoolSet } from '@storefront/contracts'
import { normaliseForSearch, normaliseKana, normaliseWidth } from '@storefront/locale-ja'
import { toPrices, toStockState } from '../product/product.rules'
import type { TaxRates } from '../../shop/tax-rate/tax-rate.table'
import type { SizeRow } from './school.table'

/** Max results. A longer list doesn't help, because the shopper can type more to narrow it down. */
export const schoolsMax = 20

/** Normalises a search term to the spelling of codes, names and kana, ignoring width, case and hiragana. */
export function normaliseSchoolWord(typed: string) {
  const word = normaliseWidth(typed.normalize('NFKC')).replace(/\s+/g, '')
  return { word, kana: normaliseKana(normaliseForSearch(word)) }
}

type SetRow = Omit<SchoolSet, 'items'> & {
  items: { product_id: number; quantity: number; is_made_to_order: boolean; variants: SizeRow[] }[]
}

/**
 * Converts rows to school sets. Drops products that aren't in `products`, and sets that have no products
 * left.
 */
export function toSchoolSets(
  rows: readonly SetRow[],
  products: ReadonlyMap<number, ProductSummary>,
  rates: TaxRates,
): SchoolSet[] {
  return rows
    .map(({ items, ...set }) => ({
      ...set,
      items: items.flatMap(({ product_id, quantity, is_made_to_order, variants }) => {
        const product = products.get(product_id)
        return product
          ? [
              {
                quantity,
                is_made_to_order,
                product,
                sizes: variants.length > 1 ? toSizes(variants, rates) : [],
              },
            ]
          : []
      }),
    }))
    .filter(({ items }) => items.length > 0)
}

const toSizes = (variants: readonly SizeRow[], rates: TaxRates) =>
  variants.map((variant) => ({
    code: variant.code,
    value: variant.variant_value_1 ?? '',
    price_with_tax: toPrices(variant, rates).price_with_tax,
    is_sold_out: toStockState(variant) === 'sold_out',
  }))
