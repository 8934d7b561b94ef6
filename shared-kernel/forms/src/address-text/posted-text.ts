import type { CartAddressInput } from '@storefront/contracts'
import type { PostedForm } from '@storefront/http'
import type { PostedText } from './address-text'
import type { AddressTextCalls } from './use-readings'
import {
  hasProblems,
  isAsking,
  isKnown,
  listQuestions,
  readingFields,
  toReading,
  toTable,
  valueOf,
  type Reading,
} from './reading.rules'

type ReadText = { addresses: CartAddressInput[] } | { refused: Omit<PostedForm, 'intent'> }

/**
 * Reads a posted text without JavaScript. If a recipient is incomplete or unsure, nobody is accepted: the
 * field then contains a table of what was read, with the questions above it. The same table, posted
 * unchanged, confirms what was unsure.
 */
export async function readPostedText(
  form: FormData,
  { readText }: Pick<AddressTextCalls, 'readText'>,
): Promise<ReadText> {
  const text = String(form.get('addressText') ?? '')
  const isConfirmed = toPlain(text) === toPlain(String(form.get('addressTable') ?? ''))
  const readings = (await readText(text)).map((one, index) => toReading(one, String(index)))
  const open = readings.filter(isConfirmed ? hasProblems : isAsking)
  if (open.length === 0)
    return { addresses: readings.filter((one) => !isKnown(one)).map(({ address }) => address) }
  const table = toTable(readings)
  const told = readings.flatMap((one, index) =>
    open.includes(one) ? listMessages(one).map((words) => `${index + 2}行目${toName(one)}：${words}`) : [],
  )
  const message = '読み取った内容を表にしました。次の点を確かめ、直すところを直して、もう一度押してください。'
  return {
    refused: {
      message,
      errors: { text: [message, ...told] },
      values: { ...textsOf(form), addressText: table, addressTable: table },
    },
  }
}

/** Returns the input that {@link readPostedText} sent back. */
export function toPostedText(posted: PostedForm | undefined): PostedText {
  const isRead = posted?.intent === 'address-text'
  const { addressText = '', addressTable } = (isRead && posted.values) || {}
  const problem = isRead ? (posted.errors?.['text']?.join('\n') ?? posted.message) : undefined
  return { text: addressText, table: addressTable, problem }
}

const textsOf = (form: FormData) =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))

/** A browser posts line breaks as CRLF. */
const toPlain = (text: string) => text.replace(/\r\n?/g, '\n').trim()

const toName = (one: Reading) => {
  const name = `${valueOf(one, 'shipping_last_name')} ${valueOf(one, 'shipping_first_name')}`.trim()
  return name && `（${name} さま）`
}

const listMessages = (one: Reading) => [
  ...readingFields.flatMap(([field]) => one.problems[field] ?? []),
  ...listQuestions(one),
]
