import { normaliseForSearch, readKanjiNumber, withoutPolitePrefix } from '@storefront/locale-ja'
import { isKana, isKatakana, toKatakana, toRomaji } from 'wanakana'

/**
 * Normalises spelling, so that search ignores differences in width, case, kana, spaces, numbers and units
 * (百グラム, 100g), long vowels (カステーラ, カステラ) and hyphens in codes (TW-141A, tw141a).
 */
export const foldSpelling = (text: string): string =>
  foldNumbers(normaliseForSearch(text))
    .replaceAll('ー', '')
    .replace(/(?<=[a-z0-9])-(?=[a-z0-9])/g, '')

const units: readonly [spelt: RegExp, unit: string][] = [
  [/^(キログラム|キロ|kg)/, 'kg'],
  [/^(グラム|g)/, 'g'],
  [/^(ミリリットル|ミリ|ml)/, 'ml'],
  [/^(リットル|l)/, 'l'],
  [/^(センチメー?トル|センチ|cm)/, 'cm'],
]
const counters = '[個枚本袋客缶箱点人名円組膳升年月日号巾粒束皿杯歳才]|コ(?![\\p{Script=Katakana}])|セット'
const counted = new RegExp(
  `([\\d.,〇一二三四五六七八九十百千万]+)\\s?(?=${units.map(([{ source }]) => source.slice(1)).join('|')}|${counters})`,
  'gu',
)

/** Joins a number and its unit, so that 100 グラム is one word. */
export const joinUnits = (text: string) => text.replace(counted, (number) => number.trim())

/** Converts 百グラム and 100 グラム to 100g, and 十個 to 10個. Leaves numbers without a unit alone: 三千院, 一筆箋. */
function foldNumbers(text: string): string {
  const digits = text.replace(counted, (number) => {
    const value = readKanjiNumber(number.trim().replaceAll(',', ''))
    return value === undefined ? number : String(value)
  })
  return digits.replace(/(?<=\d)[a-zァ-ヶー]+/g, (word) => {
    const [spelt, unit] = units.find(([pattern]) => pattern.test(word)) ?? []
    return spelt && unit ? word.replace(spelt, unit) : word
  })
}

/**
 * Lists the spellings under which a normalised word can appear: as typed, without its polite prefix, and in
 * kana if the word is romaji.
 */
export function listSpellings(word: string): string[] {
  const plain = withoutPolitePrefix(word)
  const kana = inKana(word)
  return [word, ...(plain ? [plain] : []), ...(kana ? [kana] : [])]
}

const romaji = /^[a-z]{3,}$/

function inKana(word: string): string | undefined {
  if (!romaji.test(word)) return undefined
  const kana = toKatakana(word)
  return isKatakana(kana) ? foldSpelling(kana) : undefined
}

const okurigana = 'っきけしちてりれびべみめいえわうくすつむるかさたらせげね'
const withOkurigana = new RegExp(
  `^(?=.*\\p{Script=Hiragana})\\p{Script=Han}[\\p{Script=Han}${okurigana}]*$`,
  'u',
)

/** Returns a compound without its okurigana (湯呑み, 焼き菓子), which writers put in or leave out. */
export function withoutOkurigana(word: string): string | undefined {
  if (!withOkurigana.test(word)) return undefined
  const kanji = word.replace(/\p{Script=Hiragana}/gu, '')
  return [...kanji].length >= 2 ? kanji : undefined
}

/** Key by which romaji finds kana in any spelling: long vowels are short (yokan, youkan), and L is R. */
export const toRomajiKey = (text: string): string =>
  (isKana(text) ? toRomaji(text) : text)
    .toLowerCase()
    .replaceAll('l', 'r')
    .replace(/si(?=$|[^h])/g, 'shi')
    .replace(/tu/g, 'tsu')
    .replace(/ti/g, 'chi')
    .replace(/hu/g, 'fu')
    .replace(/zi/g, 'ji')
    .replace(/sy/g, 'sh')
    .replace(/ty/g, 'ch')
    .replace(/zy/g, 'j')
    .replace(/m(?=[bpm])/g, 'n')
    .replace(/([aeiou])\1+/g, '$1')
    .replace(/ou/g, 'o')
    .replace(/[^a-z0-9]/g, '')
