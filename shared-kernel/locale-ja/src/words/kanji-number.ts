const digits = '〇一二三四五六七八九'
const tens: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 }

/**
 * Parses a number written in kanji, digits or both: 三千五百, 3千, 1.5万, 一〇〇. Expects half-width digits. Returns
 * undefined for other text.
 */
export function readKanjiNumber(text: string): number | undefined {
  const [parts = '', rest] = text.split('万')
  if (text.split('万').length > 2) return undefined
  const myriads = rest === undefined ? 0 : (belowMyriad(parts) ?? NaN)
  const units = belowMyriad(rest ?? parts, rest === undefined ? undefined : 0)
  const value = myriads * 10_000 + (units ?? NaN)
  return Number.isFinite(value) ? value : undefined
}

/** Parses a number below 万, e.g. 三千五百, 3千, 250, 一〇〇. Returns `ifNone` for an empty text. */
function belowMyriad(text: string, ifNone?: number): number | undefined {
  if (text === '') return ifNone
  let sum = 0
  let number = ''
  for (const letter of text) {
    const unit = tens[letter]
    if (unit === undefined) number += digits.includes(letter) ? digits.indexOf(letter) : letter
    else {
      sum += (number === '' ? 1 : Number(number)) * unit
      number = ''
    }
  }
  return sum + Number(number)
}
