import { parse } from 'csv-parse/sync'
import { CellError, type Column } from './column.rules'
import type { ImportProblem } from './import-problem.rules'

export type Columns = Record<string, Column<unknown>>
export type CsvRow<C extends Columns> = {
  [Name in keyof C]: C[Name] extends Column<infer Value> ? Value : never
} & { line: number }

type Record_ = { record: Record<string, string>; info: { lines: number } }

/** Columns that files of before do without. */
const laterColumns = new Set(['purpose', 'age_band'])

/** Reads a CSV file with a heading row; a row with a bad cell is reported and left out. */
export function readCsv<C extends Columns>(
  file: string,
  content: string,
  columns: C,
): { rows: CsvRow<C>[]; problems: ImportProblem[] } {
  const heading = (parse(content, { bom: true, to_line: 1, relax_column_count: true }) as string[][])[0] ?? []
  const missing = Object.keys(columns).filter((name) => !heading.includes(name) && !laterColumns.has(name))
  const unknown = heading.filter((name) => !(name in columns))
  const misfits = [
    ...missing.map((column) => ({ file, line: 1, column, reason: '列がありません' })),
    ...unknown.map((column) => ({ file, line: 1, column, reason: '知らない列です' })),
  ]
  if (misfits.length > 0) return { rows: [], problems: misfits }

  const problems: ImportProblem[] = []
  const rows: CsvRow<C>[] = []
  for (const { record, line } of recordsOf(content)) {
    const read: Record<string, unknown> = { line }
    const before = problems.length
    for (const [column, readCell] of Object.entries(columns)) {
      try {
        read[column] = readCell((record[column] ?? '').trim())
      } catch (error) {
        if (!(error instanceof CellError)) throw error
        problems.push({ file, line, column, reason: error.message })
      }
    }
    if (problems.length === before) rows.push(read as CsvRow<C>)
  }
  return { rows, problems }
}

/** A record may span lines; it is named by its first. */
function recordsOf(content: string) {
  const records = parse(content, {
    bom: true,
    columns: true,
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
  }) as unknown as Record_[]
  return records.map(({ record, info }) => {
    const breaks = Object.values(record).reduce((count, cell) => count + (cell.match(/\n/g)?.length ?? 0), 0)
    return { record, line: info.lines - breaks }
  })
}
