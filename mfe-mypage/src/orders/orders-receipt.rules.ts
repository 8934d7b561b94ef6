import { normaliseWidth } from '@storefront/locale-ja'

type ReceiptKey = { no: string; t: string }

/** Normalises typed or pasted input. The code may also be the whole link in the email. */
export function normaliseReceiptKey({ no, t }: ReceiptKey): ReceiptKey {
  const pasted = /[?&]t=([\w-]+)/.exec(t)?.[1]
  return { no: normaliseWidth(no).trim().toUpperCase(), t: pasted ?? normaliseWidth(t).trim() }
}
