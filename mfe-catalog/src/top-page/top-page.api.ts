import {
  getCategoryHierarchy, getCollection, getLayout, listBanners, listFreeAreas, listGuestProductHistories, listNews, listProductHistories,
} from '@storefront/contracts'
import { call, InvalidChannelError, MaintenanceError, ResponseError } from '@storefront/http'
import { isMember } from '@storefront/session'
import { plannedParts, type TopPagePart, type PartPlan } from './top-page.rules'

/** Fetches what the page's layout asks for, side by side; a part that the server refuses is left out and the page stands. */
export async function fetchTopPage(page: 'index' | 'ec', signal: AbortSignal): Promise<{ parts: TopPagePart[] }> {
  const { data: layout } = await call(getLayout, { params: { page }, signal })
  const parts = await Promise.all(plannedParts(layout).map((plan) => fetchPart(plan, signal).catch(leaveOut)))
  return { parts: parts.filter((part) => part !== undefined) }
}

function leaveOut(error: unknown): undefined {
  if (error instanceof ResponseError && !(error instanceof MaintenanceError) && !(error instanceof InvalidChannelError)) return undefined
  throw error
}

async function fetchPart(plan: PartPlan, signal: AbortSignal): Promise<TopPagePart | undefined> {
  switch (plan.kind) {
    case 'slides':
    case 'banners': {
      const { data } = await call(listBanners, { query: { area: [plan.area], is_show: 1 }, signal })
      return data.data.length > 0 ? { kind: plan.kind, title: plan.title, banners: data.data } : undefined
    }
    case 'categories': {
      const { data } = await call(getCategoryHierarchy, { query: { table: 'products' as const }, signal })
      // Children are not shown here, and need not travel in the page.
      return { kind: 'categories', title: plan.title, categories: data.data.map((category) => ({ ...category, children: [] })) }
    }
    case 'collection': {
      const { data } = await call(getCollection, { params: { alias: plan.alias }, query: { per: plan.count, max_page_size: 1 }, signal })
      const { isRow, isRanking } = plan
      return { kind: 'collection', title: plan.title || data.name, lead: data.description, products: data.data, isRow, isRanking }
    }
    case 'history': {
      const { data } = await call((await isMember()) ? listProductHistories : listGuestProductHistories, { query: {}, signal })
      const products = data.data.map(({ product }) => product)
      return products.length > 0 ? { kind: 'collection', title: plan.title, products, isRow: true, isRanking: false } : undefined
    }
    case 'news': {
      const { data } = await call(listNews, { query: { per: plan.count }, signal })
      return data.data.length > 0 ? { kind: 'news', title: plan.title, news: data.data } : undefined
    }
    case 'text': {
      const { data } = await call(listFreeAreas, { query: { per: 'all' as const }, signal })
      const area = data.data.find(({ code }) => code === plan.code)
      return area && { kind: 'text', title: plan.title || area.title, html: area.body }
    }
    case 'promises':
      return plan
  }
}
