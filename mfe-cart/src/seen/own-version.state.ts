import type { Cart } from '@storefront/contracts'
import type { CartKind } from '../checkout-path'

type Version = Pick<Cart, 'token' | 'version'>

/** The latest version of each cart that this page knows. Only its own changes lead from one to the next. */
const own: Partial<Record<CartKind, Version>> = {}

export const getOwnVersion = (kind: CartKind): Version | undefined => own[kind]

/** Stores the version that this page knows. A higher version comes from another tab or device. */
export function acceptVersion({ token, version }: Version, kind: CartKind) {
  own[kind] = { token, version }
}

/**
 * Advances the known version by one for this page's own write. If the server's version has advanced further,
 * someone else has changed the cart too.
 */
export function countOwnWrite(before: Version, answer: Version, kind: CartKind) {
  const known = own[kind]
  if (known?.token === answer.token && known.version === before.version && answer.version > before.version)
    own[kind] = { token: answer.token, version: before.version + 1 }
}
