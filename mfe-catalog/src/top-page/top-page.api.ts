import {
  getBusinessCalendar,
  getCategoryHierarchy,
  getCollection,
  getLayout,
  listBanners,
  listFreeAreas,
  listNews,
  listPopups,
  listProducts,
  listRecommendedProducts,
  type Popup,
  type ProductSummary,
} from '@storefront/contracts'
import { on } from '@storefront/event-bus'
import { call, refusedAsNothing } from '@storefront/http'
import { shopNow } from '@storefront/locale-ja'
import { currentSite, leadsSomewhere } from '@storefront/site'
import { fetchOccasions } from '../gift-ways/gift-ways.api'
import { occasionPath } from '../gift-ways/gift-ways.rules'
import { fetchSeenProducts } from '../product-history/seen-products.api'
import {
  calendarSpan,
  plainParts,
  plannedParts,
  type CollectionPart,
  type TopPagePart,
  type PartPlan,
} from './top-page.rules'

const isServer = typeof document === 'undefined'

/** Fetches the layout's components in parallel. Omits components whose request the server rejects. */
export async function fetchTopPage(
  page: 'index' | 'ec',
  signal: AbortSignal,
): Promise<{ parts: TopPagePart[] }> {
  const layout = await call(getLayout, { params: { page }, isCacheable: true, signal }).catch(
    refusedAsNothing,
  )
  return { parts: await fetchParts(layout ? plannedParts(layout.data) : plainParts, signal) }
}

/** Fetches the components that are shown below another page. Returns none if the layout can't be fetched. */
export async function fetchPartsUnder(page: string): Promise<TopPagePart[]> {
  const { signal } = new AbortController()
  const layout = await call(getLayout, { params: { page }, outlivesRoute: true }).catch(refusedAsNothing)
  return layout ? fetchParts(plannedParts(layout.data), signal) : []
}

async function fetchParts(plans: readonly PartPlan[], signal: AbortSignal): Promise<TopPagePart[]> {
  const parts = await Promise.all(plans.map((plan) => fetchPart(plan, signal).catch(refusedAsNothing)))
  return parts.filter((part) => part !== undefined)
}

async function fetchPart(plan: PartPlan, signal: AbortSignal): Promise<TopPagePart | undefined> {
  switch (plan.kind) {
    case 'slides':
    case 'banners': {
      const { data } = await call(listBanners, {
        query: { area: [plan.area], is_show: 1 },
        isCacheable: true,
        signal,
      })
      return data.data.length > 0 ? { kind: plan.kind, title: plan.title, banners: data.data } : undefined
    }
    case 'categories': {
      const { data } = await call(getCategoryHierarchy, {
        query: { table: 'products' as const },
        isCacheable: true,
        signal,
      })
      // Children aren't displayed here, so they are omitted from the page's data.
      return {
        kind: 'categories',
        title: plan.title,
        categories: data.data.map((category) => ({ ...category, children: [] })),
      }
    }
    case 'occasions': {
      const occasions = (await fetchOccasions(signal)).slice(0, plan.count)
      return occasions.length > 0 ? { kind: 'occasions', title: plan.title, occasions } : undefined
    }
    case 'collection':
      return fetchCollection(plan, signal)
    case 'ranking':
      return fetchRanking(plan, signal)
    case 'season':
      return fetchSeason(plan, signal)
    case 'history': {
      const products = await fetchSeenProducts(signal)
      return products.length > 0 || isServer ? { kind: 'history', title: plan.title, products } : undefined
    }
    case 'recommend':
      return fetchRecommended(plan, signal)
    case 'calendar': {
      const { data } = await call(getBusinessCalendar, {
        query: calendarSpan(shopNow(), plan.months),
        isCacheable: true,
        signal,
      })
      return { kind: 'calendar', title: plan.title, months: data.data }
    }
    case 'news': {
      const { data } = await call(listNews, { query: { per: plan.count }, isCacheable: true, signal })
      return data.data.length > 0 ? { kind: 'news', title: plan.title, news: data.data } : undefined
    }
    case 'text': {
      const { data } = await call(listFreeAreas, {
        query: { per: 'all' as const },
        isCacheable: true,
        signal,
      })
      const area = data.data.find(({ code }) => code === plan.code)
      return area && { kind: 'text', title: plan.title || area.title, html: area.body }
    }
    case 'popups': {
      const popups = await fetchPopups(signal)
      return popups.length > 0 ? { kind: 'popups', popups } : undefined
    }
    case 'links':
      return plan.links.length > 0 ? plan : undefined
    case 'promises':
      return plan
    case 'schools':
      return leadsSomewhere('/school', currentSite()) ? plan : undefined
  }
}

async function fetchCollection(
  { alias, count, title, isRow }: Extract<PartPlan, { kind: 'collection' }>,
  signal: AbortSignal,
): Promise<CollectionPart> {
  const { data } = await call(getCollection, {
    params: { alias },
    query: { per: count, max_page_size: 1 },
    isCacheable: true,
    signal,
  })
  return {
    kind: 'collection',
    title: title || data.name,
    lead: data.description,
    products: data.data,
    isRow,
    isRanking: false,
  }
}

/** Fetches the first products of /ranking, which has the same order and omits sold-out products. */
async function fetchRanking(
  { count, title, isRow }: Extract<PartPlan, { kind: 'ranking' }>,
  signal: AbortSignal,
  occasion?: string,
): Promise<TopPagePart | undefined> {
  const { data } = await call(listProducts, {
    query: { ...(occasion ? { occasion: [occasion] } : {}), sort: 'popular', in_stock: 1, per: count },
    isCacheable: true,
    signal,
  })
  if (data.data.length === 0) return undefined
  return {
    kind: 'collection',
    title,
    more: occasion
      ? { href: occasionPath(occasion), label: 'すべて見る' }
      : { href: '/ranking', label: 'すべてのランキング' },
    products: data.data,
    isRow,
    isRanking: true,
  }
}

/** Fetches the top products of the first occasion in season. Between seasons, a collection instead. */
async function fetchSeason(
  { alias, count }: Extract<PartPlan, { kind: 'season' }>,
  signal: AbortSignal,
): Promise<TopPagePart | undefined> {
  const season = (await fetchOccasions(signal)).find(({ is_in_season }) => is_in_season)
  if (!season) return fetchCollection({ kind: 'collection', title: '', alias, count, isRow: true }, signal)
  const plan = { kind: 'ranking' as const, title: `${season.name}の人気ランキング`, count, isRow: true }
  return fetchRanking(plan, signal, season.key)
}

/**
 * Fetches recommendations for the last viewed product. Falls back to a collection of the shop, which the
 * browser replaces on a page that a server rendered for all.
 */
async function fetchRecommended(
  { title, alias, count }: Extract<PartPlan, { kind: 'recommend' }>,
  signal: AbortSignal,
): Promise<TopPagePart> {
  const seen = await fetchSeenProducts(signal)
  const products = seen[0] ? await fetchMatching(seen[0], seen, signal) : []
  if (products.length > 0)
    return { kind: 'collection', title, products: products.slice(0, count), isRow: true, isRanking: false }
  const ofShop = await fetchCollection({ kind: 'collection', title, alias, count, isRow: true }, signal)
  return isServer ? { ...ofShop, kind: 'recommend', count } : ofShop
}

async function fetchMatching(
  { key }: ProductSummary,
  seen: readonly ProductSummary[],
  signal: AbortSignal,
): Promise<ProductSummary[]> {
  const { data } = await call(listRecommendedProducts, { params: { key }, signal })
  return data.data.filter(({ id }) => seen.every((one) => one.id !== id))
}

/** Cached in the browser only, because a server renders for many channels. */
let listedPopups: readonly Popup[] = []
on('session.started').subscribe(() => (listedPopups = []))

/** Fetches the popups unless they have already been loaded (§4). */
export async function fetchPopups(signal: AbortSignal): Promise<readonly Popup[]> {
  if (listedPopups.length > 0) return listedPopups
  const { data } = await call(listPopups, { isCacheable: true, signal })
  if (typeof document !== 'undefined') listedPopups = data.data
  return data.data
}
