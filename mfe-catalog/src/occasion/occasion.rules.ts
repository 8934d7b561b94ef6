import type { Occasion, OccasionSummary, Pagination, ProductSummary } from '@storefront/contracts'
import { breadcrumbJsonLd, type Head } from '@storefront/navigation'
import { budgetText, occasionPath, type Budget } from '../gift-ways/gift-ways.rules'
import { itemListJsonLd, productListJsonLd } from '../item-list.rules'
import { writePageRange, type PageRange } from '../search/page-range.rules'
import { readSearch } from '../search/product-search.rules'

/** State of an occasion's page. It is stored only in the URL. */
export type OccasionQuery = Budget & PageRange

export function readOccasionQuery(query: URLSearchParams): OccasionQuery {
  const { priceFrom, priceTo, page, from } = readSearch(query)
  return { priceFrom, priceTo, page, ...(from !== undefined && { from }) }
}

export function writeOccasionQuery(key: string, { priceFrom, priceTo, ...range }: OccasionQuery): string {
  const query = new URLSearchParams()
  if (priceFrom !== undefined) query.set('price_from', String(priceFrom))
  if (priceTo !== undefined) query.set('price_to', String(priceTo))
  writePageRange(query, range)
  const text = query.toString()
  return text ? `${occasionPath(key)}?${text}` : occasionPath(key)
}

export const openBudget: Budget = { priceFrom: undefined, priceTo: undefined }

const indexTitle = '用途で選ぶ'
export const occasionsCrumb = { label: indexTitle, href: '/occasion' }
const top = { label: 'トップ', href: '/' }

export const indexCrumbs = [top, { label: indexTitle }]

export const buildOccasionCrumbs = ({ name }: Pick<Occasion, 'name'>) => [
  top,
  occasionsCrumb,
  { label: name },
]

export function buildOccasionsHead({ occasions }: { occasions: readonly OccasionSummary[] }): Head {
  const names = occasions.map(({ name }) => name)
  return {
    title: indexTitle,
    description: `${names.slice(0, 6).join('、')}など、贈りものの用途ごとに、時期と予算、のしのマナーと品をご案内します。`,
    canonical: '/occasion',
    ...(occasions.length === 0 ? { robots: 'noindex,follow' } : {}),
    jsonLd: [itemListJsonLd(occasions.map(({ key }) => occasionPath(key))), breadcrumbJsonLd(indexCrumbs)],
  }
}

type OccasionData = {
  occasion: Occasion
  asked: OccasionQuery
  products: readonly ProductSummary[]
  pagination: Pagination
}

/**
 * Builds the page's head. Price ranges and empty lists aren't indexed. The canonical URL of a price range is
 * the occasion's full list.
 */
export function buildOccasionHead({ occasion, asked, products }: OccasionData): Head {
  const isNarrowed = asked.priceFrom !== undefined || asked.priceTo !== undefined
  const part = [
    ...(isNarrowed ? [budgetText(asked)] : []),
    ...(asked.page > 1 ? [`${asked.page}ページ目`] : []),
  ].join('・')
  return {
    title: `${occasion.name}のマナーと贈りもの${part && `（${part}）`}`,
    description: `${occasion.lead}${occasion.name}はいつ、いくらくらいのものを贈るか。のしの表書きと、選ばれている品をご案内します。`,
    canonical: writeOccasionQuery(occasion.key, { ...openBudget, page: asked.page }),
    ...(isNarrowed || products.length === 0 ? { robots: 'noindex,follow' } : {}),
    image: occasion.image ? `${occasion.image.path}/640.webp` : undefined,
    jsonLd: [productListJsonLd(products), breadcrumbJsonLd(buildOccasionCrumbs(occasion))],
  }
}
