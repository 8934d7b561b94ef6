import { normaliseWidth } from '@storefront/locale-ja'

type ReceiptKey = { no: string; t: string }

/** Normalises typed or pasted input. Also accepts the whole link from the email as the code. */
export function receiptKeyOf({ no, t }: ReceiptKey): ReceiptKey {
  const pasted = /[?&]t=([\w-]+)/.exec(t)?.[1]
  return { no: normaliseWidth(no).trim().toUpperCase(), t: pasted ?? normaliseWidth(t).trim() }
}
