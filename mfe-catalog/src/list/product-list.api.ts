import {
  categoryPath,
  getCategoryHierarchy,
  listProducts,
  listQas,
  productTraits,
  type Category,
  type ProductQuery,
  type ProductSummary,
} from '@storefront/contracts'
import { redirect } from 'react-router-dom'
import { call, paginationOf, ResponseError } from '@storefront/http'
import { shopNow } from '@storefront/locale-ja'
import { currentDeliveryTo, currentSite, leadsSomewhere, placeOf } from '@storefront/site'
import { fetchGoods, fetchOccasion } from '../gift-ways/gift-ways.api'
import { findOccasionByWord } from '../gift-ways/gift-ways.rules'
import { findShopTopic, listTopicPages, type ShopPage } from '../gift-ways/shop-topics.rules'
import { fetchSchools, fetchSchoolsOfCategory } from '../school-ways/school.api'
import { schoolPath } from '../school-ways/school.rules'
import { buildListFacets, computeDayIn, computeTomorrow, findTrail } from './product-facets.rules'
import { nearShop, writeSearch, type ProductSearch } from '../search/product-search.rules'
import { toUnderstoodSearch } from '../search/understood.rules'

const popularProducts = 8

/**
 * Fetches the displayed products with their facets. A single selected category supplies the title and
 * breadcrumbs.
 */
export async function fetchProductList(search: ProductSearch, signal: AbortSignal) {
  const { word, chosen, priceFrom, priceTo, isInStockOnly, tomorrowIn, arriveBy, sort, child } = search
  const query = {
    word: word || undefined,
    ...chosen,
    trait: productTraits.filter((trait) => chosen.trait.includes(trait)),
    ...(tomorrowIn && { arrive_by: arriveBy ?? computeTomorrow(shopNow()) }),
    ...(tomorrowIn && tomorrowIn !== nearShop && { prefecture: tomorrowIn }),
    price_from: priceFrom,
    price_to: priceTo,
    in_stock: isInStockOnly ? 1 : undefined,
    child,
    sort,
  }
  const [found, categories, occasion, topics, schools] = await Promise.all([
    fetchGoods(query, search, signal),
    fetchCategories(signal),
    fetchMeant(search, signal),
    fetchTopicPages(search, signal),
    fetchSchoolPages(search, signal),
  ])
  const { products, pagination, didYouMean, nearest = { word: didYouMean, dropped: [] } } = found
  if (found.understood && !search.asked)
    throw redirect(writeSearch(toUnderstoodSearch(search, found.understood, knownPlace())))
  const [categoryKey, ...others] = chosen.category
  const trail = categoryKey && others.length === 0 ? findTrail(categories, categoryKey) : []
  if (categoryKey && others.length === 0 && trail.length === 0) throw new Response(null, { status: 404 })
  const category = trail.at(-1)
  return {
    products,
    pagination,
    facets: buildListFacets(found.facets, categories, search),
    category: category && { name: nameGoodsOf(category), description: category.description },
    trail: trailCrumbs(trail),
    occasion,
    popular: products.length > 0 ? [] : await fetchPopular(signal),
    pages: [...schools, ...topics],
    // A topic of the shop is no misspelt name of goods.
    meant: nearest.word && topics.length === 0 ? await fetchNearest(nearest, signal) : undefined,
    soon: tomorrowIn && !arriveBy && products.length === 0 ? await fetchSoon(query, signal) : undefined,
  }
}

/** Max questions that are offered above the goods. */
const mostQuestions = 3

/** Max schools that are offered above the goods. More have a list of their own. */
const mostSchools = 3

/** Words that are part of all schools' names say nothing. */
const noSchool = /^(?:学校|校|制服|学生)$/u

/** Fetches the pages of the schools that a term names, or whose goods a single category lists. */
async function fetchSchoolPages({ word, chosen }: ProductSearch, signal: AbortSignal): Promise<ShopPage[]> {
  if (!leadsSomewhere('/school', currentSite())) return []
  const [category, ...others] = chosen.category
  if (!word && category && others.length === 0)
    return (await fetchSchoolsOfCategory(category, signal)).map(({ key, name }) => ({
      label: `${name}の一式を、学年・男女別に選ぶ`,
      href: schoolPath(key),
    }))
  if (!word) return []
  const names = word.split(/\s+/).filter((one) => one.length > 1 && !noSchool.test(one))
  const found = await Promise.all(
    names.slice(0, mostSchools).map(async (name) => ({ name, ...(await fetchSchools(name, signal)) })),
  )
  return found.flatMap(({ name, schools, total }) =>
    total > mostSchools
      ? [
          {
            label: `「${name}」の学校から選ぶ（${total}校）`,
            href: `/school?word=${encodeURIComponent(name)}`,
          },
        ]
      : schools.map((one) => ({ label: `${one.name}の指定品と採寸会`, href: schoolPath(one.key) })),
  )
}

/** Fetches the pages and questions that answer a term about the shop (返品, 見積). */
async function fetchTopicPages({ word, asked = word }: ProductSearch, signal: AbortSignal) {
  const topic = findShopTopic(asked, currentSite())
  if (!topic) return []
  const pages = listTopicPages(topic, currentSite())
  if (!topic.question) return pages
  const { data } = await call(listQas, { query: { word: topic.question }, isCacheable: true, signal })
  const questions = data.data.flatMap(({ items }) => items).slice(0, mostQuestions)
  return [
    ...pages,
    ...questions.map(({ key, question }) => ({
      label: question,
      href: `/faq#qa-${encodeURIComponent(key)}`,
    })),
  ]
}

/** The shopper's prefecture or remote islands, if one is known. */
function knownPlace() {
  const to = currentDeliveryTo()
  return to.prefecture && placeOf(to)
}

type Nearest = { word?: string; dropped: readonly string[]; sort?: 'price_asc' | 'price_desc' }

/**
 * Fetches results for the corrected search term, or for the words that have results. With `sort`, the price
 * excluded everything, and the nearest prices come first.
 */
async function fetchNearest({ word = '', dropped, sort }: Nearest, signal: AbortSignal) {
  const { data, headers } = await call(listProducts, { query: { word, sort, per: popularProducts }, signal })
  return { word, dropped, sort, products: data.data, total: paginationOf(headers).total }
}

/** Last day that is tried if nothing arrives tomorrow, in days from now. */
const latestSoonDays = 6

/** Fetches the goods of the first day on which any arrive, if none arrive tomorrow. */
async function fetchSoon(query: ProductQuery, signal: AbortSignal) {
  for (let days = 2; days <= latestSoonDays; days += 1) {
    const arrive_by = computeDayIn(shopNow(), days)
    const { data } = await call(listProducts, {
      query: { ...query, arrive_by, per: popularProducts },
      signal,
    })
    if (data.data.length > 0)
      return { word: [soonWord, query.word].filter(Boolean).join(' '), products: data.data }
  }
  return undefined
}

/** Is understood by the API as what leaves soon. */
const soonWord = '即日'

/** Fetches the occasion that the search term refers to. Ignores an occasion that has since been deleted. */
async function fetchMeant({ word, asked, chosen }: ProductSearch, signal: AbortSignal) {
  const [understood, ...others] = asked ? chosen.occasion : []
  const said = word && findOccasionByWord(currentSite().occasions, word)?.key
  const key = understood && others.length === 0 ? understood : said
  if (!key) return undefined
  return fetchOccasion(key, signal).catch((error: unknown) => {
    if (error instanceof ResponseError && error.status === 404) return undefined
    throw error
  })
}

async function fetchPopular(signal: AbortSignal): Promise<ProductSummary[]> {
  return (await call(listProducts, { query: { sort: 'popular', per: popularProducts }, signal })).data.data
}

async function fetchCategories(signal: AbortSignal): Promise<Category[]> {
  return (
    await call(getCategoryHierarchy, { query: { table: 'products' as const }, isCacheable: true, signal })
  ).data.data
}

const goodsOfSchool = 'すべての商品'

/** Names a school's list apart from the page of its sets, which has its name. */
const nameGoodsOf = ({ name, school_key }: Category) => (school_key ? `${name}の${goodsOfSchool}` : name)

function trailCrumbs(trail: readonly Category[]) {
  const all = { label: '商品一覧', href: '/product' }
  const crumbs = trail.map((category) => ({ label: category.name, href: categoryPath(category) }))
  const last = trail.at(-1)
  if (!last) return [{ label: all.label }]
  if (last.school_key) return [all, ...crumbs, { label: goodsOfSchool }]
  return [all, ...crumbs.slice(0, -1), { label: last.name }]
}
