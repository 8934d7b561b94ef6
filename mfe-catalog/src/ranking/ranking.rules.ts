import { breadcrumbJsonLd, type Head } from '@storefront/navigation'
import type { ProductSummary } from '@storefront/contracts'
import { productListJsonLd } from '../item-list.rules'
import { readPageRange, writePageRange, type PageRange } from '../search/page-range.rules'

/** Subject of a ranking: all products, a category or an occasion. It is stored only in the URL. */
export type RankingQuery = { category: string; occasion: string } & PageRange

export function readRanking(query: URLSearchParams): RankingQuery {
  const category = query.get('category') ?? ''
  // If the URL contains both, the category wins.
  return {
    category,
    occasion: category ? '' : (query.get('occasion') ?? ''),
    ...readPageRange(query),
  }
}

export function writeRanking({ category, occasion, ...range }: RankingQuery): string {
  const query = new URLSearchParams()
  if (category) query.set('category', category)
  else if (occasion) query.set('occasion', occasion)
  writePageRange(query, range)
  const text = query.toString()
  return text ? `/ranking?${text}` : '/ranking'
}

export const rankingOf = ({ category, occasion }: RankingQuery) => ({ category, occasion })

type Named = { key: string; name: string }

/** Builds the title, e.g. お歳暮の人気ランキング. An unknown subject ranks all products. */
export function formatRankingTitle(
  { category, occasion }: RankingQuery,
  { categories, occasions }: { categories: readonly Named[]; occasions: readonly Named[] },
): string {
  const of =
    categories.find(({ key }) => key === category)?.name ??
    occasions.find(({ key }) => key === occasion)?.name
  return of ? `${of}の人気ランキング` : '人気ランキング'
}

export const buildRankingCrumbs = (title: string) => [{ label: 'トップ', href: '/' }, { label: title }]

type RankingData = { asked: RankingQuery; title: string; products: readonly ProductSummary[] }

export function buildRankingHead({ asked, title, products }: RankingData): Head {
  return {
    title: asked.page > 1 ? `${title}（${asked.page}ページ目）` : title,
    description: `${title}です。いま多くの方に選ばれている贈りものを、順にご紹介します。`,
    canonical: writeRanking({ ...rankingOf(asked), page: asked.page }),
    ...(products.length === 0 ? { robots: 'noindex,follow' } : {}),
    image: products[0]?.image ? `${products[0].image.path}/640.webp` : undefined,
    jsonLd: [productListJsonLd(products), breadcrumbJsonLd(buildRankingCrumbs(title))],
  }
}
