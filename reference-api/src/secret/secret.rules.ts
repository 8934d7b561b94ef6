import { createHmac, hkdfSync } from 'node:crypto'
import { addressKey } from '@storefront/telemetry/server'

/** Keys of one purpose, the newest first: it signs, every one of them verifies. */
export type KeyRing = readonly [string, ...string[]]

/** One key ring for one purpose: none opens what another one has signed. */
export type Secrets = {
  /** Agreed with the payment service: signs its notifications. */
  payment: KeyRing
  /** Makes the links of guests' receipts. */
  receipt: KeyRing
  /** Makes the links of social gifts. */
  gift: KeyRing
}

export type SecretName = keyof Secrets

/** The variable that names each secret. */
export const secretVariables = {
  payment: 'PAYMENT_SECRET',
  receipt: 'RECEIPT_LINK_SECRET',
  gift: 'GIFT_LINK_SECRET',
} as const satisfies Record<SecretName, string>

const lengthMin = 32
const examples = /change[-_ ]?me|sandbox-only|^(.)\1*$/i
const howToMake = 'make one with `openssl rand -hex 32`'

/** The ring of a variable, e.g. `newest,older`; undefined when it names none. */
export function ringOf(text: string | undefined): KeyRing | undefined {
  const [newest, ...older] = (text ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
  return newest === undefined ? undefined : [newest, ...older]
}

/** One sentence when a ring holds a key that anybody could guess. */
export function weaknessOf(variable: string, ring: KeyRing): string | undefined {
  if (ring.some((key) => examples.test(key))) return `${variable} holds a well-known example: ${howToMake}.`
  if (ring.some((key) => key.length < lengthMin))
    return `${variable} is shorter than ${lengthMin} characters: ${howToMake}.`
  return undefined
}

/** One sentence for a shop on PostgreSQL that names no secret. */
export const absenceOf = (variable: string) =>
  `${variable} is missing: a shop on a PostgreSQL server names its secrets; ${howToMake}.`

/** A key of its own for a smaller purpose of the same holder (HKDF-SHA256). */
export const derivedKey = (key: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, 32)).toString('base64url')

/** What a shop shows the payment service when it asks for something. */
export const merchantKey = (key: string) => derivedKey(key, 'payment-merchant')

/**
 * What tells that two orders came from one address, or one network of IPv6, and nothing of the address
 * itself.
 */
export const addressMark = ({ payment: [newest] }: Secrets, address: string) =>
  createHmac('sha256', derivedKey(newest, 'order-address')).update(addressKey(address)).digest('base64url')
