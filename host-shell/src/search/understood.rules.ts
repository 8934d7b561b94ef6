import type { ProductFacets, UnderstoodSearch } from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'

const traitNames = { noshi: 'のし', free: '送料無料', cool: 'クール便' }

/** Formats what the words of a search term mean: お菓子 上司・恩師 卵不使用 〜5,000円. Leaves out an open end. */
export function formatUnderstood(
  { word, occasion, recipient, tag, trait, without, price_from, price_to, sort }: UnderstoodSearch,
  facets: Pick<ProductFacets, 'occasion' | 'recipient' | 'tag'>,
): string {
  const named = (keys: readonly string[], values: readonly { key: string; name: string }[] = []) =>
    keys.flatMap((key) => values.find((one) => one.key === key)?.name ?? [])
  const [from, to] = [price_from, price_to].map((yen) => (yen === undefined ? '' : formatYen(yen)))
  const parts = [
    word,
    ...named(occasion, facets.occasion),
    ...named(recipient, facets.recipient),
    ...named(tag, facets.tag),
    ...trait.map((key) => traitNames[key]),
    ...without.map((allergen) => `${allergen}不使用`),
    sort === 'popular' ? '人気順' : '',
    from || to ? `${from}〜${to}` : '',
  ]
  return parts.filter(Boolean).join(' ')
}
