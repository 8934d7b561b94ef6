import type { OccasionSummary, ProductQuery } from '@storefront/contracts'
import { isRealDay } from '@storefront/locale-ja'
import { deliveryPlaces } from '@storefront/site'
import { breadcrumbJsonLd, type Head } from '@storefront/navigation'
import { budgetText, type Budget } from '../gift-ways/gift-ways.rules'
import { readPageRange, writePageRange, type PageRange } from '../search/page-range.rules'

/** Answers of the shopper. The property names are also the URL parameters and form field names. */
export type GiftWish = {
  recipient: string
  occasion: string
  budget: string
  arrive_by: string
  prefecture: string
} & PageRange

/** Price ranges in yen including tax, as `from-to`. Either end may be open. */
export const budgetChoices = ['-3000', '-5000', '-10000', '3000-5000', '5000-10000', '10000-'] as const

const parseBudget = (choice: string): Budget => {
  const [from, to] = choice.split('-')
  return { priceFrom: from ? Number(from) : undefined, priceTo: to ? Number(to) : undefined }
}

export const budgetChoiceText = (choice: string): string => budgetText(parseBudget(choice))

/** Parses the answers in a URL. Ignores invalid values. */
export function readWish(query: URLSearchParams): GiftWish {
  const text = (name: string) => (query.get(name) ?? '').slice(0, 100)
  const [budget, day, prefecture] = [text('budget'), text('arrive_by'), text('prefecture')]
  return {
    recipient: text('recipient'),
    occasion: text('occasion'),
    budget: budgetChoices.some((choice) => choice === budget) ? budget : '',
    arrive_by: /^\d{4}-\d{2}-\d{2}$/.test(day) && isRealDay(day) ? day : '',
    prefecture: deliveryPlaces.some((name) => name === prefecture) ? prefecture : '',
    ...readPageRange(query),
  }
}

export function writeWish({ page, from, ...wish }: GiftWish): string {
  const query = new URLSearchParams(Object.entries(wish).filter(([, value]) => value !== ''))
  writePageRange(query, from === undefined ? { page } : { page, from })
  const text = query.toString()
  return text ? `/gift-finder?${text}` : '/gift-finder'
}

export const withPages = ({ page: _page, from: _from, ...wish }: GiftWish, range: PageRange): GiftWish => ({
  ...wish,
  ...range,
})

export const isOpenWish = ({ page: _page, from: _from, prefecture: _where, ...wish }: GiftWish): boolean =>
  Object.values(wish).every((value) => value === '')

/** Builds the query for matching products in stock. The prefecture is used only together with a date. */
export function toProductQuery(wish: GiftWish): ProductQuery {
  const { recipient, occasion, budget, arrive_by, prefecture } = wish
  const { priceFrom, priceTo } = parseBudget(budget)
  return {
    ...(recipient && { recipient: [recipient] }),
    ...(occasion && { occasion: [occasion] }),
    ...(arrive_by && { arrive_by, ...(prefecture && { prefecture }) }),
    price_from: priceFrom,
    price_to: priceTo,
    in_stock: 1,
    sort: isOpenWish(wish) ? 'popular' : undefined,
  }
}

export function listRecipients(occasions: readonly Pick<OccasionSummary, 'recipients'>[]) {
  const all = occasions.flatMap(({ recipients }) => recipients)
  return all.filter(({ key }, index) => all.findIndex((one) => one.key === key) === index)
}

/** Returns the last selectable day, a year after today. Both are YYYY-MM-DD. */
export const computeLastDay = (today: string): string =>
  new Date(Date.parse(today) + 365 * 24 * 3_600_000).toISOString().slice(0, 10)

export const finderCrumbs = [{ label: 'トップ', href: '/' }, { label: '贈りものをさがす' }]

/** Allows indexing of the plain URL only, because the results are listed on other pages too. */
export function buildFinderHead({ wish }: { wish: GiftWish }): Head {
  return {
    title: '贈りものをさがす',
    description:
      '誰に、どんな機会に、いくらで、いつまでに。四つの答えから、お届けできる贈りものをさがします。',
    canonical: '/gift-finder',
    ...(writeWish(wish) === '/gift-finder' ? {} : { robots: 'noindex,follow' }),
    jsonLd: [breadcrumbJsonLd(finderCrumbs)],
  }
}
