import type {
  Banner,
  BusinessMonth,
  Category,
  NewsSummary,
  OccasionSummary,
  PageLayout,
  Popup,
  ProductSummary,
} from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import type { Head } from '@storefront/navigation'
import { readQuickLinks, type QuickLink } from './quick-links/quick-links.rules'

/** Layout component whose data hasn't been fetched yet. */
export type PartPlan =
  | { kind: 'slides' | 'banners'; title: string; area: string }
  | { kind: 'categories'; title: string }
  | { kind: 'occasions'; title: string; count: number }
  | { kind: 'collection'; title: string; alias: string; count: number; isRow: boolean }
  | { kind: 'ranking'; title: string; count: number; isRow: boolean }
  | { kind: 'season'; alias: string; count: number }
  | { kind: 'history'; title: string }
  | { kind: 'recommend'; title: string; alias: string; count: number }
  | { kind: 'calendar'; title: string; months: number }
  | { kind: 'popups' }
  | { kind: 'news'; title: string; count: number }
  | { kind: 'text'; title: string; code: string }
  | { kind: 'links'; title: string; links: QuickLink[] }
  | { kind: 'promises' }
  | { kind: 'schools'; title: string }

export type TopPagePart =
  | { kind: 'slides'; banners: Banner[] }
  | { kind: 'banners'; title: string; banners: Banner[] }
  | { kind: 'categories'; title: string; categories: Category[] }
  | { kind: 'occasions'; title: string; occasions: OccasionSummary[] }
  | CollectionPart
  | HistoryPart
  | RecommendPart
  | { kind: 'news'; title: string; news: NewsSummary[] }
  | { kind: 'text'; title: string; html: string }
  | { kind: 'calendar'; title: string; months: BusinessMonth[] }
  | { kind: 'popups'; popups: readonly Popup[] }
  | { kind: 'links'; title: string; links: QuickLink[] }
  | { kind: 'promises' }
  | { kind: 'schools'; title: string }

export type CollectionPart = {
  kind: 'collection'
  title: string
  lead?: string
  more?: { href: string; label: string }
  products: ProductSummary[]
  isRow: boolean
  isRanking: boolean
}

/** Recently viewed products, empty on a page that a server rendered for all. */
export type HistoryPart = { kind: 'history'; title: string; products: ProductSummary[] }

/** A collection of the shop until the browser knows what the shopper has seen. */
export type RecommendPart = Omit<CollectionPart, 'kind'> & { kind: 'recommend'; count: number }

type Args = Record<string, unknown>

const text = (args: Args, name: string, absent: string) =>
  typeof args[name] === 'string' && args[name] ? args[name] : absent
const count = (args: Args, name: string, absent: number) =>
  Number.isInteger(Number(args[name])) && args[name] ? Number(args[name]) : absent

/** Components used if the layout fails to load (§8: layout failures are ignored). */
export const plainParts: PartPlan[] = [
  { kind: 'categories', title: 'カテゴリーから選ぶ' },
  { kind: 'news', title: 'お知らせ', count: 3 },
]

/** Builders for the components that staff can place on a home page, by their name in the layout. */
const planOf: Record<string, (args: Args) => PartPlan> = {
  'banner-slides': (args) => ({
    kind: 'slides',
    title: text(args, 'title', '特集'),
    area: text(args, 'area', 'main'),
  }),
  'banner-list': (args) => ({
    kind: 'banners',
    title: text(args, 'title', '特集'),
    area: text(args, 'area', 'sub'),
  }),
  categories: (args) => ({ kind: 'categories', title: text(args, 'title', 'カテゴリーから選ぶ') }),
  occasions: (args) => ({
    kind: 'occasions',
    title: text(args, 'title', '用途で選ぶ'),
    count: count(args, 'per', 8),
  }),
  collection: (args) => ({
    kind: 'collection',
    title: text(args, 'title', ''),
    alias: text(args, 'alias', ''),
    count: count(args, 'per', 8),
    isRow: args.look === 'row',
  }),
  ranking: (args) => ({
    kind: 'ranking',
    title: text(args, 'title', '人気ランキング'),
    count: count(args, 'per', 8),
    isRow: args.look === 'row',
  }),
  season: (args) => ({
    kind: 'season',
    alias: text(args, 'alias', 'pickup'),
    count: count(args, 'per', 8),
  }),
  history: (args) => ({ kind: 'history', title: text(args, 'title', '最近見た商品') }),
  recommend: (args) => ({
    kind: 'recommend',
    title: text(args, 'title', 'あなたへのおすすめ'),
    alias: text(args, 'alias', 'pickup'),
    count: count(args, 'per', 8),
  }),
  'business-calendar': (args) => ({
    kind: 'calendar',
    title: text(args, 'title', '営業日カレンダー'),
    months: count(args, 'months', 2),
  }),
  news: (args) => ({ kind: 'news', title: text(args, 'title', 'お知らせ'), count: count(args, 'per', 4) }),
  'free-area': (args) => ({ kind: 'text', title: text(args, 'title', ''), code: text(args, 'code', '') }),
  'quick-links': ({ title, links }) => ({
    kind: 'links',
    title: text({ title }, 'title', 'ご案内'),
    links: readQuickLinks(links),
  }),
  popups: () => ({ kind: 'popups' }),
  promises: () => ({ kind: 'promises' }),
  'school-entry': (args) => ({ kind: 'schools', title: text(args, 'title', '学校コードまたは学校名') }),
}

/** Plans the layout's components in order. Omits unknown names. */
export function plannedParts({ areas }: Pick<PageLayout, 'areas'>): PartPlan[] {
  return areas.flatMap(({ components }) => components).flatMap(({ name, args }) => planOf[name]?.(args) ?? [])
}

/** Returns the first day of this month and the last day of the last displayed month, in Tokyo time. */
export function calendarSpan(now: Date, months: number): { startDate: string; endDate: string } {
  const [year = 0, month = 1] = toTokyoDay(now).split('-').map(Number)
  const day = (monthIndex: number, date: number) =>
    new Date(Date.UTC(year, monthIndex, date)).toISOString().slice(0, 10)
  return { startDate: day(month - 1, 1), endDate: day(month - 1 + months, 0) }
}

export function buildTopPageHead({ name, path }: { name: string; path: string }): Head {
  return {
    title: '',
    description: `${name}は、贈る相手とおつかいに合わせて選べるギフトと暮らしの品の店です。`,
    canonical: path,
    jsonLd: [
      { '@context': 'https://schema.org', '@type': 'OnlineStore', name, url: '/', logo: '/shell/logo.svg' },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name,
        url: '/',
        potentialAction: {
          '@type': 'SearchAction',
          target: '/product?word={search_term_string}',
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}
