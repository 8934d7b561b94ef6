import { foldForSearch } from '@storefront/locale-ja'

/** What a product is found by. */
export type SearchTexts = { name: string; name_kana: string; code: string; catch_copy: string; brand?: string; maker?: string; categories: string[]; tags: string[] }

/** Single characters and pairs of all texts, folded: any word of any length finds its product. */
export function searchGramsOf(texts: SearchTexts): string[] {
  const { name, name_kana, code, catch_copy, brand = '', maker = '', categories, tags } = texts
  const grams = new Set<string>()
  for (const text of [name, name_kana, code, catch_copy, brand, maker, ...categories, ...tags]) {
    for (const word of wordsOf(text)) for (const gram of gramsOf(word)) grams.add(gram)
  }
  return [...grams]
}

/** The grams that a product must have all of to match: of a word of one letter that letter, else its pairs. */
export function queryGramsOf(query: string): string[] {
  return [...new Set(wordsOf(query).flatMap((word) => (letters(word).length === 1 ? letters(word) : pairs(word))))]
}

function wordsOf(text: string): string[] {
  return foldForSearch(text).split(/[\s・、。,.!?「」『』（）()【】/]+/).filter((word) => word !== '')
}

const letters = (word: string) => [...word]

function pairs(word: string): string[] {
  const all = letters(word)
  return all.slice(0, -1).map((letter, index) => letter + all[index + 1])
}

const gramsOf = (word: string) => [...letters(word), ...pairs(word)]
