import type { PersonParts } from '../finish-address.rules'
import { readHeadings } from './headings.rules'
import { readHeadedRow } from './read-headed-row.rules'
import { splitBarredRows, splitRows, type Row } from './split-rows.rules'

/** Rows above the headings, such as a title. */
const leadingRowsMax = 5

export type ReadRow = { parts: PersonParts; firstLine: number; lastLine: number }

/** Reads a table that has headings. Returns undefined for other text. */
export function readHeadedTable(text: string, max: number): ReadRow[] | undefined {
  for (const rows of candidates(text)) {
    const index = rows.slice(0, leadingRowsMax).findIndex(({ cells }) => readHeadings(cells) !== undefined)
    if (index < 0) continue
    const columns = readHeadings(rows[index]!.cells)!
    const read: ReadRow[] = []
    let before: readonly string[] = []
    for (const { cells: written, firstLine, lastLine } of rows.slice(index + 1)) {
      if (read.length >= max) break
      const cells = written.map((cell, at) => (ditto.test(cell) ? (before[at] ?? '') : cell))
      before = cells
      const parts = readHeadedRow(columns, cells)
      if (parts) read.push({ parts, firstLine, lastLine })
    }
    return read
  }
  return undefined
}

/** A cell that repeats the one above. */
const ditto = /^(?:同上|同じ|〃|″|”)$/

function candidates(text: string): Row[][] {
  const head = text.split('\n', leadingRowsMax + 1).join('\n')
  const tables: Row[][] = []
  if (head.includes('\t')) tables.push(splitRows(text, '\t'))
  if (head.includes('|')) tables.push(splitBarredRows(text))
  if (head.includes(',')) tables.push(splitRows(text, ','))
  if (head.includes(';')) tables.push(splitRows(text, ';'))
  return tables
}
