import { occasionQuery } from '../occasion-query.rules'

export type Variant = {
  id: number
  key: string
  variant_value_1?: string | null
  variant_value_2?: string | null
  stock_state: string
}

export type VariantChoice = {
  value: string
  key: string
  isCurrent: boolean
  isSoldOut: boolean
  isElsewhere: boolean
}

/**
 * Lists the values of one axis, each with the variant it selects. The selected variant keeps the value of the
 * other axis if that combination exists.
 */
export function listVariantChoices(
  variants: readonly Variant[],
  currentKey: string,
  axis: 1 | 2,
): VariantChoice[] {
  const own = axis === 1 ? 'variant_value_1' : 'variant_value_2'
  const other = axis === 1 ? 'variant_value_2' : 'variant_value_1'
  const current = variants.find(({ key }) => key === currentKey)
  const values = inSizeOrder([
    ...new Set(variants.map((variant) => variant[own]).filter((value): value is string => !!value)),
  ])
  return values.flatMap((value) => {
    const candidates = variants.filter((variant) => variant[own] === value)
    const same = candidates.find((variant) => variant[other] === current?.[other])
    const target = same ?? candidates[0]
    if (!target) return []
    return [
      {
        value,
        key: target.key,
        isCurrent: current?.[own] === value,
        isSoldOut: target.stock_state === 'sold_out',
        isElsewhere: !same,
      },
    ]
  })
}

type SizedModel = {
  variant_label_1: string | null
  size_table: { rows: readonly (readonly string[])[] } | null
  products: readonly Variant[]
}
type Sized = { key: string; product_model: SizedModel }

export const sizeMissing = 'サイズを選んでください'

/** Name of the size in the URL of a model's first variant, whose key has no size. */
const sizeParam = 'size'

/** Checks for sizes of clothes and shoes, which have a row in a size chart, unlike colours and contents. */
const isSized = ({ product_model: { size_table, products } }: Sized, value: string): boolean =>
  products.length > 1 && size_table !== null && size_table.rows.slice(1).some(([name]) => name === value)

const ownValue = ({ key, product_model: { products } }: Sized): string =>
  products.find((one) => one.key === key)?.variant_value_1 ?? ''

const isNamedBy = (key: string, value: string) => key.endsWith(`-${value.toLowerCase()}`)

/** Checks whether the shopper still has to choose a size. A size in the URL counts as chosen. */
export function isSizeOpen(product: Sized, query: URLSearchParams): boolean {
  const size = ownValue(product)
  return isSized(product, size) && !isNamedBy(product.key, size) && query.get(sizeParam) !== size
}

/** Builds the URL of a variant. It names the size if the variant's key doesn't. */
export function buildVariantPath(
  product: Sized,
  { key, value }: Pick<VariantChoice, 'key' | 'value'>,
  suffix: string,
): string {
  const path = `/product/${key}${suffix}`
  if (!isSized(product, value) || isNamedBy(key, value)) return path
  return `${path}${suffix.includes('?') ? '&' : '?'}${new URLSearchParams({ [sizeParam]: value })}`
}

type Priced = Variant & { unit_price: number; price_with_tax: number; before_price_with_tax: number | null }

/** Finds the price of each choice of an axis by its key. Empty if all cost the same. */
export function findChoicePrices(variants: readonly Priced[], choices: readonly VariantChoice[]) {
  const chosen = variants.filter(({ key }) => choices.some((choice) => choice.key === key))
  const isOne = new Set(chosen.map(({ price_with_tax }) => price_with_tax)).size < 2
  return new Map(isOne ? [] : chosen.map((one) => [one.key, one.price_with_tax]))
}

/** Finds the lowest price of all sizes until one is chosen, then its own. */
export function findShownPrice(
  product: Priced & { product_model: { products: readonly Priced[] } },
  { isSizeMissing }: { isSizeMissing: boolean },
): { price: Omit<Priced, keyof Variant>; isFrom: boolean } {
  const { products } = product.product_model
  const prices = findChoicePrices(products, listVariantChoices(products, product.key, 1))
  const [lowest] = products
    .filter(({ key }) => prices.has(key))
    .toSorted((one, other) => one.price_with_tax - other.price_with_tax)
  return isSizeMissing && lowest ? { price: lowest, isFrom: true } : { price: product, isFrom: false }
}

/** Place of a link to a variant: an axis, or the advice on sizes. */
export type InPlace = 1 | 2 | 'advice'

/** Props of a link to a variant: the same screen goes on in place, although the path differs. */
export const inPlace = (chosenAt: InPlace) =>
  ({ replace: true, preventScrollReset: true, state: { keepsScroll: true, chosenAt } }) as const

/** Builds the URL of the order form, with the size if it is chosen. */
export const buildOrderPath = (
  product: Sized,
  { isSizeMissing }: { isSizeMissing: boolean },
  occasion?: string,
): string =>
  buildVariantPath(
    product,
    { key: product.key, value: isSizeMissing ? '' : ownValue(product) },
    `/uos${occasionQuery(occasion)}`,
  )

/** Sorts numeric sizes (150, 160A, W66). Named sizes keep the shop's order. */
function inSizeOrder(values: string[]): string[] {
  const isInFigures = values.every((value) => /^[A-Z]?\d/i.test(value))
  return isInFigures
    ? values.toSorted((one, other) => one.localeCompare(other, 'ja', { numeric: true }))
    : values
}
