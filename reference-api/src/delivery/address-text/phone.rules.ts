/** Phone numbers as people write them. No alternative repeats a group, so none backtracks far. */
const pattern = new RegExp(
  [
    String.raw`\+81[ -]?\(0\)[ -]?\d{1,4}[ -]?\d{1,4}[ -]?\d{3,4}(?!\d)`,
    String.raw`\+81[ -]?\(?0?\d{1,4}\)?[ -]?\d{1,4}[ -]?\d{3,4}(?!\d)`,
    String.raw`(?<![\d-])0\d{1,4}[-.の ]\d{1,4}[-.の ]\d{3,4}(?![\d-])`,
    String.raw`(?<![\d-])0\d{1,4}\(\d{1,4}\)\d{3,4}(?![\d-])`,
    String.raw`\(0\d{1,4}\) ?\d{1,4}-?\d{3,4}(?![\d-])`,
    String.raw`(?<![\d-])0\d{1,4}-?\d{6,8}(?![\d-])`,
  ].join('|'),
  'g',
)

/** Reduces a phone number to its digits with a leading zero. Returns undefined for another number. */
export function toPhone(written: string): string | undefined {
  const digits = written.replace(/\D/g, '')
  const national = /^\s*(\+|00)81/.test(written) ? `0${digits.replace(/^(00)?810?/, '')}` : digits
  return isPhone(national) ? national : undefined
}

const isPhone = (digits: string) => /^0[1-9]0\d{8}$|^0[1-9]\d{8}$/.test(digits)
export const isMobile = (digits: string): boolean => /^0[789]0\d{8}$/.test(digits)

export type FoundPhone = { start: number; end: number; number: string }

/** Finds phone numbers in cleaned text. */
export function findPhones(text: string): FoundPhone[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const number = toPhone(match[0])
    return number ? [{ start: match.index, end: match.index + match[0].length, number }] : []
  })
}

/** Reads a cell of phone numbers. A spreadsheet drops the leading zero; `isRestored` says that it was. */
export function readPhoneCell(cell: string): { number: string; isRestored: boolean }[] {
  const found = findPhones(cell).map(({ number }) => ({ number, isRestored: false }))
  if (found.length > 0) return found
  const bare = cell.trim()
  const isBare = /^[1-9][\d-]*$/.test(bare)
  const restored = isBare ? toPhone(`0${bare}`) : undefined
  return restored ? [{ number: restored, isRestored: true }] : []
}
