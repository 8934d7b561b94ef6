/** The position of a row of a CSV file in its bytes. */
export type CsvRow = { start: number; end: number }

/** The longest possible row: every cell at its limit, in UTF-8 and in quotes. */
export const rowBytesMax = 4_000

const [quote, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d]

export type CsvSurvey = { rows: CsvRow[]; problem?: 'too-many-rows' | 'row-too-long' }

/**
 * Finds the rows of a CSV file by its bytes alone, without blank ones; stops at a row too many, or too long.
 * No second byte of UTF-8 or Shift_JIS equals a quote or a line's end.
 */
export function surveyCsv(bytes: Uint8Array, rowsMax: number): CsvSurvey {
  const rows: CsvRow[] = []
  if (bytes.length > (rowsMax + 1) * rowBytesMax) return { rows, problem: 'too-many-rows' }
  let start = 0
  let isQuoted = false
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === quote) isQuoted = !isQuoted
    if (at - start > rowBytesMax) return { rows, problem: 'row-too-long' }
    const isEnd = byte === undefined || (!isQuoted && (byte === lineFeed || byte === carriageReturn))
    if (!isEnd) continue
    if (at > start) rows.push({ start, end: at })
    if (rows.length > rowsMax) return { rows, problem: 'too-many-rows' }
    start = at + 1
  }
  return { rows }
}
