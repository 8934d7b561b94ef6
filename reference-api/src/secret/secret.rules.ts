import { createHmac, hkdfSync } from 'node:crypto'
import { addressKey } from '@storefront/telemetry/server'

/** Keys of one purpose, the newest first: it signs, all of them verify. */
export type KeyRing = readonly [string, ...string[]]

/** One key ring per purpose: none accepts the signature of another one. */
export type Secrets = {
  /** Agreed with the payment service: signs its notifications. */
  payment: KeyRing
  /** Derives the links of guests' receipts. */
  receipt: KeyRing
  /** Derives the links of social gifts. */
  gift: KeyRing
}

export type SecretName = keyof Secrets

export const secretVariables = {
  payment: 'PAYMENT_SECRET',
  receipt: 'RECEIPT_LINK_SECRET',
  gift: 'GIFT_LINK_SECRET',
} as const satisfies Record<SecretName, string>

const lengthMin = 32
const examples = /change[-_ ]?me|sandbox-only|^(.)\1*$/i
const howToMake = 'make one with `openssl rand -hex 32`'

/** The ring of a variable, e.g. `newest,older`; undefined when it is empty. */
export function ringOf(text: string | undefined): KeyRing | undefined {
  const [newest, ...older] = (text ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
  return newest === undefined ? undefined : [newest, ...older]
}

/** An error in one sentence when a ring holds a guessable key. */
export function weaknessOf(variable: string, ring: KeyRing): string | undefined {
  if (ring.some((key) => examples.test(key))) return `${variable} holds a well-known example: ${howToMake}.`
  if (ring.some((key) => key.length < lengthMin))
    return `${variable} is shorter than ${lengthMin} characters: ${howToMake}.`
  return undefined
}

/** An error in one sentence for a shop on PostgreSQL without this secret. */
export const absenceOf = (variable: string) =>
  `${variable} is missing: a shop on a PostgreSQL server names its secrets; ${howToMake}.`

/** A separate key for a narrower purpose of the same holder (HKDF-SHA256). */
export const derivedKey = (key: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, 32)).toString('base64url')

/** The shop's credential at the payment service. */
export const merchantKey = (key: string) => derivedKey(key, 'payment-merchant')

/** Equal for orders from one address, or one IPv6 network; reveals nothing of the address itself. */
export const addressMark = ({ payment: [newest] }: Secrets, address: string) =>
  createHmac('sha256', derivedKey(newest, 'order-address')).update(addressKey(address)).digest('base64url')
