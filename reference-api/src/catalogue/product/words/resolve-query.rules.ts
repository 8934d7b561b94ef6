import { isKatakana } from 'wanakana'
import { cutRuns } from './cut-words.rules'
import { isExcluded, withoutMark } from './exclusion.rules'
import { buildLexicon, type Lexicon } from './lexicon.rules'
import { isLabelled, withoutMade } from './pieces.rules'
import type { WordRank } from './product-words.rules'
import { longestQuery } from './understand.rules'
import { foldSpelling, joinUnits, listSpellings, toRomajiKey, withoutOkurigana } from './spelling.rules'

/**
 * A word of a query. `whole` are the words of the index that it stands for. Without them, the shop doesn't
 * know the word and the letters of its spellings are compared.
 */
export type ResolvedWord = { whole?: string[]; spellings: string[]; isExcluded?: true }

const separators = /[\s・、。,.!?「」『』（）()【】/]+/

const noRows = { occasions: [], recipients: [], tags: [], words: [] }

/** Splits a query into words, all of which must match. The typed spelling of each comes first. */
export function resolveQuery(query: string, shop: Lexicon): ResolvedWord[] {
  const lexicon = query.length > longestQuery ? buildLexicon(noRows) : shop
  const typed = joinUnits(query.normalize('NFKC')).split(/\s+/)
  const wanted = typed
    .filter((word) => !isExcluded(word))
    .flatMap((word) => (isLabel(word, lexicon) ? [word] : splitMarks(word)))
  const unwanted = typed.filter(isExcluded).map(withoutMark)
  return [
    ...[...new Set(wanted)].flatMap((word) => resolveWord(word, lexicon)),
    ...[...new Set(unwanted)].flatMap((word) => resolveExcluded(word, lexicon)),
  ]
}

/** Running text names what goods are not, too, so it excludes none. */
function resolveExcluded(word: string, lexicon: Lexicon): ResolvedWord[] {
  const spellings = listSpellings(foldSpelling(word))
  const known = spellings.filter((spelling) => (lexicon.words.get(spelling)?.rank ?? '3') !== '3')
  const whole = known.flatMap((spelling) => ['1' + spelling, '2' + spelling])
  return known.length > 0 ? [{ whole, spellings, isExcluded: true }] : []
}

/** Checks for a label that is written with marks (お茶・コーヒー). */
const isLabel = (word: string, lexicon: Lexicon) => word.includes('・') && isLabelled(word, lexicon)

/** A point inside a number stays: 23.5cm. */
const splitMarks = (word: string) =>
  word
    .replace(/(?<=\d)[.,](?=\d)/g, (mark) => (mark === '.' ? '\u0000' : ''))
    .split(separators)
    .map((part) => part.replaceAll('\u0000', '.'))
    .filter((part) => foldSpelling(part) !== '')

function resolveWord(typed: string, lexicon: Lexicon): ResolvedWord[] {
  const material = withoutMade(typed)
  const word = !isLabelled(typed, lexicon) && isLabelled(material, lexicon) ? material : typed
  const plain = withoutOkurigana(word)
  const folded = foldSpelling(word)
  const spellings = [...listSpellings(folded), ...(plain ? [foldSpelling(plain)] : [])]
  const heard = /^[a-z]{3,}$/.test(folded) ? (lexicon.romaji.get(toRomajiKey(folded)) ?? []) : []
  const known = [...spellings.filter((spelling) => lexicon.words.has(spelling)), ...heard]
  if (!areLabelled(known, lexicon) && isLongRomaji.test(folded))
    known.push(...spellings.filter((one) => isKatakana(one)).flatMap((one) => findBegun(one, lexicon)))
  if (known.length > 0) return [{ whole: toRanked(known, lexicon), spellings }]
  const tokens = cutRuns(word)
    .flat()
    .map(foldSpelling)
    .filter((token) => token.length > 1)
  if (tokens.length > 1 && tokens.every((token) => lexicon.words.has(token)))
    return tokens.map((token) => ({ whole: toRanked([token], lexicon), spellings: [token] }))
  const begun = findBegun(folded, lexicon)
  if (begun.length > 0) return [{ whole: toRanked(begun, lexicon), spellings }]
  const isLost = lexicon.words.size > 0 && folded.length <= lostMax && isKatakana(folded)
  return [isLost ? { whole: [], spellings } : { spellings }]
}

/** Romaji in which a name can be told from others, so that it may be the beginning of one (hasami, 波佐見焼). */
const isLongRomaji = /^[a-z]{5,}$/

/** Max kana that stand in the middle of names by chance: うなぎ in 夕凪 (ゆうなぎ). */
const lostMax = 4

/** Max words that a beginning stands for, the shortest first. */
const begunMax = 40

/** Words of names and labels that a shopper has begun to type. */
const findBegun = (folded: string, { words }: Lexicon): string[] =>
  [...words.values()]
    .filter(({ word, rank }) => rank !== '3' && word.startsWith(folded))
    .map(({ word }) => word)
    .toSorted((one, other) => one.length - other.length)
    .slice(0, begunMax)

/** Adds the ranks. Running text counts only for words that stand nowhere else. */
function toRanked(words: readonly string[], lexicon: Lexicon): string[] {
  const isLabelled = areLabelled(words, lexicon)
  const ranks: WordRank[] = isLabelled ? ['1', '2', '4'] : ['3', '4']
  return words.flatMap((word) => ranks.map((rank) => rank + word))
}

const areLabelled = (words: readonly string[], lexicon: Lexicon) =>
  words.some((word) => lexicon.words.get(word)?.rank !== '3')
