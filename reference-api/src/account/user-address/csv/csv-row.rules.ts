/** A row's byte range in a CSV file. */
export type CsvRow = { start: number; end: number }

/** Max row length: every cell at its limit, in UTF-8 and quoted. */
export const rowBytesMax = 4_000

const [quote, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d]

export type CsvSurvey = { rows: CsvRow[]; problem?: 'too-many-rows' | 'row-too-long' }

/**
 * Finds a CSV file's non-blank rows by examining only bytes. Stops when there are too many rows or a row is
 * too long. This is safe because in UTF-8 and Shift_JIS, no second byte equals a quote or a line break.
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
