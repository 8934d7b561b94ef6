import type { Cart } from '@storefront/contracts'
import type { CartKind } from '../../buy-now/checkout-path'

type Version = Pick<Cart, 'token' | 'version'>

/** The newest version of each cart that this page alone has led to, since the page came. */
const own: Partial<Record<CartKind, Version>> = {}

export const ownVersionOf = (kind: CartKind): Version | undefined => own[kind]

/** The cart as this page knows it now: whatever comes above it is another tab's, or another device's. */
export function acceptVersion({ token, version }: Version, kind: CartKind) {
  own[kind] = { token, version }
}

/** A write of this page counts the version up by one: what is above that others have written. */
export function countOwnWrite(before: Version, answer: Version, kind: CartKind) {
  const known = own[kind]
  if (known?.token === answer.token && known.version === before.version && answer.version > before.version)
    own[kind] = { token: answer.token, version: before.version + 1 }
}
