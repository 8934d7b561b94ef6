import { createHmac, hkdfSync } from 'node:crypto'
import { addressKey } from '@storefront/telemetry/server'

/** Keys for one purpose, newest first. The newest signs, and all of them verify. */
export type KeyRing = readonly [string, ...string[]]

/** One key ring per purpose. None accepts another's signatures. */
export type Secrets = {
  /** Agreed with the payment service, to sign its notifications. */
  payment: KeyRing
  /** Derives guests' receipt links. */
  receipt: KeyRing
  /** Derives social gift links. */
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

/** Parses a key ring from a variable such as `newest,older`. Undefined if it's empty. */
export function ringOf(text: string | undefined): KeyRing | undefined {
  const [newest, ...older] = (text ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
  return newest === undefined ? undefined : [newest, ...older]
}

/** A one-sentence error if the ring contains a guessable key. */
export function weaknessOf(variable: string, ring: KeyRing): string | undefined {
  if (ring.some((key) => examples.test(key))) return `${variable} holds a well-known example: ${howToMake}.`
  if (ring.some((key) => key.length < lengthMin))
    return `${variable} is shorter than ${lengthMin} characters: ${howToMake}.`
  return undefined
}

/** A one-sentence error for a shop on PostgreSQL that lacks this secret. */
export const absenceOf = (variable: string) =>
  `${variable} is missing: a shop on a PostgreSQL server names its secrets; ${howToMake}.`

/** Derives a separate key for a narrower purpose of the same holder (HKDF-SHA256). */
export const derivedKey = (key: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, 32)).toString('base64url')

/** The shop's credential with the payment service. */
export const merchantKey = (key: string) => derivedKey(key, 'payment-merchant')

/** A mark shared by orders from the same address or IPv6 network. It doesn't reveal the address. */
export const addressMark = ({ payment: [newest] }: Secrets, address: string) =>
  createHmac('sha256', derivedKey(newest, 'order-address')).update(addressKey(address)).digest('base64url')
