import { computeSearchGrams, toSearchText } from '../../catalogue/product/search/product-search.rules'
import { toNouns } from '../../catalogue/product/words/cut-words.rules'
import {
  computeSearchWords,
  learnReadings,
  listSpelledWords,
  type SearchTexts,
  type ShopWord,
  type WordRank,
} from '../../catalogue/product/words/product-words.rules'
import { foldSpelling } from '../../catalogue/product/words/spelling.rules'
import { carrierBagWord, foodWord, soonWord } from '../../catalogue/product/words/said/services.rules'
import { labelledParts } from '../food/food-label.rules'
import { listKeepingWords } from '../food/keeping-words.rules'
import type { ProductRow } from '../read/shop-csv-files'
import type { ShopFolder } from '../read/shop-folder'
import { listColourWords } from './colour-words.rules'
import { goodsMatcher } from './goods.rules'

type SearchRow = {
  texts: SearchTexts
  columns: { search_grams: string[]; search_text: string; search_words: string[] }
}

/**
 * Computes the search columns of each product, by its key. Takes seconds of a core, so it is done before the
 * transaction that writes them.
 */
export function readSearchRows(shop: ShopFolder): Map<string, SearchRow> {
  const textsOf = createTextFinder(shop)
  const entries = shop['search-words.yaml'].filter(isWithoutGoods)
  const nouns = toNouns(entries.filter(({ words }) => words.length === 1).flatMap(({ words }) => words))
  const kinds = listKinds(shop)
  const context = {
    nouns,
    kinds: new Set(kinds.flatMap(({ words }) => words).map(foldSpelling)),
    readings: learnReadings(shop['products.csv'], nouns),
    synonyms: new Map(
      entries.flatMap(({ words }) => {
        const folded = words.map(foldSpelling)
        return folded.map((word) => [word, folded.filter((other) => other !== word)] as const)
      }),
    ),
  }
  return new Map(
    shop['products.csv'].map((row) => {
      const texts = textsOf(row)
      const columns = {
        search_grams: computeSearchGrams(texts),
        search_text: toSearchText(texts),
        search_words: computeSearchWords(texts, context),
      }
      return [row.key, { texts, columns }]
    }),
  )
}

type Entry = ShopFolder['search-words.yaml'][number]
const isWithoutGoods = ({ categories, tags, products, named }: Entry) =>
  [categories, tags, products, named].every((one) => one.length === 0)

/** Lists each word of the listed products once, with its best rank. */
export function listShopWords(rows: readonly ProductRow[], search: Map<string, SearchRow>): ShopWord[] {
  const all = new Map<string, ShopWord>()
  const shown = new Map<string, string>()
  const listed = rows.filter(({ is_show, is_listed }) => is_show && is_listed)
  for (const { texts, columns } of listed.flatMap(({ key }) => search.get(key) ?? [])) {
    for (const one of listSpelledWords(texts)) shown.set(foldSpelling(one), one)
    for (const ranked of columns.search_words) {
      const [rank, word] = [ranked.slice(0, 1) as WordRank, ranked.slice(1)]
      const known = all.get(word)
      if (!known || rank < known.rank) all.set(word, { word, shown: word, rank })
    }
  }
  return [...all.values()].map((one) => ({ ...one, shown: shown.get(one.word) ?? one.shown }))
}

function createTextFinder(shop: ShopFolder) {
  const toNamesByKey = (rows: { key: string; name: string }[]) =>
    new Map(rows.map(({ key, name }) => [key, name]))
  const [brands, makers, categories, tags] = [
    toNamesByKey(shop['brands.csv']),
    toNamesByKey(shop['makers.csv']),
    toNamesByKey(shop['categories.csv']),
    toNamesByKey(shop['tags.csv']),
  ]
  const makerOf = new Map(shop['brands.csv'].map(({ key, maker }) => [key, makers.get(maker ?? '')]))
  const named = (names: Map<string, string>, keys: string[]) => keys.flatMap((key) => names.get(key) ?? [])
  const wordsOf = createSearchWordFinder(shop, [...shop['search-words.yaml'], ...listSchools(shop)])
  const choicesOf = createSearchWordFinder(shop, listChoices(shop))
  const kindsOf = createSearchWordFinder(shop, listKinds(shop))
  const serviceWordsOf = createServiceWordFinder(shop)
  const variants = new Map<string, string[]>()
  for (const { model, variant_value } of shop['products.csv'])
    if (variant_value) variants.set(model, [...(variants.get(model) ?? []), variant_value])
  return (row: ProductRow): SearchTexts => {
    const kinds = kindsOf(row)
    return {
      name: row.name,
      name_kana: row.name_kana,
      code: [row.code, row.jan_code].filter(Boolean).join(' '),
      catch_copy: row.catch_copy,
      description: row.description,
      brand: brands.get(row.brand ?? ''),
      maker: makerOf.get(row.brand ?? ''),
      categories: named(categories, row.categories),
      tags: named(tags, row.tags),
      words: [...wordsOf(row), ...serviceWordsOf(row, kinds)],
      choices: choicesOf(row),
      kinds,
      variants: variants.get(row.model) ?? [],
    }
  }
}

/** Words for services and traits that no choice of the list stands for. */
const accessoryWords: Partial<Record<string, readonly string[]>> = {
  wrapping: ['ラッピング', '包装', 'ギフト包装', 'ギフトラッピング', 'ラッピング対応'],
  bag: [carrierBagWord],
  message_card: ['メッセージカード', 'メッセージカード付き'],
}

/** Kind of goods that are food by law, but nothing to eat. */
const drinkWord = '飲み物'

/** Goods that leave within two days are what 即日 and 明日届く are answered with. */
const soonLeadDays = 2

function createServiceWordFinder(shop: ShopFolder) {
  const kinds = new Map(shop['accessories.csv'].map(({ key, kind }) => [key, kind]))
  const partsOf = labelledParts(shop)
  return (row: ProductRow, goodsKinds: readonly string[]): string[] => [
    ...row.accessories.flatMap((key) => accessoryWords[kinds.get(key) ?? ''] ?? []),
    ...(row.is_social_gift_allowed ? ['ソーシャルギフト', 'eギフト', '住所を知らなくても贈れる'] : []),
    ...(row.lead_days <= soonLeadDays ? [soonWord] : []),
    ...(partsOf(row).length > 0 ? [foodWord] : []),
    ...(partsOf(row).length > 0 && !goodsKinds.includes(drinkWord) ? ['食べ物', '食べもの', 'フード'] : []),
    ...listKeepingWords(row, partsOf(row)),
    ...listColourWords(row, { isFood: partsOf(row).length > 0 }),
  ]
}

type NamedGoods = Parameters<ReturnType<typeof goodsMatcher>>[0] & { words: readonly string[] }

/** Returns a function that lists the words of the selections that include a product. */
function createSearchWordFinder(shop: ShopFolder, named: readonly NamedGoods[]) {
  const isMeant = goodsMatcher(shop)
  return (product: ProductRow) => [
    ...new Set(named.filter((goods) => isMeant(goods, product)).flatMap(({ words }) => words)),
  ]
}

/** Occasions and persons under all of their names, which are choices of a list as well. */
const listChoices = (shop: ShopFolder): NamedGoods[] =>
  [
    ...shop['occasions.yaml'].map(({ spellings, ...one }) => ({
      ...one,
      words: [...one.words, ...spellings],
    })),
    ...shop['recipients.yaml'],
  ].map((choice) => ({ ...choice, words: [choice.name, ...choice.words] }))

/** Kinds of goods: names of categories, and words that stand for whole categories (花, お酒). */
const listKinds = (shop: ShopFolder): NamedGoods[] => [
  ...shop['categories.csv']
    .filter(({ table, name }) => table === 'products' && !name.includes('・'))
    .map(({ key, name }) => ({ words: [name], categories: [key], tags: [], products: [], named: [] })),
  ...shop['search-words.yaml'].filter(({ categories }) => categories.length > 0),
]

/** A school's name and code find the goods of its category. */
const listSchools = (shop: ShopFolder): NamedGoods[] =>
  shop['schools.csv'].map(({ key, name, category }) => ({
    words: [name, key],
    categories: category ? [category] : [],
    tags: [],
    products: [],
    named: [],
  }))
