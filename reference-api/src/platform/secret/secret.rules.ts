import { createHmac, hkdfSync } from 'node:crypto'
import { addressKey } from '@storefront/telemetry/server'

/** Keys for one purpose, newest first. The newest signs, and all of them verify. */
export type KeyRing = readonly [string, ...string[]]

/** One key ring per purpose. No ring accepts another ring's signatures. */
export type Secrets = {
  /** Keys agreed with the payment service, which signs its notifications with them. */
  payment: KeyRing
  /** Keys that derive guests' receipt links. */
  receipt: KeyRing
  /** Keys that derive social gift links. */
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

/** Parses a key ring from a variable such as `newest,older`. Returns undefined if the variable is empty. */
export function parseKeyRing(text: string | undefined): KeyRing | undefined {
  const [newest, ...older] = (text ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
  return newest === undefined ? undefined : [newest, ...older]
}

/** Returns a one-sentence error if the ring contains a guessable key. */
export function findWeakness(variable: string, ring: KeyRing): string | undefined {
  if (ring.some((key) => examples.test(key))) return `${variable} holds a well-known example: ${howToMake}.`
  if (ring.some((key) => key.length < lengthMin))
    return `${variable} is shorter than ${lengthMin} characters: ${howToMake}.`
  return undefined
}

/** Returns a one-sentence error for a shop on PostgreSQL that lacks this secret. */
export const describeMissingSecret = (variable: string) =>
  `${variable} is missing: a shop on a PostgreSQL server names its secrets; ${howToMake}.`

/** Derives a separate key for a narrower purpose of the same holder (HKDF-SHA256). */
export const derivedKey = (key: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, 32)).toString('base64url')

/** Derives the shop's credential for the payment service. */
export const merchantKey = (key: string) => derivedKey(key, 'payment-merchant')

/**
 * Computes a mark shared by orders from the same address or IPv6 network. The mark doesn't reveal the
 * address.
 */
export const addressMark = ({ payment: [newest] }: Secrets, address: string) =>
  createHmac('sha256', derivedKey(newest, 'order-address')).update(addressKey(address)).digest('base64url')
