import { normaliseForSearch } from '@storefront/locale-ja'

/** What a product is found by. */
export type SearchTexts = {
  name: string
  name_kana: string
  code: string
  catch_copy: string
  /** Plain or HTML. */
  description?: string
  brand?: string
  maker?: string
  categories: string[]
  tags: string[]
}

/** Of a long description the beginning is enough to be found by. */
const descriptionMaxLength = 800

const textsOf = ({
  name,
  name_kana,
  code,
  catch_copy,
  description = '',
  brand = '',
  maker = '',
  categories,
  tags,
}: SearchTexts) => [
  name,
  name_kana,
  code,
  catch_copy,
  brand,
  maker,
  ...categories,
  ...tags,
  description.replace(/<[^>]*>|&\w+;/g, ' ').slice(0, descriptionMaxLength),
]

/** Single characters and pairs of all texts, normalised: any word of any length finds its product. */
export function searchGramsOf(texts: SearchTexts): string[] {
  const grams = new Set<string>()
  for (const text of textsOf(texts))
    for (const word of wordsOf(text)) for (const gram of gramsOf(word)) grams.add(gram)
  return [...grams]
}

/** All texts, normalised: a word that the grams have found stands here letter by letter. */
export const searchTextOf = (texts: SearchTexts) =>
  textsOf(texts).map(normaliseForSearch).filter(Boolean).join('\n')

/** The words that must all be found. */
export const queryWordsOf = (query: string) => [...new Set(wordsOf(query))]

/**
 * The grams that a product must have all of to match: of a word of one letter that letter, else its pairs.
 */
export function queryGramsOf(query: string): string[] {
  return [
    ...new Set(wordsOf(query).flatMap((word) => (letters(word).length === 1 ? letters(word) : pairs(word)))),
  ]
}

function wordsOf(text: string): string[] {
  return normaliseForSearch(text)
    .split(/[\s・、。,.!?「」『』（）()【】/]+/)
    .filter((word) => word !== '')
}

const letters = (word: string) => [...word]

function pairs(word: string): string[] {
  const all = letters(word)
  return all.slice(0, -1).map((letter, index) => letter + all[index + 1])
}

const gramsOf = (word: string) => [...letters(word), ...pairs(word)]

/** Where one range of prices with tax ends and the next begins, in yen. */
export const priceSteps = [1_000, 3_000, 5_000, 10_000]

/** The ranges with how many products lie in each; `counts` by range from 0. */
export function priceRanges(counts: Record<string, number>) {
  return [...priceSteps, null].map((end, index) => ({
    from: priceSteps[index - 1] ?? null,
    to: end === null ? null : end - 1,
    count: counts[index] ?? 0,
  }))
}
