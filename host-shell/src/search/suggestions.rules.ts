import type { Picture } from '@storefront/contracts'
import { normaliseForSearch } from '@storefront/locale-ja'

export type Suggestion = { label: string; href: string; note?: string; picture?: Picture | null }
export type SuggestionGroup = { title: string; suggestions: Suggestion[] }

type Named = { key: string; name: string; name_kana?: string }

/** What suggestions are made of. */
export type SuggestionSources = {
  history: readonly string[]
  occasions: readonly (Named & { words: readonly string[] })[]
  categories: readonly Named[]
  brands: readonly Named[]
  products: readonly { key: string; name: string; price: string; image: Picture | null }[]
}

/** How many of each kind are offered at most. */
type MostSuggestions = Record<
  'history' | 'historyOfWord' | 'occasions' | 'categories' | 'brands' | 'products',
  number
>

/** A phone’s keyboard leaves room for few rows under the field; a wide screen shows more (§4). */
const onPhone: MostSuggestions = {
  history: 5,
  historyOfWord: 2,
  occasions: 1,
  categories: 2,
  brands: 1,
  products: 3,
}
const onTablet: MostSuggestions = {
  history: 5,
  historyOfWord: 3,
  occasions: 2,
  categories: 3,
  brands: 3,
  products: 5,
}
const onComputer: MostSuggestions = {
  history: 8,
  historyOfWord: 3,
  occasions: 2,
  categories: 4,
  brands: 3,
  products: 6,
}

export const mostSuggestionsOn = ({ isSp, isTab }: { isSp: boolean; isTab: boolean }): MostSuggestions =>
  isSp ? onPhone : isTab ? onTablet : onComputer

/** The word so far; letters that an input method has not turned into kana yet say nothing (たおr). */
export function wordOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/(?<=[ぁ-ゖァ-ヺー])[a-z]+$/i, '')
    .trim()
}

export const searchHref = (word: string) => `/product?word=${encodeURIComponent(word)}`

/**
 * Suggestions for a word, by kind; width, kana and case do not matter. Without a word a member's last
 * searches. `mostOf` is the screen's.
 */
export function suggestionGroups(
  word: string,
  { history, occasions, categories, brands, products }: SuggestionSources,
  mostOf: MostSuggestions,
): SuggestionGroup[] {
  const normalised = normaliseForSearch(word)
  const holds = ({ name, name_kana = '' }: Pick<Named, 'name' | 'name_kana'>) =>
    normaliseForSearch(name).includes(normalised) || normaliseForSearch(name_kana).includes(normalised)
  const searched = (words: readonly string[], most: number) =>
    words.slice(0, most).map((one) => ({ label: one, href: searchHref(one) }))
  const found = (name: 'category' | 'brand', all: readonly Named[], most: number) =>
    all
      .filter(holds)
      .slice(0, most)
      .map((one) => ({ label: one.name, href: `/product?${name}=${encodeURIComponent(one.key)}` }))
  const groups =
    normalised === ''
      ? [{ title: '最近の検索', suggestions: searched(history, mostOf.history) }]
      : [
          {
            title: '最近の検索',
            suggestions: searched(
              history.filter((one) => holds({ name: one })),
              mostOf.historyOfWord,
            ),
          },
          {
            title: '用途',
            suggestions: occasions
              .filter(({ name, words }) => [name, ...words].some((one) => holds({ name: one })))
              .slice(0, mostOf.occasions)
              .map(({ key, name }) => ({
                label: `${name}のマナーと品`,
                href: `/occasion/${encodeURIComponent(key)}`,
              })),
          },
          { title: 'カテゴリー', suggestions: found('category', categories, mostOf.categories) },
          { title: 'ブランド', suggestions: found('brand', brands, mostOf.brands) },
          {
            title: '商品',
            suggestions: products.slice(0, mostOf.products).map(({ key, name, price, image }) => ({
              label: name,
              href: `/product/${key}`,
              note: price,
              picture: image,
            })),
          },
        ]
  return groups.filter(({ suggestions }) => suggestions.length > 0)
}
