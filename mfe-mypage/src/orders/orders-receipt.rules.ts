import { normaliseWidth } from '@storefront/locale-ja'

type ReceiptKey = { no: string; t: string }

/** What was typed or pasted, as the link has it: the mail's whole link names both. */
export function receiptKeyOf({ no, t }: ReceiptKey): ReceiptKey {
  const pasted = /[?&]t=([\w-]+)/.exec(t)?.[1]
  return { no: normaliseWidth(no).trim().toUpperCase(), t: pasted ?? normaliseWidth(t).trim() }
}
