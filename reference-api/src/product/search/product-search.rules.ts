import { foldSpelling, spellingsOf } from './spelling.rules'

export type SearchTexts = {
  name: string
  name_kana: string
  /** The shop's code and, after a blank, that of the makers (JAN). */
  code: string
  catch_copy: string
  /** Plain or HTML. */
  description?: string
  brand?: string
  maker?: string
  categories: string[]
  tags: string[]
  /** From search-words.yaml, occasions and recipients: purposes, recipients and synonyms. */
  words?: string[]
}

/** The start of a long description is enough for the search. */
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
  words = [],
}: SearchTexts) => [
  name,
  name_kana,
  code,
  catch_copy,
  brand,
  maker,
  categories.join(' '),
  tags.join(' '),
  words.join(' '),
  description.replace(/<[^>]*>|&\w+;/g, ' ').slice(0, descriptionMaxLength),
]

/** Single characters and pairs of all texts, folded: a word of any length finds its product. */
export function searchGramsOf(texts: SearchTexts): string[] {
  const grams = new Set<string>()
  for (const text of textsOf(texts))
    for (const word of wordsOf(text)) for (const gram of gramsOf(word)) grams.add(gram)
  return [...grams]
}

/**
 * All texts, folded, a line for each kind: verifies words that the grams have found letter by letter. The
 * earlier the line, the more relevant (name, kana, …, description).
 */
export const searchTextOf = (texts: SearchTexts) => textsOf(texts).map(foldSpelling).join('\n')

/** The words that must all match, each with its spellings, the typed one first. */
export const queryWordsOf = (query: string): string[][] => [...new Set(wordsOf(query))].map(spellingsOf)

/** The grams that a product needs all of to match a word: a single letter itself, else its pairs. */
export const queryGramsOf = (word: string): string[] =>
  letters(word).length === 1 ? letters(word) : [...new Set(pairs(word))]

function wordsOf(text: string): string[] {
  return foldSpelling(text)
    .split(/[\s・、。,.!?「」『』（）()【】/]+/)
    .filter((word) => word !== '')
}

const letters = (word: string) => [...word]

function pairs(word: string): string[] {
  const all = letters(word)
  return all.slice(0, -1).map((letter, index) => letter + all[index + 1])
}

const gramsOf = (word: string) => [...letters(word), ...pairs(word)]

/** Limits between the ranges of prices with tax, in yen. */
export const priceSteps = [1_000, 3_000, 5_000, 10_000]

/** The ranges with their number of products; `counts` by range from 0. */
export function priceRanges(counts: Record<string, number>) {
  return [...priceSteps, null].map((end, index) => ({
    from: priceSteps[index - 1] ?? null,
    to: end === null ? null : end - 1,
    count: counts[index] ?? 0,
  }))
}
