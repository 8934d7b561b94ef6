import {
  checkFullWidth,
  checkKana,
  checkMaxLength,
  checkPhoneDigits,
  checkPostalDigits,
  checkPrefecture,
  checkPrintable,
  checkRequired,
  checkTel,
  firstProblem,
  fieldKinds,
  normaliseAddress,
  normaliseKana,
  normaliseToFullWidth,
  type FieldRule,
} from '@storefront/locale-ja'

type Column = { heading: string; spelling: (text: string) => string; rules: readonly FieldRule[] }

const asTyped = (text: string) => text
const nameMax = checkMaxLength(40)
const lineMax = checkMaxLength(100)
const column = (heading: string, spelling: Column['spelling'], ...rules: FieldRule[]): Column => ({
  heading,
  spelling,
  rules,
})

/**
 * Columns for import and export. Kana are optional here, because only the server knows whether the shop
 * requires them.
 */
const columns: readonly Column[] = [
  column('お届け先の名称', asTyped, nameMax),
  column('姓', normaliseToFullWidth, checkRequired, checkFullWidth, checkPrintable, nameMax),
  column('名', normaliseToFullWidth, checkRequired, checkFullWidth, checkPrintable, nameMax),
  column('セイ', normaliseKana, checkKana, nameMax),
  column('メイ', normaliseKana, checkKana, nameMax),
  column('郵便番号', fieldKinds.post.normalise, checkRequired, checkPostalDigits),
  column('都道府県', asTyped, checkRequired, checkPrefecture),
  column('市区町村', normaliseAddress, checkRequired, checkPrintable, lineMax),
  column('町名・番地', normaliseAddress, checkRequired, checkPrintable, lineMax),
  column('建物名・部屋番号', normaliseAddress, checkPrintable, lineMax),
  column('電話番号', fieldKinds.tel.normalise, checkRequired, checkPhoneDigits, checkTel),
  column('携帯電話番号', fieldKinds.tel.normalise, checkPhoneDigits, checkTel),
]
/** Columns whose heading the file must have. Their cells may be empty unless `checkRequired` is a rule. */
const needed = columns.slice(1, 9)

const example =
  '実家,山田,太郎,ヤマダ,タロウ,100-0001,東京都,千代田区,千代田1-1,つなぐマンション101,03-1234-5678,'
/** CSV template with an example row. Spreadsheets need the BOM to detect UTF-8. */
export const templateCsv = `\uFEFF${columns.map(({ heading }) => heading).join(',')}\r\n${example}\r\n`

/** Line of the file with its problems. Line numbers match those in the server's errors. */
export type CsvLine = { line: number; name: string; place: string; problems: string[] }

/**
 * Parses addresses in UTF-8 or Shift_JIS. Returns undefined if there are no rows or a required column is
 * missing.
 */
export function readAddressCsv(bytes: Uint8Array): CsvLine[] | undefined {
  const [headings = [], ...rows] = parseCells(decoded(bytes))
  const findColumn = ({ heading }: Column) => headings.findIndex((one) => one.trim() === heading)
  if (rows.length === 0 || needed.some((one) => findColumn(one) < 0)) return undefined
  return rows.map((cells, index) => {
    const values = columns.map((one) => one.spelling(restored(cells[findColumn(one)] ?? '').trim()))
    return {
      line: index + 2,
      name: values.slice(1, 3).join('　'),
      place: values.slice(6, 10).join(''),
      problems: columns.flatMap(
        ({ heading, rules }, at) => firstProblem(values[at] ?? '', heading, rules) ?? [],
      ),
    }
  })
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Japanese spreadsheets save as Shift_JIS, which isn't valid UTF-8.
    return new TextDecoder('shift_jis').decode(bytes)
  }
}

/** Matches a cell and its terminator. Quotes in a quoted cell are doubled. */
const cellPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy

/**
 * Splits the text into rows of cells and skips blank rows. Returns an empty array if a quote is never closed.
 */
function parseCells(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let read = 0
  for (const [found, quoted, plain = '', end] of text.matchAll(cellPattern)) {
    read += found.length
    if (found === '' && row.length === 0) break
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === ',') continue
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
    if (end === '') break
  }
  return read === text.length ? rows : []
}

/**
 * Removes the apostrophe that the export puts before a cell, so that spreadsheets don't run it as a formula.
 */
const restored = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '')
