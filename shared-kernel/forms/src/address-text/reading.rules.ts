import type { CartAddressInput, RecipientReading } from '@storefront/contracts'

/** Fields of a recipient in the order of the screen, with their labels. */
export const readingFields = [
  ['shipping_last_name', '姓'],
  ['shipping_first_name', '名'],
  ['shipping_last_name_kana', 'セイ'],
  ['shipping_first_name_kana', 'メイ'],
  ['postal_code', '郵便番号'],
  ['prefecture', '都道府県'],
  ['city', '市区町村'],
  ['address1', '町名・番地'],
  ['address2', '建物名・部屋番号'],
  ['phone_number', '電話番号'],
] as const satisfies readonly (readonly [keyof CartAddressInput, string])[]
export type ReadingField = (typeof readingFields)[number][0]

/** A recipient that was read and that the shopper may complete. `id` is unique on the screen. */
export type Reading = RecipientReading & {
  id: string
  /** Fields that were missing or unsure. They stay editable after they have been corrected. */
  editable: ReadingField[]
}

export const toReading = (read: RecipientReading, id: string): Reading =>
  withEditable({ ...read, ...(isKnown(read) && { unsure: [], problems: {} }), id, editable: [] })

/** True for a recipient that the member's address book has. It needs no correction and isn't added. */
export const isKnown = ({ is_known = false }: RecipientReading) => is_known

const withEditable = (one: Reading): Reading => ({
  ...one,
  editable: readingFields.flatMap(([field]) =>
    one.editable.includes(field) || one.unsure.includes(field) || one.problems[field] ? [field] : [],
  ),
})

/** Questions to the shopper, by the field that is unsure. */
const questions: Record<ReadingField, string> = {
  shipping_last_name: '姓と名の区切りをご確認ください',
  shipping_first_name: '名をご確認ください',
  shipping_last_name_kana: '読みの区切りをご確認ください',
  shipping_first_name_kana: '読みをご確認ください',
  postal_code: '郵便番号がご住所と合っているか、ご確認ください',
  prefecture: '都道府県をご確認ください',
  city: '市区町村をご確認ください',
  address1: '番地までそろっているか、ご確認ください',
  address2: '番地との区切りをご確認ください',
  phone_number: '電話番号をご確認ください',
}

/** Asks once for a name or reading whose split is unsure in both parts. */
const askedBefore: Partial<Record<ReadingField, ReadingField>> = {
  shipping_first_name: 'shipping_last_name',
  shipping_first_name_kana: 'shipping_last_name_kana',
}

export function findQuestion(field: ReadingField, { unsure }: Reading): string | undefined {
  const before = askedBefore[field]
  if (!unsure.includes(field) || (before && unsure.includes(before))) return undefined
  return questions[field]
}

export const listQuestions = (reading: Reading) =>
  readingFields.flatMap(([field]) => findQuestion(field, reading) ?? [])

export const hasProblems = (reading: RecipientReading) =>
  !isKnown(reading) && Object.keys(reading.problems).length > 0
export const isAsking = (reading: Reading) => hasProblems(reading) || reading.unsure.length > 0

export const valueOf = ({ address }: Reading, field: ReadingField) => address[field] ?? ''

/** A pasted text and what was read from it so far. */
export type Pasted = { text: string; readings: readonly Reading[] }

export type PastedChange =
  | { text: string }
  | { append: string }
  | { read: Reading[] }
  | { remove: string }
  | { of: string; field: ReadingField; value: string }
  | { phone: string }
  | { checked: Reading[] }
  | { restore: Pasted }

/** Applies a change. A changed field loses its message, and keeps its question until it is added. */
export function changePasted(pasted: Pasted, change: PastedChange): Pasted {
  const { text, readings } = pasted
  if ('restore' in change) return { ...change.restore, text: text || change.restore.text }
  if ('text' in change) return { ...pasted, text: change.text }
  if ('append' in change) return { ...pasted, text: [text.trim(), change.append].filter(Boolean).join('\n') }
  if ('read' in change) return { text: '', readings: [...readings, ...change.read] }
  return { ...pasted, readings: changeReadings(readings, change) }
}

function changeReadings(
  readings: readonly Reading[],
  change: Extract<
    PastedChange,
    { remove: string } | { of: string } | { phone: string } | { checked: Reading[] }
  >,
): readonly Reading[] {
  if ('checked' in change) return change.checked
  if ('remove' in change) return readings.filter(({ id }) => id !== change.remove)
  if ('phone' in change)
    return readings.map((one) => (isPhoneMissing(one) ? withValue(one, 'phone_number', change.phone) : one))
  return readings.map((one) => (one.id === change.of ? withValue(one, change.field, change.value) : one))
}

function withValue(reading: Reading, field: ReadingField, value: string): Reading {
  const { [field]: _told, ...problems } = reading.problems
  return { ...reading, problems, is_known: false, address: { ...reading.address, [field]: value } }
}

export const isPhoneMissing = (reading: Reading) =>
  !isKnown(reading) && valueOf(reading, 'phone_number') === ''

/** Replaces each reading by its checked address, but keeps what was asked and where it came from. */
export const mergeChecked = (readings: readonly Reading[], checked: readonly RecipientReading[]) =>
  readings.map((one, index): Reading => {
    const { address, problems } = checked[index] ?? one
    return withEditable({ ...one, address, problems })
  })

/** Writes readings as a table that the next read splits exactly as it is written. */
export const toTable = (readings: readonly Reading[]) =>
  [
    readingFields.map(([, label]) => label).join('\t'),
    ...readings.map((one) =>
      readingFields.map(([field]) => valueOf(one, field).replace(/\s+/g, ' ')).join('\t'),
    ),
  ].join('\n')
