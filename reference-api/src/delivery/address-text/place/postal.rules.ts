const kanjiDigits = '〇一二三四五六七八九'

/** A postal code with its mark or its hyphen, seven bare digits, or an old code of three or five digits. */
const pattern = new RegExp(
  [
    String.raw`〒 ?\d{3} ?-? ?\d{4}(?![\d-])`,
    String.raw`(?<![\d-])\d{3}-\d{4}(?![\d-])`,
    String.raw`(?<![\d-])\d{7}(?![\d-])`,
    String.raw`[${kanjiDigits}]{3}-[${kanjiDigits}]{4}(?![${kanjiDigits}])`,
    String.raw`〒 ?\d{3}(?:-\d{2})?(?![\d-])`,
  ].join('|'),
  'g',
)

export type FoundPostal = { start: number; end: number; digits: string }

/** Finds postal codes in cleaned text. Old ones have three or five digits. */
export function findPostals(text: string): FoundPostal[] {
  return [...text.matchAll(pattern)].map((match) => {
    const { index } = match
    return { start: index, end: index + match[0].length, digits: toDigits(match[0]) }
  })
}

const toDigits = (written: string) =>
  written
    .replace(new RegExp(`[${kanjiDigits}]`, 'g'), (sign) => String(kanjiDigits.indexOf(sign)))
    .replace(/\D/g, '')

/** Reads a cell of a postal code. A spreadsheet drops leading zeros; `isRestored` says that it did. */
export function readPostalCell(cell: string): { digits: string; isRestored: boolean } | undefined {
  const digits = toDigits(cell)
  if (digits === '' || digits.length > 7) return undefined
  const isShort = /^\d{5,6}$|^\d{2}-\d{4}$/.test(cell.trim())
  return isShort ? { digits: digits.padStart(7, '0'), isRestored: true } : { digits, isRestored: false }
}
