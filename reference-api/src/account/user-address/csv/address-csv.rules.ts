import { withoutUnseen } from '@storefront/locale-ja'
import { CsvError, parse } from 'csv-parse/sync'
import Encoding from 'encoding-japanese'
import { isUtf8 } from 'node:buffer'
import type { CsvRow } from './csv-row.rules'
import type { StoredAddress } from '../user-address.table'

/** Import and export columns, with the headings shown to shoppers. */
export const addressColumns = [
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

/** Larger CSV files are processed by a job. */
export const rowsAtOnceMax = 1_000

export type CsvEncoding = 'utf8' | 'sjis'

type Field = (typeof addressColumns)[number][1]

/**
 * Encodes the header row so that a double click opens the file in a spreadsheet: UTF-8 with a BOM, or
 * Shift_JIS.
 */
export const writeCsvHeading = (encoding: CsvEncoding) =>
  encoded(
    `${encoding === 'utf8' ? '\uFEFF' : ''}${line(addressColumns.map(([heading]) => heading))}`,
    encoding,
  )

export const writeCsvRows = (addresses: readonly StoredAddress[], encoding: CsvEncoding) =>
  encoded(
    addresses.map((address) => line(addressColumns.map(([, field]) => address[field]))).join(''),
    encoding,
  )

const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`

function encoded(text: string, encoding: CsvEncoding): Buffer {
  if (encoding === 'utf8') return Buffer.from(text)
  const codes = Encoding.stringToCode(withTwins(text))
  return Buffer.from(Encoding.convert(codes, { to: 'SJIS', from: 'UNICODE' }))
}

/** JIS characters that Unicode encodes twice. Windows uses the second code. */
const twins = new Map(
  [...'〜～−－‖∥—―¢￠£￡¬￢'.matchAll(/(.)(.)/gu)].map(([, one = '', other = '']) => [one, other]),
)
const withTwins = (text: string) => text.replace(/[〜−‖—¢£¬]/g, (one) => twins.get(one) ?? one)

/** Max problems listed per response. A longer list doesn't help the shopper. */
const toldMax = 20

const holds = new Map<string, boolean>()

/** Checks whether Shift_JIS can encode this character or its twin. */
function isInSjis(character: string): boolean {
  const known = holds.get(character)
  if (known !== undefined) return known
  const isHeld = new TextDecoder('shift_jis').decode(encoded(character, 'sjis')) === withTwins(character)
  holds.set(character, isHeld)
  return isHeld
}

/** Lists the lines that would lose characters in Shift_JIS, with these characters. The header is line 1. */
export function lossesInSjis(addresses: readonly StoredAddress[]): string[] {
  const losses = addresses.flatMap((address, index) => {
    const text = addressColumns.map(([, field]) => address[field]).join('')
    const lost = [...new Set(text)].filter((character) => !isInSjis(character))
    return lost.length > 0 ? [`${index + 2}行目の${lost.map((one) => `「${one}」`).join('')}`] : []
  })
  if (losses.length <= toldMax) return losses
  return [...losses.slice(0, toldMax), `ほか${losses.length - toldMax}行`]
}

export type AddressRow = Record<Field, string>

/**
 * Returns a reader for complete rows of a CSV file that starts with a header, or undefined for other kinds of
 * files.
 */
export function csvReader(
  csv: Uint8Array,
  heading: CsvRow,
): ((rows: readonly CsvRow[]) => AddressRow[]) | undefined {
  const decoder = new TextDecoder(isUtf8(csv) ? 'utf-8' : 'shift_jis')
  const decodeRows = (rows: readonly CsvRow[]) =>
    withoutUnseen(rows.map(({ start, end }) => decoder.decode(csv.subarray(start, end))).join('\n'))
  const [headings = []] = parseCells(decodeRows([heading]))
  const places = addressColumns.map(([title]) => headings.findIndex((one) => one.trim() === title))
  if (places.slice(1, 9).some((place) => place < 0)) return undefined
  return (rows) =>
    parseCells(decodeRows(rows)).map((line) => {
      const row = Object.fromEntries(
        addressColumns.map(([, field], index) => [field, restored(line[places[index] ?? -1] ?? '')]),
      )
      return row as AddressRow
    })
}

function parseCells(text: string): string[][] {
  try {
    return parse(text, { record_delimiter: '\n', relax_column_count: true }) as string[][]
  } catch (cause) {
    if (cause instanceof CsvError) return []
    throw cause
  }
}

/** Cell prefixes that make a spreadsheet run a formula. Japanese spreadsheets accept full-width signs too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** Escapes a cell that a spreadsheet would run as a formula by prepending an apostrophe. */
function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Removes the apostrophe that {@link cell} prepended. */
export const restored = (text: string) =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text
