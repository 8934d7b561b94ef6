import { cutRuns, listWords, type Nouns } from './cut-words.rules'
import { alignReadings } from './readings.rules'
import { foldSpelling, withoutOkurigana } from './spelling.rules'

export type SearchTexts = {
  name: string
  name_kana: string
  /** The shop's product code, followed by a space and the maker's code (JAN). */
  code: string
  catch_copy: string
  /** Plain text or HTML. */
  description?: string
  brand?: string
  maker?: string
  categories: string[]
  tags: string[]
  /** Synonyms and services. */
  words?: string[]
  /**
   * Names of occasions and persons. They are choices, so their letters count, but they are no words of the
   * goods.
   */
  choices?: string[]
  /** Words for the kinds of goods that the product is one of. */
  kinds?: string[]
  /** Sizes and colours of all variants. */
  variants?: string[]
}

/**
 * Fields by relevance: 1 name and code, 2 labels (brand, categories, search words), 3 running text. Rank 4
 * has words for another kind of goods, which the product only bears (a tea 「花」).
 */
export type WordRank = '1' | '2' | '3' | '4'

/** A word of the shop with its best rank. `shown` is one of its spellings. */
export type ShopWord = { word: string; shown: string; rank: WordRank }

/** Max characters to index. The beginning of a long description is enough for search. */
const descriptionMaxLength = 800

export const toPlainText = (html = '') => html.replace(/<[^>]*>|&\w+;/g, ' ').slice(0, descriptionMaxLength)

/** Readings of the shop's own words, learnt from names and their kana. */
export function learnReadings(
  names: readonly Pick<SearchTexts, 'name' | 'name_kana'>[],
  nouns?: Nouns,
): Map<string, string> {
  const readings = new Map<string, string>()
  for (const { name, name_kana } of names)
    for (const [part, reading] of alignReadings(name, name_kana, nouns))
      readings.set(foldSpelling(part), foldSpelling(reading))
  return readings
}

/** A category of several kinds (米・麺・惣菜・果物) doesn't say which one a product is. */
const isComposite = (label: string) => label.includes('・')

/**
 * Lists the words that find a product, each behind its rank (1タオル). Groups of synonyms count for all of their
 * words.
 */
export function computeSearchWords(
  texts: SearchTexts,
  {
    nouns,
    readings,
    synonyms,
    kinds = new Set(),
  }: {
    nouns: Nouns
    readings: Map<string, string>
    synonyms: Map<string, string[]>
    /** Folded words for kinds of goods. */
    kinds?: ReadonlySet<string>
  },
): string[] {
  const ranks = new Map<string, WordRank>()
  const add = (rank: WordRank, words: Iterable<string>) => {
    for (const word of words) {
      if (!ranks.has(word)) ranks.set(word, rank)
      const reading = rank === '3' ? undefined : readings.get(word)
      if (reading && !ranks.has(reading)) ranks.set(reading, rank)
    }
  }
  const { name, name_kana, categories } = texts
  add('1', listWords(name, 5, nouns))
  add(
    '1',
    alignReadings(name, name_kana, nouns).map(([, reading]) => foldSpelling(reading)),
  )
  add('1', name_kana.split(/[\s・]+/).map(foldSpelling))
  add('1', [...texts.code.split(' '), ...(texts.variants ?? [])].map(foldSpelling))
  for (const [word, rank] of [...ranks])
    for (const other of synonyms.get(word) ?? []) if (!ranks.has(other)) ranks.set(other, rank)
  for (const label of [texts.brand ?? '', texts.maker ?? '', ...categories, ...texts.tags]) {
    add('2', [foldSpelling(label)])
    if (!isComposite(label)) add('2', listWords(label, 4, nouns))
  }
  add('2', (texts.words ?? []).flatMap((word) => [word, withoutOkurigana(word) ?? word]).map(foldSpelling))
  for (const [word, rank] of [...ranks])
    for (const other of synonyms.get(word) ?? []) if (!ranks.has(other)) ranks.set(other, rank)
  const own = new Set((texts.kinds ?? []).map(foldSpelling))
  for (const word of ranks.keys()) if (kinds.has(word) && !own.has(word)) ranks.set(word, '4')
  const text = toPlainText(texts.description)
  for (const label of categories.filter(isComposite)) add('3', listWords(label, 4, nouns))
  add('3', listWords(texts.catch_copy, 2, nouns))
  add('3', listWords(text, 2, nouns))
  ranks.delete('')
  return [...ranks].map(([word, rank]) => rank + word)
}

/** Max adjacent words that are one word of the index, as for names. */
const joinedMax = 5

/** Lists words of names and labels as they are written there, and joins of adjacent ones. */
export const listSpelledWords = ({
  name,
  brand = '',
  maker = '',
  categories,
  tags,
  words = [],
}: SearchTexts) => [
  ...[name, brand, maker, ...categories, ...tags].flatMap((text) => cutRuns(text).flatMap(joinWords)),
  ...words,
]

const joinWords = (run: readonly string[]) =>
  run.flatMap((_, start) =>
    Array.from({ length: Math.min(joinedMax, run.length - start) }, (__, more) =>
      run.slice(start, start + more + 1).join(''),
    ),
  )
