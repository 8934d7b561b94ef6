import { parse } from 'csv-parse/sync'
import Encoding from 'encoding-japanese'
import type { StoredAddress } from './user-address.sql'

/** Columns of import and export, as a shopper reads them. */
const columns = [
  ['お届け先の名称', 'address_name'],
  ['姓', 'shipping_last_name'],
  ['名', 'shipping_first_name'],
  ['セイ', 'shipping_last_name_kana'],
  ['メイ', 'shipping_first_name_kana'],
  ['郵便番号', 'postal_code'],
  ['都道府県', 'prefecture'],
  ['市区町村', 'city'],
  ['町名・番地', 'address1'],
  ['建物名・部屋番号', 'address2'],
  ['電話番号', 'phone_number'],
  ['携帯電話番号', 'cell_phone_number'],
] as const

export type SheetEncoding = 'utf8' | 'sjis'

type Field = (typeof columns)[number][1]

/** CSV that a spreadsheet opens by a double click: UTF-8 with BOM, or Shift_JIS. */
export function writeAddressSheet(addresses: readonly StoredAddress[], encoding: SheetEncoding): Buffer {
  const rows = [columns.map(([heading]) => heading), ...addresses.map((address) => columns.map(([, field]) => address[field]))]
  const text = rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'
  if (encoding === 'utf8') return Buffer.from(`\uFEFF${text}`)
  return Buffer.from(Encoding.convert(Encoding.stringToCode(text), { to: 'SJIS', from: 'UNICODE' }))
}

/** Rows under the headings, in either encoding; undefined when it is no such sheet. */
export function readAddressSheet(bytes: Buffer): Record<Field, string>[] | undefined {
  const isUtf8 = Encoding.detect(bytes, ['UTF8', 'SJIS']) !== 'SJIS'
  const text = isUtf8 ? bytes.toString('utf8') : Encoding.codeToString(Encoding.convert([...bytes], { to: 'UNICODE', from: 'SJIS' }))
  const rows = readRows(text)
  const [headings = [], ...lines] = rows
  const places = columns.map(([heading]) => headings.findIndex((one) => one.trim() === heading))
  if (places.slice(1, 9).some((place) => place < 0)) return undefined
  return lines.map((line) => {
    const row = Object.fromEntries(columns.map(([, field], index) => [field, restored(line[places[index] ?? -1] ?? '')]))
    return row as Record<Field, string>
  })
}

function readRows(text: string): string[][] {
  try {
    return parse(text, { bom: true, skipEmptyLines: true, relaxColumnCount: true }) as string[][]
  } catch {
    return []
  }
}

/** What makes a spreadsheet run a cell as a formula; Japanese ones take full-width signs too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** A cell that a spreadsheet would run as a formula is led by an apostrophe. */
function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const restored = (text: string) => (text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text)
