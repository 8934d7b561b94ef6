import { isUtf8 } from 'node:buffer'
import { CsvError, parse } from 'csv-parse/sync'
import { CellError, type Column } from './column.rules'
import type { ImportProblem } from './import-problem.rules'

export type Columns = Record<string, Column<unknown>>
export type CsvRow<C extends Columns> = {
  [Name in keyof C]: C[Name] extends Column<infer Value> ? Value : never
} & { line: number }

type Record_ = { record: Record<string, string>; info: { lines: number } }

/** Max file size, enough for a hundred thousand products. Larger files aren't parsed. */
const bytesMax = 64 * 1024 * 1024

/** Columns that older files may lack. */
const laterColumns = new Set([
  ...['purpose', 'age_band', 'is_combinable', 'is_for_exempt'],
  ...['is_couponable', 'is_point_earning', 'is_point_payable', 'choice_pictures', 'added_days'],
])

type Read<C extends Columns> = { rows: CsvRow<C>[]; problems: ImportProblem[] }

/**
 * Reads a CSV file with a header row, in UTF-8 or Shift_JIS. Reports and omits rows that have a bad cell.
 * Rejects the whole file if it isn't CSV.
 */
export function readCsv<C extends Columns>(file: string, bytes: Uint8Array, columns: C): Read<C> {
  const refused = (reason: string) => ({ rows: [], problems: [{ file, line: 0, column: '', reason }] })
  if (bytes.length > bytesMax) return refused('ファイルが大きすぎます')
  const content = new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'shift_jis').decode(bytes)
  if (/[\0\uFFFD]/.test(content)) return refused('読み取れない文字があります。UTF-8で保存してください')
  try {
    return readRows(file, content, columns)
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    return refused(`表として読めません（${Number(cause['lines']) || 1}行目）。引用符を確かめてください`)
  }
}

function readRows<C extends Columns>(file: string, content: string, columns: C): Read<C> {
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
  for (const { record, line } of parseRecords(content)) {
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

/** Splits a file into records. A record can span several lines, and its first line identifies it. */
function parseRecords(content: string) {
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
