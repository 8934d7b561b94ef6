import { normaliseForSearch, readKanjiNumber, withoutPolitePrefix } from '@storefront/locale-ja'
import { isKatakana, toKatakana } from 'wanakana'

/**
 * One spelling for words and texts: width, case, kana, blanks, numbers and units (百グラム, 100g), the long
 * vowel (カステーラ, カステラ) and the hyphens of a code (TW-141A, tw141a) do not matter.
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
const counters = '[個枚本袋客缶箱点人名円組膳升年月日号巾粒束皿杯]|コ(?![\\p{Script=Katakana}])|セット'
const counted = new RegExp(
  `([\\d.,〇一二三四五六七八九十百千万]+)\\s?(?=${units.map(([{ source }]) => source.slice(1)).join('|')}|${counters})`,
  'gu',
)

/** 百グラム, 100 グラム and 100g; 十個 and 10個. A number without a unit stays: 三千院, 一筆箋. */
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

/** The spellings of a folded word in texts: as typed, without its polite prefix, in kana for romaji. */
export function spellingsOf(word: string): string[] {
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
