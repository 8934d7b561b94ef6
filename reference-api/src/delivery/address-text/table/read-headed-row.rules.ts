import { noParts, type PersonParts } from '../finish-address.rules'
import { companyParts, isCompany } from '../person/company.rules'
import { splitKana, splitName } from '../person/split-name.rules'
import { readPhoneCell } from '../phone.rules'
import { findName } from '../person/find-name.rules'
import { findPostals, readPostalCell } from '../place/postal.rules'
import { readHead } from '../place/split-place.rules'
import type { Block, Column, Role } from './headings.rules'

/** Longer cells hold no part of an address. */
const cellMax = 400

type Cell = Column & { value: string }

/** Reads one person of a table with headings. Returns undefined for an empty row or a row of sums. */
export function readHeadedRow(
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
): PersonParts | undefined {
  const filled = columns.flatMap((column, index) => {
    const value = cells[index]?.slice(0, cellMax).trim() ?? ''
    return column && value !== '' ? [{ ...column, value }] : []
  })
  const labelled = withLabels(filled)
  const block = chooseBlock(labelled)
  const parts = noParts()
  readName(parts, labelled)
  readPlace(
    parts,
    labelled.filter((cell) => cell.block === block),
  )
  readPhones(parts, labelled, block)
  if (block === 'work' || block === 'none') parts.company.push(...readCompany(labelled))
  const isPerson =
    parts.name !== undefined || parts.kana !== undefined || parts.place !== '' || parts.postal !== ''
  const isSum = /^(?:合計|小計|計|総計|total)$/i.test(
    valueOf(labelled, 'full') ?? valueOf(labelled, 'last') ?? '',
  )
  return (isPerson || parts.company.length > 0) && !isSum ? parts : undefined
}

const valueOf = (cells: readonly Cell[], role: Role) => cells.find((cell) => cell.role === role)?.value

const blockOfLabel = (label: string): Block =>
  /home|自宅|^$/i.test(label) ? 'home' : /work|business|会社|勤務|職場/i.test(label) ? 'work' : 'other'

/** Numbered addresses and phones take the block that their column of labels names. */
function withLabels(cells: readonly Cell[]): Cell[] {
  const labels = new Map(
    cells.flatMap((cell) =>
      cell.role === 'address-label' || cell.role === 'phone-label'
        ? [[`${cell.role}${cell.block}`, cell.value] as const]
        : [],
    ),
  )
  return cells.flatMap((cell) => {
    if (cell.role === 'address-label' || cell.role === 'phone-label') return []
    if (typeof cell.block !== 'number') return [cell]
    const label = labels.get(`${cell.role === 'phone' ? 'phone' : 'address'}-label${cell.block}`) ?? ''
    return [{ ...cell, block: blockOfLabel(label) }]
  })
}

const placeRoles: readonly Role[] = ['postal', 'prefecture', 'city', 'street', 'building', 'formatted']

/** The home unless the row names another block; then work, then the other one. */
function chooseBlock(cells: readonly Cell[]): Block {
  const destination = valueOf(cells, 'destination')
  const hasPlace = (block: Block) =>
    cells.some((cell) => cell.block === block && placeRoles.includes(cell.role))
  const named = destination === undefined ? undefined : blockOfLabel(destination)
  if (named !== undefined && hasPlace(named)) return named
  const order: Block[] = ['home', 'none', 'work', 'other']
  return order.find(hasPlace) ?? 'none'
}

function readName(parts: PersonParts, cells: readonly Cell[]): void {
  const last = valueOf(cells, 'last')
  const first = valueOf(cells, 'first')
  const full = valueOf(cells, 'full')
  if (last && first) {
    const cleaned = splitName(`${last.replace(/\s+/g, '')} ${first}`)
    const isCouple = /[・＆&、]/.test(first) && !/^[\p{Script=Katakana}ー・]+$/u.test(first)
    parts.name =
      isCouple && cleaned ? cleaned : { last, first: splitName(`姓 ${first}`)?.first ?? first, unsure: [] }
  } else if (full !== undefined) readFullName(parts, full)
  else if (last ?? first) parts.name = splitName((last ?? first)!)
  const lastKana = valueOf(cells, 'last_kana')
  const firstKana = valueOf(cells, 'first_kana')
  const fullKana = valueOf(cells, 'full_kana')
  if (lastKana && firstKana)
    parts.kana = splitKana(`${lastKana.replace(/\s/g, '')} ${firstKana.replace(/\s/g, '')}`)
  else if (fullKana) parts.kana = splitKana(fullKana, parts.name)
  else if (lastKana ?? firstKana) parts.kana = onePart(lastKana, firstKana)
}

/** A name's cell may also hold the company, in lines or words of its own. */
function readFullName(parts: PersonParts, cell: string): void {
  const isPlain = !cell.includes('\n') && !isCompany(cell) && cell.split(/\s+/).length < 3
  if (isPlain) {
    parts.name = splitName(cell)
    return
  }
  for (const line of cell.split('\n')) {
    const found = findName(line)
    const company = companyParts(found ? found.rest : line)
    if (company !== '' && (parts.company.length > 0 || isCompany(company) || found))
      parts.company.push(company)
    if (found) parts.name = splitName(found.name)
  }
  if (parts.name === undefined && parts.company.length === 0) parts.name = splitName(cell)
}

function onePart(last = '', first = '') {
  const read = splitKana(`${last || 'ア'} ${first || 'ア'}`)
  return read ? { last: last && read.last, first: first && read.first, unsure: [] } : undefined
}

function readPlace(parts: PersonParts, cells: readonly Cell[]): void {
  const postal = valueOf(cells, 'postal')
  const code = postal === undefined ? undefined : readPostalCell(postal)
  if (code) {
    parts.postal = code.digits
    parts.isPostalRestored = code.isRestored
  }
  const prefecture = valueOf(cells, 'prefecture') ?? ''
  const city = valueOf(cells, 'city') ?? ''
  const streets = cells.filter(({ role }) => role === 'street').map(({ value }) => value)
  const street = withoutPostal(parts, streets.join(' ').replace(/-\s+(?=\d)/g, '-'))
  const formatted = valueOf(cells, 'formatted')
  if (street === '' && city === '' && prefecture === '' && formatted) {
    parts.place = readFormatted(parts, formatted)
    return
  }
  parts.place = joinPlace(prefecture, city, street)
  parts.building = cells.filter(({ role }) => role === 'building').map(({ value }) => value)
}

/** Repeats no prefecture or municipality that the street already begins with. */
function joinPlace(prefecture: string, city: string, street: string): string {
  const head = readHead(street)
  const isWhole = head.end > 0 && (head.prefecture !== '' || head.kind === 'whole')
  const before = city.startsWith(prefecture) ? city : prefecture + city
  if (head.prefecture !== '') return street
  if (isWhole && city !== '' && street.replace(/\s/g, '').startsWith(city)) return prefecture + street
  return before + street
}

function withoutPostal(parts: PersonParts, text: string): string {
  const [postal] = findPostals(text)
  if (!postal || (parts.postal !== '' && postal.digits !== parts.postal)) return text
  parts.postal = postal.digits
  return `${text.slice(0, postal.start)} ${text.slice(postal.end)}`.trim()
}

const readFormatted = (parts: PersonParts, formatted: string) =>
  withoutPostal(parts, formatted.replace(/\s*(?:日本|Japan|JP)\s*$/i, '')).replace(/\s+/g, ' ')

function readPhones(parts: PersonParts, cells: readonly Cell[], block: Block): void {
  parts.phones = cells
    .filter(({ role }) => role === 'phone')
    .flatMap((cell) =>
      readPhoneCell(cell.value).map((phone) => ({ ...phone, isOfPlace: cell.block === block })),
    )
}

const readCompany = (cells: readonly Cell[]) =>
  cells
    .filter(({ role }) => role === 'company' || role === 'department')
    .map(({ value }) => companyParts(value))
