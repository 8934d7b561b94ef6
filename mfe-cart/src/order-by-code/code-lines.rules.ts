import { normaliseWidth, readCount } from '@storefront/locale-ja'

export type CodeLine = { code: string; quantity: number }
export type CodeLines = { lines: CodeLine[]; problem?: string }

/** The API accepts at most this many lines per request. */
const mostLines = 200
const longestCode = 60
/** Limits the input's size. A row holds a code, a quantity and perhaps other columns of a spreadsheet. */
const largestText = mostLines * 200
/** A character takes up to three bytes. */
export const codesBytesMax = largestText * 3
const tooMany = `一度に入れられるのは${mostLines}行までです`
export const tooLargeProblem = `${tooMany}。品番と数量だけを、いくつかに分けて入れてください`

const unquoted = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .trim()
/**
 * Removes the commas of thousands from numbers in quotes or after a space, e.g. B-001 1,000. Marks any other
 * comma inside a number, and those that may separate columns, so that the row is rejected.
 */
const withoutThousands = (row: string) =>
  row.replace(/(?<=([,、]?)\s+|")\d+(?:,\d+)+(?=[\s"]|$)/g, (number, comma?: string) =>
    !comma && /^\d{1,3}(,\d{3})+$/.test(number) ? number.replaceAll(',', '') : number.replaceAll(',', '.'),
  )
/** Codes are ordered by the case, so that 20ケース and 20箱 are counts. */
const countCases = (quantity: string) => readCount(quantity, 'ケース') ?? 0
const isQuantity = (count: number) => count > 0 && count < 100_000

/** Detects a header row by its words. The second column of a header has no digit. */
const isHeading = ([code = '', quantity = '']: string[]) =>
  /品番|商品|コード|code/i.test(code) && !/\d/.test(quantity)

/**
 * Parses rows of a code and a quantity, typed or copied from a spreadsheet. Commas, tabs or spaces separate
 * them. The quantity defaults to one. Skips blank rows and a header row.
 */
export function readCodeLines(text: string): CodeLines {
  if (text.length > largestText) return { lines: [], problem: tooLargeProblem }
  if (text.includes('\0'))
    return { lines: [], problem: '読み取れない文字が含まれています。CSVファイルをご確認ください' }
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({
      number: index + 1,
      cells: withoutThousands(normaliseWidth(row.trim()))
        .split(/[,\t、]|\s+/)
        .map(unquoted)
        .filter(Boolean),
    }))
    .filter(({ cells }) => cells.length > 0)
    .filter(({ cells }, index) => !(index === 0 && isHeading(cells)))
  const wrong = rows.find(({ cells: [, quantity = '1'] }) => !isQuantity(countCases(quantity)))
  if (wrong) return { lines: [], problem: `${wrong.number}行目：数量は1以上の数字で入力してください` }
  const long = rows.find(({ cells: [code = ''] }) => code.length > longestCode)
  if (long)
    return { lines: [], problem: `${long.number}行目：品番は${longestCode}文字以内で入力してください` }
  if (rows.length === 0) return { lines: [], problem: '品番と数量を入力してください' }
  if (rows.length > mostLines) return { lines: [], problem: tooMany }
  return {
    lines: rows.map(({ cells: [code = '', quantity = '1'] }) => ({ code, quantity: countCases(quantity) })),
  }
}
