import { toKatakana } from 'wanakana'
import { cutRuns, type Nouns } from './cut-words.rules'

const kana = '\\p{Script=Hiragana}\\p{Script=Katakana}ー'
const kanaOnly = new RegExp(`^[${kana}]+$`, 'u')
const kanaOrOther = new RegExp(`[${kana}]+|[^${kana}]+`, 'gu')
const kanji = /\p{Script=Han}/u

/** Names with more unread parts are not aligned, because each part multiplies the ways to try. */
const unreadMax = 8

/**
 * Aligns a name with its kana (季節の上生菓子, キセツノジョウナマガシ) and returns the reading of each word that is not kana
 * itself. Adjacent words without kana share a reading.
 */
export function alignReadings(
  name: string,
  nameKana: string,
  nouns?: Nouns,
): [part: string, reading: string][] {
  const parts: string[] = []
  const pattern: string[] = []
  for (const run of cutRuns(name, nouns)) {
    let isOpen = false
    for (const token of run) {
      const isUnread = !new RegExp(`[${kana}]`, 'u').test(token)
      if (kanaOnly.test(token)) pattern.push(toKatakana(token))
      else if (isOpen && isUnread) parts.push((parts.pop() ?? '') + token)
      else {
        parts.push(token)
        pattern.push(`(${(token.match(kanaOrOther) ?? []).map(toReading).join('')})`)
      }
      isOpen = isUnread
    }
    pattern.push('[\\s・]+')
  }
  pattern.pop()
  if (parts.length === 0 || parts.length > unreadMax) return []
  const spelt = nameKana
    .normalize('NFKC')
    .replace(/[「」（）()]/g, ' ')
    .trim()
  const found = new RegExp(`^${pattern.join('\\s*')}$`, 'u').exec(spelt)
  return parts.flatMap((part, index) => {
    const reading = found?.[index + 1]
    return reading && kanji.test(part) ? [[part, reading]] : []
  })
}

const toReading = (part: string) => (kanaOnly.test(part) ? toKatakana(part) : '\\S+?')
