import { CsvError, parse } from 'csv-parse/sync'
import { addressColumns, restored, type AddressRow } from './address-csv.rules'

type Field = keyof AddressRow

type TableRow = { line: number; row: AddressRow }
export type AddressTable = { rows: TableRow[]; problem?: string }

/** Without headings, columns follow the address book's order, starting with the name. */
const [, ...unnamedColumns] = addressColumns
const optionalFields: readonly Field[] = ['address_name', 'address2', 'cell_phone_number']

/** Headings that other applications use for the same fields. */
const otherHeadings: Partial<Record<string, Field>> = {
  苗字: 'shipping_last_name',
  名字: 'shipping_last_name',
  氏: 'shipping_last_name',
  名前: 'shipping_first_name',
  姓カナ: 'shipping_last_name_kana',
  姓フリガナ: 'shipping_last_name_kana',
  名カナ: 'shipping_first_name_kana',
  名フリガナ: 'shipping_first_name_kana',
  '〒': 'postal_code',
  住所1: 'prefecture',
  住所2: 'city',
  住所3: 'address1',
  住所4: 'address2',
  市区郡町村: 'city',
  番地: 'address1',
  町域番地: 'address1',
  建物名: 'address2',
  建物: 'address2',
  電話: 'phone_number',
  TEL: 'phone_number',
  携帯電話: 'cell_phone_number',
  携帯: 'cell_phone_number',
}

/** Normalises a heading, ignoring width, case, brackets and dots. */
const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .replace(/[\s・()[\]「」※*_-]/g, '')
    .toUpperCase()

const fieldOfHeading = new Map<string, Field>([
  ...Object.entries(otherHeadings).map(([heading, field]) => [plain(heading), field!] as const),
  ...addressColumns.map(([heading, field]) => [plain(heading), field] as const),
])

/**
 * Parses a table that was typed, pasted from a spreadsheet or read from a file. Cells are separated by commas
 * or tabs, with or without quotes. Headings are optional and can be in any order. Stops at the first row
 * beyond the limit.
 */
export function readAddressTable(text: string, rowsMax: number): AddressTable {
  if (countLines(text) > rowsMax * linesOfRowMax)
    return { rows: [], problem: `一度に追加できるのは${rowsMax}件までです` }
  const records = parseRecords(text)
  if (records === undefined)
    return { rows: [], problem: '引用符（"）が閉じられていません。表をご確認ください' }
  const [first] = records
  if (!first) return { rows: [], problem: '住所の表を貼り付けるか、CSVファイルを選択してください' }
  const headed = findFields(first.cells)
  const missing = headed
    ? addressColumns.filter(([, field]) => !optionalFields.includes(field) && !headed.includes(field))
    : []
  if (missing.length > 0)
    return {
      rows: [],
      problem: `${first.line}行目：見出しに${missing.map(([heading]) => `「${heading}」`).join('')}がありません`,
    }
  const body = headed ? records.slice(1) : records
  if (body.length > rowsMax)
    return {
      rows: [],
      problem: `一度に追加できるのは${rowsMax}件までです（${body.length}件ありました）`,
    }
  const fields = headed ?? unnamedColumns.map(([, field]) => field)
  const wide = body.find(({ cells }) => cells.slice(fields.length).some((cell) => cell !== ''))
  if (wide)
    return {
      rows: [],
      problem: `${wide.line}行目：列が多すぎます。カンマを含む文字は引用符（"）で囲んでください`,
    }
  return { rows: body.map(({ line, cells }) => ({ line, row: toRow(fields, cells) })) }
}

/** Quoted cells can span lines. A table with more lines than this per row isn't read at all. */
const linesOfRowMax = 20

const countLines = (text: string) => text.trimEnd().match(/\n|\r\n?/g)?.length ?? 0

type TableRecord = { line: number; cells: string[] }

/** Splits a table into records. Returns undefined if a quoted cell isn't terminated. */
function parseRecords(text: string): TableRecord[] | undefined {
  const lines = text.trimEnd().replace(/\r\n?/g, '\n')
  const delimiter = lines.split('\n', 1)[0]?.includes('\t') ? '\t' : ','
  try {
    const parsed = parse(lines, {
      bom: true,
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    let end = 0
    return parsed.flatMap(({ record, info }) => {
      const line = end + 1
      end = info.lines
      const cells = record.map((cell) => cell.trim())
      return cells.some((cell) => cell !== '') ? [{ line, cells }] : []
    })
  } catch (cause) {
    if (cause instanceof CsvError) return undefined
    throw cause
  }
}

/**
 * Returns the fields of a header row. Requires three matching headings, because a person's name could be 名 or
 * 氏.
 */
function findFields(cells: readonly string[]): (Field | undefined)[] | undefined {
  const fields = cells.map((cell) => fieldOfHeading.get(plain(cell)))
  return fields.filter((field) => field !== undefined).length >= 3 ? fields : undefined
}

function toRow(fields: readonly (Field | undefined)[], cells: readonly string[]): AddressRow {
  const row = Object.fromEntries(addressColumns.map(([, field]) => [field, ''])) as AddressRow
  fields.forEach((field, index) => {
    if (field) row[field] = restored(cells[index] ?? '')
  })
  return row
}
