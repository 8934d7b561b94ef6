import { productTraits, type Category, type ProductFacets } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import type { FacetName, ProductSearch } from '../search/product-search.rules'

export type Facet = {
  name: FacetName
  label: string
  isOpen: boolean
  values: { value: string; label: string; count: number; isChild?: boolean }[]
}

const traitLabels = { noshi: 'のし可', free: '送料無料', cool: 'クール便' }

/** Returns the name of a trait, also if no product in the list has it. */
export const findTraitLabel = (trait: string): string | undefined =>
  productTraits.flatMap((one) => (one === trait ? [traitLabels[one]] : []))[0]

/** Checks that a tag isn't named like a trait. Otherwise the same filter would appear twice. */
const isNoTrait = ({ label }: { label: string }) => !Object.values(traitLabels).includes(label)

/** Returns the day so many days after today, in Tokyo. */
export const computeDayIn = (now: Date, days: number): string =>
  toTokyoDay(new Date(now.getTime() + days * 24 * 3_600_000))

export const computeTomorrow = (now: Date): string => computeDayIn(now, 1)

export type ListFacets = { named: Facet[]; prices: ProductFacets['price']['ranges']; inStock: number }

/** Builds the list's facets. Omits empty price ranges unless they are selected. */
export function buildListFacets(
  facets: ProductFacets,
  categories: readonly Category[],
  { chosen, priceFrom, priceTo }: ProductSearch,
): ListFacets {
  const prices = facets.price.ranges.filter(
    ({ from, to, count }) =>
      count > 0 ||
      (priceFrom === (from ?? undefined) && priceTo === (to ?? undefined) && (from ?? to) !== null),
  )
  return { named: buildFacets(facets, categories, chosen.category), prices, inStock: facets.in_stock }
}

/** Lists the selected values that no facet offers, because the list has no goods with them. */
export function listUnoffered(
  { chosen }: Pick<ProductSearch, 'chosen'>,
  { named }: Pick<ListFacets, 'named'>,
) {
  const isOffered = (name: string, value: string) =>
    named.some((facet) => facet.name === name && facet.values.some((one) => one.value === value))
  return Object.entries(chosen).flatMap(([name, values]) =>
    values.filter((value) => !isOffered(name, value)).map((value) => ({ name, value })),
  )
}

/**
 * Lists the facets in panel order. Categories keep the order of the tree. Child categories are included once
 * their parent is selected.
 */
export function buildFacets(
  facets: ProductFacets,
  categories: readonly Category[],
  chosenCategories: readonly string[],
): Facet[] {
  const plain = (values: ProductFacets['brand']) =>
    values.map(({ key, name, count }) => ({ value: key, label: name, count }))
  return [
    {
      name: 'category' as const,
      label: 'カテゴリー',
      isOpen: true,
      values: categoryValues(facets.category, categories, chosenCategories),
    },
    { name: 'occasion' as const, label: '用途', isOpen: false, values: plain(facets.occasion ?? []) },
    { name: 'recipient' as const, label: '贈る相手', isOpen: false, values: plain(facets.recipient ?? []) },
    {
      name: 'trait' as const,
      label: 'のし・お届け',
      isOpen: true,
      values: productTraits.flatMap((trait) =>
        (facets.trait ?? [])
          .filter(({ key }) => key === trait)
          .map(({ count }) => ({ value: trait, label: traitLabels[trait], count })),
      ),
    },
    { name: 'tag' as const, label: '特徴', isOpen: true, values: plain(facets.tag).filter(isNoTrait) },
    { name: 'brand' as const, label: 'ブランド', isOpen: false, values: plain(facets.brand) },
    { name: 'maker' as const, label: 'つくり手', isOpen: false, values: plain(facets.maker) },
    {
      name: 'without' as const,
      label: 'アレルギー物質を含まない',
      isOpen: false,
      values: plain(facets.allergen ?? []),
    },
  ].filter(({ values }) => values.length > 0)
}

function categoryValues(
  counted: ProductFacets['category'],
  categories: readonly Category[],
  chosen: readonly string[],
): Facet['values'] {
  const counts = new Map(counted.map(({ key, count }) => [key, count]))
  const value = ({ key, name }: Category, depth: number) => {
    // A selected category without goods stays, so that it can be taken off.
    const count = counts.get(key) ?? (chosen.includes(key) ? 0 : undefined)
    return count === undefined ? [] : [{ value: key, label: name, count, isChild: depth > 0 }]
  }
  const below = (siblings: readonly Category[], depth: number): Facet['values'] =>
    siblings.flatMap((category) => [
      ...value(category, depth),
      ...(containsSelected(category, chosen) ? below(category.children, depth + 1) : []),
    ])
  return below(categories, 0)
}

/** Checks whether a category or one of its descendants is selected. */
const containsSelected = ({ key, children }: Category, chosen: readonly string[]): boolean =>
  chosen.includes(key) || children.some((child) => containsSelected(child, chosen))

/** Returns the path from the root to a category, or an empty array if the key is unknown. */
export function findTrail(categories: readonly Category[], key: string): Category[] {
  for (const category of categories) {
    if (category.key === key) return [category]
    const below = findTrail(category.children, key)
    if (below.length > 0) return [category, ...below]
  }
  return []
}
