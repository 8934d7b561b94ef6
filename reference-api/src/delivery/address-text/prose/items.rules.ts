import type { PersonName } from '../finish-address.rules'
import { companyParts, isCompany, isDepartment } from '../person/company.rules'
import { isTitle } from '../person/honorifics.rules'
import { splitName } from '../person/split-name.rules'
import { findPhones } from '../phone.rules'
import { findPlace, readTownPlace, type FoundPlace } from '../place/find-place.rules'
import { findPostals } from '../place/postal.rules'
import { findName, isBuildingLike } from '../person/find-name.rules'
import type { Label } from './labels.rules'

export type Item =
  | { kind: 'name'; name: PersonName }
  | { kind: 'kana'; text: string }
  | { kind: 'company'; text: string }
  | { kind: 'department'; text: string }
  | { kind: 'postal'; digits: string }
  | { kind: 'place'; text: string; isWithNumber: boolean }
  | { kind: 'more-place'; text: string }
  | { kind: 'phone'; number: string }
  | { kind: 'same' }

/** Facts of the person that is being read, which decide how a piece is understood. */
export type Known = {
  postal: string
  hasPlace: boolean
  hasNumber: boolean
  isPlaceLast: boolean
  isNameLast: boolean
  hasPerson: boolean
}

type Span = { start: number; end: number; items: Item[] }

/** Reads a segment from left to right. */
export function readItems(text: string, label: Label, known: Known): Item[] {
  if (label === 'fax') return readItems(text.replace(/^[\d() +-]+/, ''), 'none', known)
  if (label === 'name') return labelledName(text, known)
  if (label === 'kana') return [{ kind: 'kana', text }]
  if (label === 'company') return [{ kind: 'company', text: companyParts(text) }]
  if (label === 'building') return text === '' ? [] : [{ kind: 'more-place', text }]
  const fixed = fixedSpans(text)
  const postal = fixed.flatMap(({ items }) => items).find((item) => item.kind === 'postal')
  const code = postal?.kind === 'postal' ? postal.digits : known.postal
  const items: Item[] = []
  let state = known
  for (const part of cutBetween(text, fixed)) {
    const read =
      typeof part === 'string'
        ? readFree(
            part,
            { ...state, postal: code },
            { isAddressed: label === 'place' || postal !== undefined },
          )
        : part.items
    for (const item of read) {
      items.push(item)
      state = after(state, item)
    }
  }
  return items
}

export function after(known: Known, item: Item): Known {
  if (item.kind === 'place')
    return { ...known, hasPlace: true, hasNumber: item.isWithNumber, isPlaceLast: true, isNameLast: false }
  if (item.kind === 'more-place') return { ...known, hasNumber: known.hasNumber || /\d/.test(item.text) }
  if (item.kind === 'postal') return { ...known, postal: item.digits }
  if (item.kind === 'name' || item.kind === 'company')
    return { ...known, isPlaceLast: false, isNameLast: item.kind === 'name', hasPerson: true }
  return { ...known, isPlaceLast: false, isNameLast: false }
}

function labelledName(text: string, known: Known): Item[] {
  const { plain, items } = withoutBrackets(text)
  const cut = fixedSpans(plain)
  if (cut.length > 0 || /\s(?=.*\d)/.test(plain)) return [...readItems(plain, 'none', known), ...items]
  const name = splitName(
    plain.replace(/(?:です|で(?:お願い|$|、)|と申します|まで|宛て?に?|へ).*$|[。、!]+$/, ''),
  )
  return name ? [{ kind: 'name', name }, ...items] : items
}

/** Phones, postal codes and the marks of a repeated address. */
function fixedSpans(text: string): Span[] {
  const phones = findPhones(text).map(({ start, end, number }) => {
    const isFax = /(?:fax|ファックス|ファクス|[^a-z\d]f)[\s:.(]*$/i.test(
      ` ${text.slice(Math.max(0, start - 10), start)}`,
    )
    return { start, end, items: isFax ? [] : [{ kind: 'phone', number } as const] }
  })
  const free = (start: number) => phones.every((phone) => start < phone.start || start >= phone.end)
  const postals = findPostals(text)
    .filter(({ start }) => free(start))
    .map(({ start, end, digits }) => ({ start, end, items: [{ kind: 'postal', digits } as const] }))
  const same = [...text.matchAll(/同上/g)].map(({ index }) => ({
    start: index,
    end: index + 2,
    items: [{ kind: 'same' } as const],
  }))
  return [...phones, ...postals, ...same].sort((one, other) => one.start - other.start)
}

function* cutBetween(text: string, spans: readonly Span[]): Generator<string | Span> {
  let position = 0
  for (const span of spans) {
    if (span.start < position) continue
    yield text.slice(position, span.start)
    yield span
    position = span.end
  }
  yield text.slice(position)
}

/** Reads a piece without phones and postal codes: what precedes an address, the address, and the rest. */
function readFree(piece: string, known: Known, { isAddressed }: { isAddressed: boolean }): Item[] {
  const bare = piece.replace(/^[\s)）\]】>、,。:・/|]+/, '').replace(/[\s(（[【<、,:・/|]+$/, '')
  if (bare === '') return []
  const found =
    findPlace(bare, known.postal, { isAddressed }) ??
    (known.hasPlace ? undefined : townPlace(bare, { known, isAddressed }))
  if (!found) return readRest(bare, known)
  const before = readRest(bare.slice(0, found.start), { ...known, isPlaceLast: false })
  const place: Item = { kind: 'place', text: found.text, isWithNumber: found.place.hasHouseNumber }
  return [...before, place, ...readTail(found.place.address2), ...readRest(bare.slice(found.end), known)]
}

function townPlace(
  bare: string,
  { known, isAddressed }: { known: Known; isAddressed: boolean },
): FoundPlace | undefined {
  const found = readTownPlace(bare, known.postal)
  return found && (found.place.hasHouseNumber || isAddressed) ? found : undefined
}

const particles = /^(?:です|でし|だよ|だ|に送|にお|に|へ|まで|で(?=[^ァ-ヴー])|の(?=.)|宛て?|が|を)/

/** Behind the house number: a building, then perhaps a name. */
function readTail(tail: string): Item[] {
  const { plain, items } = withoutBrackets(tail)
  if (plain === '') return items
  const particle = particles.exec(plain)?.[0]
  if (particle !== undefined) return [...readRest(plain.slice(particle.length), noPlace), ...items]
  const [first = '', ...later] = plain.split(/[、。](?=\S)|,\s(?=\p{Script=Han})/u)
  return [...readBuilding(first), ...later.flatMap((part) => readRest(part, noPlace)), ...items]
}

/** 「6F です」 */
const withoutEnding = (text: string) =>
  text.replace(/\s+(?:です|でございます|になります|となります|だよ|あて|宛て?)[。!]?$/, '')

const noPlace: Known = {
  postal: '',
  hasPlace: true,
  hasNumber: true,
  isPlaceLast: false,
  isNameLast: false,
  hasPerson: false,
}

function readBuilding(written: string): Item[] {
  const text = withoutEnding(written)
  if (isCompany(text) && !isBuildingLike(text)) return readRest(text, noPlace)
  const words = text.split(' ')
  for (const count of [3, 2, 1]) {
    if (words.length < count) continue
    const ending = words.slice(-count).join(' ')
    const found = findName(ending)
    if (!found || found.rest !== '' || found.name.length + 3 < ending.length) continue
    const before = words.slice(0, -count).join(' ')
    const name = splitName(found.name)
    if (!name) continue
    return [...(before === '' ? [] : [{ kind: 'more-place', text: before } as const]), { kind: 'name', name }]
  }
  return [{ kind: 'more-place', text }]
}

/** Removes what brackets hold: readings become items, remarks and counts are dropped. */
function withoutBrackets(text: string): { plain: string; items: Item[] } {
  const items: Item[] = []
  const plain = text
    .replace(/[(]([^()]{0,40})[)]/g, (whole, inner: string) => {
      if (/^\s*旧姓/.test(inner)) return ' '
      const isReading =
        /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u.test(inner) && inner.trim().length > 1
      if (isReading) items.push({ kind: 'kana', text: inner })
      if (isReading || /\d+\s*(?:個|点|本|箱|件|つ)|内線|担当|^[\sA-Za-z.'-]+$|様用|分$/.test(inner))
        return ' '
      return /^[株有同]$/.test(inner) ? `(${inner})` : whole
    })
    .replace(/(?<=様|さま|さん|殿|先生)\s*[(][^()]{0,40}[)]/g, ' ')
    .replace(/「[^」]{0,40}」/g, ' ')
  return { plain: plain.replace(/\s+/g, ' ').trim(), items }
}

/** Reads a piece that holds no address: a company, a department, a name, or the rest of an address. */
function readRest(text: string, known: Known): Item[] {
  const { plain, items } = withoutBrackets(text)
  const pieces = plain.split(/[、。,!?\/|]/).map((piece) => piece.trim())
  return [...pieces.flatMap((piece) => (piece === '' ? [] : readPiece(piece, known))), ...items]
}

function readPiece(piece: string, known: Known): Item[] {
  if (known.isNameLast && onlyKana.test(piece)) return [{ kind: 'kana', text: piece }]
  if (known.isPlaceLast && isRestOfPlace(piece, known))
    return [{ kind: 'more-place', text: withoutEnding(piece) }]
  if (!known.hasPerson && !known.hasPlace && isLatinName(piece))
    return [{ kind: 'name', name: splitName(piece)! }]
  const found = findName(piece)
  const rest = found?.rest ?? piece
  const before = organisationItems(rest, known)
  const name = found && splitName(found.name)
  if (name) return [...before, { kind: 'name', name }]
  return before
}

/** Two capitalised words that no other line explains; which one is the surname stays unsure. */
const isLatinName = (text: string) =>
  /^[A-Z][a-z]+ [A-Z][A-Za-z'-]+$/.test(text) && !/Regards|Thank|Dear|Wishes|Tokyo|Japan/.test(text)

const onlyKana =
  /^[\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}(?: [\p{Script=Hiragana}\p{Script=Katakana}ー]+)?$/u

function isRestOfPlace(piece: string, known: Known): boolean {
  if (/^\d/.test(piece) && !known.hasNumber) return true
  if (!known.hasNumber && /^\S{1,20}?\d+(?:-|丁目|番|$)/.test(piece)) return true
  const isSentence = /[はがをでにです。]$|ます|ください|※/.test(piece) || piece.length > 40
  return !isSentence && isBuildingLike(piece) && !findName(piece) && !isCompany(piece)
}

/** Companies and departments of a piece. A room behind them belongs to the address. */
function organisationItems(piece: string, known: Known): Item[] {
  const words = piece.split(/\s+/).filter((word) => word !== '' && !isTitle(word))
  if (words.length === 0 || /ます|です|ください|ました|※/.test(piece)) return []
  const rooms = words.filter((word) => /^\S*\d+\S*(?:室|階|号)$/.test(word))
  const text = companyParts(words.filter((word) => !rooms.includes(word)).join(' '))
  const more: Item[] = known.hasPlace ? rooms.map((room) => ({ kind: 'more-place', text: room })) : []
  if (isCompany(text) || (text !== '' && /御中$/.test(piece))) return [{ kind: 'company', text }, ...more]
  if (text !== '' && text.split(' ').every(isDepartment)) return [{ kind: 'department', text }, ...more]
  return []
}
