import type { ProductSummary, SchoolSet } from '@storefront/contracts'
import { normaliseForSearch, normaliseKana, normaliseWidth } from '@storefront/locale-ja'
import { toPrices, toStockState } from '../product/product.rules'
import type { TaxRates } from '../../shop/tax-rate/tax-rate.table'
import type { SizeRow } from './school.table'

/** Max results. A longer list doesn't help, because the shopper can type more to narrow it down. */
export const schoolsMax = 20

/** Ends of names of schools, short and as they are heard. */
const ends: readonly [said: RegExp, written: string, heard: string][] = [
  [/小(?:学校?)?$/u, '小学校', 'ショウガッコウ'],
  [/中(?:学校?)?$/u, '中学校', 'チュウガッコウ'],
  [/高(?:校|等学校)?$/u, '高等学校', 'コウトウガッコウ'],
]

/** Writes the が of a place as one letter, for names as well as for what is typed: 緑ヶ丘, 緑ケ丘. */
export const placeJoints = 'ヶケヵゖ'
const joints = new RegExp(`[${placeJoints}]`, 'gu')

/**
 * Normalises a search term to the spelling of codes, names and kana, ignoring width, case and hiragana. The
 * end of a name may be short (緑が丘中).
 */
export function normaliseSchoolWord(typed: string) {
  const word = normaliseWidth(typed.normalize('NFKC')).replace(/\s+/g, '')
  const end = ends.find(([said]) => said.test(word))
  const name = end ? word.replace(end[0], end[1]) : word
  const heard = end ? word.replace(end[0], end[2]) : word
  return { word, name: name.replace(joints, 'が'), kana: normaliseKana(normaliseForSearch(heard)) }
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
    product_id: variant.product_id,
    code: variant.code,
    value: variant.variant_value_1 ?? '',
    price_with_tax: toPrices(variant, rates).price_with_tax,
    is_sold_out: toStockState(variant) === 'sold_out',
  }))
