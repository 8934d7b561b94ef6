import { categoryPath, type Picture } from '@storefront/contracts'
import { normaliseForSearch, withoutPolitePrefix } from '@storefront/locale-ja'

export type Suggestion = { label: string; href: string; note?: string; picture?: Picture | null }
export type SuggestionGroup = { title: string; suggestions: Suggestion[] }

type Named = { key: string; name: string; name_kana?: string; school_key?: string | undefined }

type Counted = { key: string; name: string; count: number }

export type SuggestionSources = {
  history: readonly string[]
  occasions: readonly (Named & { words: readonly string[] })[]
  categories: readonly Named[]
  brands: readonly Named[]
  products: readonly { key: string; name: string; price: string; image: Picture | null }[]
  /** The API's search results for the term, including its spelling rules (ADR 0073). */
  found: {
    categories: readonly Counted[]
    brands: readonly Counted[]
    /** A corrected search term with results, if the typed one has none. */
    meant: string | undefined
    /** The largest subset of the words that has results. */
    nearest: string | undefined
    /** The meaning of the words (ADR 0119), and a label for it. */
    understood?: { word: string; occasion: readonly string[]; label: string }
  }
}

type MostSuggestions = Record<
  'history' | 'historyOfWord' | 'occasions' | 'categories' | 'brands' | 'products',
  number
>

/**
 * Max suggestions per kind. A phone's keyboard leaves few rows below the field; larger screens show more
 * (§4).
 */
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

/**
 * Returns the typed search term, without trailing Latin letters that an input method has not yet converted to
 * kana (たおr).
 */
export function toSearchTerm(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/(?<=[ぁ-ゖァ-ヺー])[a-z]+$/i, '')
    .trim()
}

export const searchHref = (word: string) => `/product?word=${encodeURIComponent(word)}`

/**
 * Returns suggestions by kind for a search term, ignoring width, kana and case. Without a term, returns a
 * member's recent searches. `mostOf` depends on the screen size.
 */
export function suggestionGroups(
  word: string,
  { history, occasions, categories, brands, products, found }: SuggestionSources,
  mostOf: MostSuggestions,
): SuggestionGroup[] {
  const { understood } = found
  const normalised = normaliseForSearch(understood?.word ?? word)
  const plain = withoutPolitePrefix(normalised) ?? normalised
  const holds = ({ name, name_kana = '' }: Pick<Named, 'name' | 'name_kana'>) =>
    normalised !== '' && [name, name_kana].some((one) => normaliseForSearch(one).includes(plain))
  const searched = (words: readonly string[], most: number) =>
    words.slice(0, most).map((one) => ({ label: one, href: searchHref(one) }))
  const bearing = (kind: 'category' | 'brand', all: readonly Named[], counted: readonly Counted[]) => {
    const named = all.filter(holds)
    const further = counted.filter(({ key }) => !named.some((one) => one.key === key))
    return [
      ...named.map((one) => ({
        label: one.name,
        href: kind === 'category' ? categoryPath(one) : `/product?brand=${encodeURIComponent(one.key)}`,
      })),
      ...further.map(({ key, name, count }) => ({
        label: name,
        href: `${searchHref(word)}&${kind}=${encodeURIComponent(key)}`,
        note: `${count}件`,
      })),
    ]
  }
  const groups =
    word.trim() === ''
      ? [{ title: '最近の検索', suggestions: searched(history, mostOf.history) }]
      : [
          {
            title: '条件',
            suggestions: understood?.label ? [{ label: understood.label, href: searchHref(word) }] : [],
          },
          { title: 'もしかして', suggestions: found.meant ? searched([found.meant], 1) : [] },
          {
            title: '近い言葉',
            suggestions: found.nearest && !found.meant ? searched([found.nearest], 1) : [],
          },
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
              .filter(
                ({ key, name, words }) =>
                  understood?.occasion.includes(key) || [name, ...words].some((one) => holds({ name: one })),
              )
              .slice(0, mostOf.occasions)
              .map(({ key, name }) => ({
                label: `${name}のマナーと品`,
                href: `/occasion/${encodeURIComponent(key)}`,
              })),
          },
          {
            title: 'カテゴリー',
            suggestions: bearing('category', categories, found.categories).slice(0, mostOf.categories),
          },
          { title: 'ブランド', suggestions: bearing('brand', brands, found.brands).slice(0, mostOf.brands) },
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
