import type { ChildSex } from '@storefront/contracts'
import { readAllergensOf, readBudgetOf, readKanjiNumber } from '@storefront/locale-ja'
import { toChoiceId, type Choice, type Lexicon } from './lexicon.rules'
import { findChoice, isFiller, isLabelled, isOccasionName, readPieces } from './pieces.rules'
import { exclusionMark, isExcluded } from './exclusion.rules'
import { readArrival } from './said/days.rules'
import { nameDiets } from './said/diet.rules'
import { readKin } from './said/kin.rules'
import { nameOccasions } from './said/occasion-verbs.rules'
import { dropReturned, nameReturns } from './said/returns.rules'
import { foodWord, nameKeeping } from './said/services.rules'
import { isCount, isOfTrade, joinCounts } from './said/trade-words.rules'
import { readUnwanted } from './said/unwanted.rules'

type Range = { priceFrom: number | undefined; priceTo: number | undefined }

/** Max characters of a term that is understood. The storefront doesn't send longer ones. */
export const longestQuery = 100

export type Understood = Range & {
  /** The words that are left to be found in texts. */
  word: string
  choices: Choice[]
  without: string[]
  /** The child whom the words name. Goods in the other's colours come last. */
  child?: ChildSex
  /** Last day of arrival, e.g. 2026-12-10. */
  arriveBy?: string
}

/**
 * Reads what a search term means: budget, allergens to exclude, occasions, persons and services. The
 * remaining words are left to be found in texts. Returns undefined if the term means nothing but its words.
 */
export function understandQuery(typed: string, lexicon: Lexicon, now?: Date): Understood | undefined {
  if (typed.length > longestQuery) return undefined
  const arrival = now && readArrival(typed.normalize('NFKC').trim(), now)
  const named = nameDiets((arrival?.rest ?? typed).normalize('NFKC'), (word) => isLabelled(word, lexicon))
  const { rest: read, range, without } = readAmounts(nameKeeping(named))
  const { rest: wanted, unwanted } = readUnwanted(read, {
    isGoods: (word) => isLabelled(word, lexicon),
    isChoice: (word) => findChoice(word, lexicon) !== undefined,
  })
  const excluded = unwanted.map((word) => exclusionMark + word)
  const find = (phrase: string) => findChoice(phrase, lexicon)
  const rest = nameOccasions(nameReturns(wanted, find), (phrase) => isOccasionName(phrase, lexicon))
  const choices: Choice[] = []
  const spoken: string[] = []
  for (const piece of splitWords(rest).flatMap((word) =>
    isExcluded(word) ? [word] : readPieces(word, lexicon),
  ))
    if (typeof piece === 'string') spoken.push(piece)
    else if (piece.kind === 'word') spoken.push(piece.key)
    else choices.push(piece)
  if (!/の日|のひ/u.test(read)) replaceParentsDays(choices, lexicon)
  const occasions = dropReturned(read, choices, lexicon, find)
  const isChildsDay = spoken.some((word) => childsDays.has(word))
  const { words, child, ...kin } = readKin(read, { choices: occasions, words: spoken }, lexicon, {
    isChildsDay,
  })
  choices.splice(0, choices.length, ...kin.choices)
  if (isChildsDay) dropRecipients(choices)
  const isOccasion = choices.some(({ kind }) => kind === 'occasion')
  const telling = words.filter((word) => !isFiller(word, lexicon) && !(isOccasion && celebration.test(word)))
  const hasRange = range.priceFrom !== undefined || range.priceTo !== undefined
  // Words of the trade alone ask for what a business may buy.
  if (telling.length === 0 && choices.length === 0 && isOfTradeAlone(splitWords(rest), lexicon))
    choices.push({ kind: 'sort', key: 'popular' })
  const isMore =
    arrival !== undefined || choices.length > 0 || without.length > 0 || excluded.length > 0 || hasRange
  if (
    !isMore &&
    (telling.length === 0 || telling.join(' ') === splitWords(typed.normalize('NFKC')).join(' '))
  )
    return undefined
  const isFoodMeant =
    telling.length === 0 && without.some((one) => one !== 'アルコール' || choices.length === 0)
  return {
    word: [...(isFoodMeant ? [foodWord] : new Set(telling)), ...excluded].join(' '),
    choices: [...new Map(choices.map((choice) => [choice.kind + choice.key, choice])).values()],
    without: [...new Set(without)],
    ...(arrival && { arriveBy: arrival.day }),
    ...(child && { child }),
    ...range,
  }
}

/** Beside another occasion, 父 and 母 are the persons (父の還暦), not the days named after them. */
function replaceParentsDays(choices: Choice[], { names, phrases }: Lexicon) {
  const parents = phrases.get('両親')
  const occasions = choices.filter(({ kind }) => kind === 'occasion')
  if (!parents || new Set(occasions.map(({ key }) => key)).size < 2) return
  for (const [at, { kind, key }] of choices.entries())
    if (kind === 'occasion' && /^[父母]の日$/u.test(names.get(toChoiceId(kind, key)) ?? ''))
      choices[at] = parents
}

/** Days of a child's life that are words of goods. The goods are the child's, whoever receives them. */
const childsDays = new Set([
  ...['初節句', 'ひな祭り', '雛祭り', '桃の節句', '端午の節句', 'こどもの日', '子どもの日', '七五三'],
  ...['お宮参り', 'お食い初め', '百日祝い', 'お七夜', '入園', '入学', '進級'],
])

/** Goods for a child's day suit every receiver, so that 友達の初節句 finds the same as 初節句. */
function dropRecipients(choices: Choice[]) {
  const others = choices.filter(({ kind }) => kind !== 'recipient')
  choices.splice(0, choices.length, ...others)
}

const isOfTradeAlone = (words: readonly string[], { isForBusinesses }: Lexicon) =>
  isForBusinesses && words.length > 0 && words.every((word) => isOfTrade(word) || isCount(word))

const splitWords = (text: string) => text.split(/\s+/).filter(Boolean)

/** Says no more than the occasion beside it. */
const celebration = /^[お御]?祝い?$/u

/** Reads budgets and allergens, of which a term may have several. */
function readAmounts(typed: string) {
  let rest = separateBudgets(spellYen(joinCounts(typed.normalize('NFKC').trim())))
  let range: Range = { priceFrom: undefined, priceTo: undefined }
  for (let found = readBudgetOf(rest); found; found = readBudgetOf(rest)) {
    range = mergeRanges(range, found)
    rest = found.word
  }
  const without: string[] = []
  for (let found = readAllergensOf(rest); found; found = readAllergensOf(rest)) {
    without.push(...found.without)
    rest = found.word
  }
  return { rest, range, without }
}

const amount = '[\\d,.〇一二三四五六七八九十百千万]+'

/** Writes 1500えんいない as 1500円以内, and 1万〜2万 as 1万円〜2万円. */
const spellYen = (text: string) =>
  text
    .replace(new RegExp(`(${amount})(?:えん|エン|yen)`, 'giu'), '$1円')
    .replace(/(予算\s*[\d.]+)k(?![a-z])/giu, '$1千円')
    .replace(/円い(ない|か|じょう)/gu, (_, end: string) => `円${yenEnds[end]}`)
    .replace(/([\d.]+[千万])(?=[〜～~-]|以内|以下|まで|台|くらい|ぐらい|前後|から|以上|$|\s)/gu, '$1円')
const yenEnds: Record<string, string> = { ない: '以内', か: '以下', じょう: '以上' }
const beforeBudget = new RegExp(`(?<=[^\\s\\d,.〇一二三四五六七八九十百千万〜～~円¥-])(?=${amount}円)`, 'gu')
const kinds = '以内|以下|まで|未満|以上|を?[超越]え[のる]?|超|台|前後|くらい|ぐらい|ほど|程度'
const afterBudget = new RegExp(
  `(${amount}円(?:${kinds})?)(?:の予算で|の予算|の|で|を|は|が|に)?(?=[^\\s\\d〜～~以未前台程くぐまかほ超越-])`,
  'gu',
)

/**
 * Sets a budget apart from the words beside it (お菓子3000円以下) and writes ¥3000 and 3000円から5000円 as a budget is
 * read.
 */
const separateBudgets = (text: string) =>
  text
    .replace(/(?:under|below|less than|up to)\s+([\d,]+)\s*(?:円|yen|jpy)?/giu, '$1円以内')
    .replace(/[¥￥]\s*([\d,]+)(?!円)/gu, '$1円')
    .replace(/税[抜込](?:き|み)?(?=[\d,.〇一二三四五六七八九十百千万]+円)/gu, '')
    .replace(notes, (_, note, count = '1') => `${multiply(note, count)}円以内 `)
    .replace(new RegExp(`(${amount}円)で?お?(?:釣り|つり)[がの]?(?:く|来|で|出|あ)る`, 'gu'), '$1以内 ')
    .replace(new RegExp(`(${amount}円)[をはが]?[超越]え(?:たく)?(?:ない|ず)[にので]?`, 'gu'), '$1以内 ')
    .replace(new RegExp(`(${amount}円)(?:あれば|あったら|で足りる)`, 'gu'), '$1以内 ')
    .replace(new RegExp(`(${amount}円)の(?:間|あいだ|範囲)[でのに]?`, 'gu'), '$1 ')
    .replace(new RegExp(`(${amount}円)よりも?(?:安い|安く|安め|下)[のな]?`, 'gu'), '$1未満 ')
    .replace(new RegExp(`(${amount}円)よりも?(?:高い|高く|高め|上)[のな]?`, 'gu'), '$1を超える ')
    .replace(new RegExp(`(?<=${amount}円)(?:ちょい|ちょっと|ちょうど|ぽっきり|ぴったり)`, 'gu'), '')
    .replace(/予算(?:は|が)?\s*([\d,]{3,})(?![\d,円千万])/gu, '予算$1円')
    .replace(new RegExp(`[ごお]?(?:予算|単価)(?:は|が)?\\s*(?:お?[一1]人様?)?\\s*(?=${amount}円)`, 'gu'), ' ')
    .replace(new RegExp(`(${amount}円?)から(?=${amount}円)`, 'gu'), '$1〜')
    .replace(new RegExp(`(^|\\s)[〜～~](?=${amount}円(?:\\s|$))`, 'gu'), '$10円〜')
    .replace(/(^|\s)(\d{3,6})[-〜～~](\d{3,6})(?=\s|$)/gu, '$1$2〜$3円')
    .replace(beforeBudget, ' ')
    .replace(afterBudget, '$1 ')

const notes = /([\d,一二五十千万]+)円札(?:[がを]?([\d一二三四五六七八九十]+)枚)?(?:まで|以内|だけ)?で?/gu
const multiply = (one: string, other: string) =>
  (readKanjiNumber(one.replaceAll(',', '')) ?? 0) * (readKanjiNumber(other) ?? 1)

function mergeRanges(known: Range, found: Range): Range {
  const merged = { priceFrom: found.priceFrom ?? known.priceFrom, priceTo: found.priceTo ?? known.priceTo }
  return (merged.priceFrom ?? 0) > (merged.priceTo ?? Infinity)
    ? { priceFrom: found.priceFrom, priceTo: found.priceTo }
    : merged
}
