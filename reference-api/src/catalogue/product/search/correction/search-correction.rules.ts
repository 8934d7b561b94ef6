import { distance } from 'fastest-levenshtein'
import { isKatakana, toHiragana, toRomaji } from 'wanakana'
import { isExcluded } from '../../words/exclusion.rules'
import { foldSpelling, listSpellings } from '../../words/spelling.rules'
import { isDetail, sortByTelling } from '../../words/said/telling-words.rules'
import { isOfTrade } from '../../words/said/trade-words.rules'

/** A word from the shop's names, in displayed and normalised form. */
export type Term = { shown: string; folded: string }

const separators = /[\s・、。,.!?「」『』（）()【】/×&＆]+/
/** Names are written without spaces: 今治タオルセット consists of 今治 and タオルセット. */
const runs =
  /\p{Script=Han}+\p{Script=Hiragana}*|[\p{Script=Katakana}ー]+|[\p{Script=Hiragana}ー]+|[a-z][a-z0-9]*/giu

export function listTerms(names: readonly string[]): Term[] {
  const terms = new Map<string, Term>()
  for (const name of names)
    for (const token of name.split(separators))
      for (const shown of [token, ...(token.match(runs) ?? [])]) {
        const folded = foldSpelling(shown)
        if ([...folded].length >= 2 && !terms.has(folded)) terms.set(folded, { shown, folded })
      }
  return [...terms.values()]
}

/** Max words of a query that is corrected. */
const wordsMax = 6

/**
 * Lists query words that don't appear in any name. Words with digits are sizes or codes, and words of the
 * trade name no goods, so they are never corrected.
 */
export function doubtfulWords(query: string, terms: readonly Term[]): string[] {
  const words = splitQuery(query)
  if (words.length > wordsMax) return []
  return [...new Set(words)].filter((word) => {
    const spellings = listSpellings(foldSpelling(word))
    const isNamed = spellings.some((one) => terms.some(({ folded }) => folded.includes(one)))
    return !isNamed && !/\d/.test(spellings[0] ?? '') && !isOfTrade(word)
  })
}

/**
 * Replaces each doubtful word with the closest known word. Returns undefined if no known word is close
 * enough.
 */
export function correctedQuery(
  query: string,
  doubtful: readonly string[],
  terms: readonly Term[],
): string | undefined {
  let isChanged = false
  const corrected = splitQuery(query).map((word) => {
    const near = doubtful.includes(word) ? nearest(listSpellings(foldSpelling(word)), terms) : undefined
    isChanged ||= near !== undefined
    return near === undefined ? word : asTyped(near, word)
  })
  return isChanged ? corrected.join(' ') : undefined
}

/** Max words of a query that is shortened. A longer query is a sentence rather than search terms. */
const droppableMax = 5

/** Max number of shorter queries, because each attempt costs a search. */
const triesMax = 8

/**
 * Shortens the query by leaving out more and more words: details first, then goods, the leading ones last.
 * For a query with more than `triesMax` of them, they leave out each single word, words from the end, and all
 * details. Words to exclude stay.
 */
export function shorterQueries(query: string): { word: string; dropped: string[] }[] {
  const all = [...new Set(splitQuery(query))]
  const excluded = all.filter(isExcluded)
  const words = all.filter((word) => !isExcluded(word))
  if (words.length < 2 || words.length > droppableMax) return []
  const shorter: string[][] = []
  for (let kept = words.length - 1; kept > 0; kept -= 1) shorter.push(...listCombinations(words, kept))
  const goods = words.filter((word) => !isDetail(word))
  const isNear = (left: readonly string[]) =>
    left.length === words.length - 1 ||
    left.every((word, index) => word === words[index]) ||
    left.join() === goods.join()
  const tried = (shorter.length > triesMax ? shorter.filter(isNear) : shorter).map((left) => ({
    word: [...left, ...excluded].join(' '),
    dropped: words.filter((word) => !left.includes(word)),
  }))
  return sortByTelling(tried)
}

function listCombinations(words: readonly string[], count: number): string[][] {
  if (count === 0) return [[]]
  return words.flatMap((word, index) =>
    listCombinations(words.slice(index + 1), count - 1).map((rest) => [word, ...rest]),
  )
}

const splitQuery = (query: string) =>
  query
    .normalize('NFKC')
    .split(separators)
    .filter((word) => word !== '')

/** Converts a suggestion to hiragana if the shopper typed hiragana. */
const asTyped = (shown: string, word: string) =>
  isKatakana(shown) && /\p{Script=Hiragana}/u.test(word)
    ? toHiragana(shown, { convertLongVowelMark: false })
    : shown

/**
 * Returns the number of allowed typos: one in short words and two in long words. Words of one or two letters
 * are too short to correct.
 */
const getMaxTypos = (length: number) => (length < 3 ? 0 : length < 6 ? 1 : 2)

function nearest(spellings: readonly string[], terms: readonly Term[]): string | undefined {
  let found: { shown: string; slips: number } | undefined
  for (const spelling of spellings) {
    const { length } = spelling
    const allowed = getMaxTypos(length)
    for (const { shown, folded } of [...terms, ...listEndings(spelling, terms)]) {
      if (Math.abs(folded.length - length) > allowed || isCutShort(spelling, folded)) continue
      const slips = countSlips(spelling, folded)
      if (Math.floor(slips) <= allowed && slips < (found?.slips ?? Infinity)) found = { shown, slips }
    }
  }
  return found?.shown ?? findOnlyKin(spellings[0] ?? '', terms)
}

const twoKanji = /^\p{Script=Han}{2}$/u

/**
 * Finds the only word of two kanji that shares one with a typed word of two, because an input method offers
 * other kanji of the same reading (洋羹, 羊羹). Several such words say nothing.
 */
function findOnlyKin(typed: string, terms: readonly Term[]): string | undefined {
  if (!twoKanji.test(typed)) return undefined
  const isKin = ({ folded }: Term) =>
    twoKanji.test(folded) && (folded[0] === typed[0] || folded[1] === typed[1])
  const kin = new Map(terms.filter(isKin).map(({ folded, shown }) => [folded, shown]))
  return kin.size === 1 ? [...kin.values()][0] : undefined
}

/** Below this length, a letter too many is a slip only if it repeats one beside it: マグロ is not マグ. */
const cuttableMin = 5

function isCutShort(typed: string, folded: string): boolean {
  if (folded.length >= typed.length || typed.length >= cuttableMin) return false
  return ![...typed].some((letter, at) => letter === typed[at + 1] && dropAt(typed, at) === folded)
}

const dropAt = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1)

/** Min letters of a word that is compared with the ends of longer ones. */
const endingMin = 4
const beginsWord = /^[^ァィゥェォッャュョヮンー]/u

/**
 * Lists the ends of kana names that begin like a kana word and are as long, because the kana of compounds
 * have no spaces (チュウセンテヌグイ).
 */
function listEndings(spelling: string, terms: readonly Term[]): Term[] {
  if (spelling.length < endingMin || !isKatakana(spelling) || !beginsWord.test(spelling)) return []
  return terms.flatMap(({ folded }) => {
    const ending = folded.slice(-spelling.length)
    const isCompound = folded.length > spelling.length && isKatakana(folded)
    return isCompound && ending[0] === spelling[0] ? [{ shown: ending, folded: ending }] : []
  })
}

const smallKana = 'ァィゥェォッャュョヮ'
const largeKana = 'アイウエオツヤユヨワ'
const toLarge = (text: string) =>
  text.replace(/[ァィゥェォッャュョヮ]/g, (letter) => largeKana[smallKana.indexOf(letter)] ?? letter)

const withoutDakuten = (text: string) => text.normalize('NFD').replace(/[\u3099\u309a]/g, '')

/**
 * Counts typos. A small kana typed as a large one (クツキー) and left out dakuten (てぬくい) are half of one, and so
 * is a letter at the start that was put in, left out or mistaken, in addition, because shoppers rarely miss
 * the first letter.
 */
function countSlips(typed: string, folded: string): number {
  const [one, other] = [toLarge(typed), toLarge(folded)]
  if (one === other || withoutDakuten(one) === withoutDakuten(other)) return 0.5
  const steps = distance(one, other)
  const slips = steps === 2 && isSwapped(one, other) ? 1 : steps
  return slips + (one[0] === other[0] ? 0 : 0.25) - (isNearKana(one, other) ? nearKana : 0)
}

/** A kana mistaken for one with the same consonant (カスタラ, カステラ) is likelier than another one. */
const nearKana = 0.1

function isNearKana(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  if (at < 0 || a.length !== b.length || a.slice(at + 1) !== b.slice(at + 1)) return false
  return isKatakana(a) && toRomaji(a[at] ?? '')[0] === toRomaji(b[at] ?? '')[0]
}

/** Checks whether two adjacent letters were swapped, which counts as one typo. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return at >= 0 && a.slice(0, at) + a[at + 1] + a[at] + a.slice(at + 2) === b
}
