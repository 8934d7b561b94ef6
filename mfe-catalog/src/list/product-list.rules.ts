import type { Pagination, ProductSummary } from '@storefront/contracts'
import { breadcrumbJsonLd, type Head } from '@storefront/navigation'
import { productListJsonLd } from '../item-list.rules'
import { nothingChosen, writeSearch, type ProductSearch } from '../search/product-search.rules'

type ListData = {
  search: ProductSearch
  products: readonly ProductSummary[]
  pagination: Pagination
  category: { name: string; description: string } | undefined
  trail: readonly { label: string; href?: string }[]
}

/** Returns the heading: 「タオル」の検索結果, the category's name, or 商品一覧. */
export function formatListTitle({ search, category }: Pick<ListData, 'search' | 'category'>): string {
  const word = search.asked ?? search.word
  if (word) return `「${word}」の検索結果`
  return category?.name ?? '商品一覧'
}

/**
 * Builds the page's head. Only the full list and lists of a single category are indexed. Searches, filtered
 * lists and empty lists aren't.
 */
export function buildListHead(data: ListData): Head {
  const { search, category, products, pagination, trail } = data
  const title = formatListTitle(data) + (search.page > 1 ? `（${search.page}ページ目）` : '')
  const [onlyCategory, ...others] = search.chosen.category
  const toPath = (categories: string[]) =>
    writeSearch({
      ...emptySearch,
      chosen: { ...emptySearch.chosen, category: categories },
      page: search.page,
    })
  const isPlain = writeSearch(search) === toPath(onlyCategory ? [onlyCategory] : [])
  return {
    title,
    description: category?.description || `${title}です。${pagination.total}点の商品からお選びいただけます。`,
    canonical: toPath(onlyCategory && others.length === 0 ? [onlyCategory] : []),
    ...(isPlain && products.length > 0 ? {} : { robots: 'noindex,follow' }),
    image: products[0]?.image ? `${products[0].image.path}/640.webp` : undefined,
    jsonLd: [productListJsonLd(products), breadcrumbJsonLd([{ label: 'トップ', href: '/' }, ...trail])],
  }
}

const emptySearch: ProductSearch = {
  word: '',
  chosen: nothingChosen(),
  priceFrom: undefined,
  priceTo: undefined,
  isInStockOnly: false,
  tomorrowIn: '',
  sort: 'recommended',
  page: 1,
}
