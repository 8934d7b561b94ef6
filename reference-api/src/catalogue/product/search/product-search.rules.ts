import { toPlainText, type SearchTexts } from '../words/product-words.rules'
import { foldSpelling, listSpellings } from '../words/spelling.rules'

const listTexts = (texts: SearchTexts) => [
  texts.name,
  texts.name_kana,
  texts.code,
  texts.catch_copy,
  texts.brand ?? '',
  texts.maker ?? '',
  texts.categories.join(' '),
  texts.tags.join(' '),
  [...new Set([...(texts.words ?? []), ...(texts.choices ?? [])])].join(' '),
  toPlainText(texts.description),
]

/**
 * Returns the single characters and bigrams of all texts, normalised, so that search terms of any length
 * match.
 */
export function computeSearchGrams(texts: SearchTexts): string[] {
  const grams = new Set<string>()
  for (const text of listTexts(texts))
    for (const word of splitWords(text)) for (const gram of computeGrams(word)) grams.add(gram)
  return [...grams]
}

/**
 * Joins the normalised texts, one line per kind, to verify the candidates that the n-grams find. Earlier
 * lines are more relevant (name, kana, …, description).
 */
export const toSearchText = (texts: SearchTexts) => listTexts(texts).map(foldSpelling).join('\n')

/**
 * Splits a query into words, all of which must match, and lists the spellings of each word. The typed
 * spelling comes first.
 */
export const parseQueryWords = (query: string): string[][] =>
  [...new Set(splitWords(query))].map(listSpellings)

/**
 * Returns the n-grams that a product must contain to match a word: the word's bigrams, or its only character.
 */
export const computeQueryGrams = (word: string): string[] =>
  letters(word).length === 1 ? letters(word) : [...new Set(pairs(word))]

function splitWords(text: string): string[] {
  return foldSpelling(text)
    .split(/[\s・、。,.!?「」『』（）()【】/]+/)
    .filter((word) => word !== '')
}

const letters = (word: string) => [...word]

function pairs(word: string): string[] {
  const all = letters(word)
  return all.slice(0, -1).map((letter, index) => letter + all[index + 1])
}

const computeGrams = (word: string) => [...letters(word), ...pairs(word)]

/** Boundaries between price ranges, in yen including tax. */
export const priceSteps = [1_000, 3_000, 5_000, 10_000]

/** Builds price ranges with their number of products. `counts` is keyed by range, starting at 0. */
export function priceRanges(counts: Record<string, number>) {
  return [...priceSteps, null].map((end, index) => ({
    from: priceSteps[index - 1] ?? null,
    to: end === null ? null : end - 1,
    count: counts[index] ?? 0,
  }))
}
