import type { Cart } from '@storefront/contracts'
import type { CartKind } from '../../buy-now/checkout-path'

type Version = Pick<Cart, 'token' | 'version'>

/** The newest version of each cart that this page alone produced since it was loaded. */
const own: Partial<Record<CartKind, Version>> = {}

export const ownVersionOf = (kind: CartKind): Version | undefined => own[kind]

/** The version that this page knows: any higher one comes from another tab or device. */
export function acceptVersion({ token, version }: Version, kind: CartKind) {
  own[kind] = { token, version }
}

/** A write of this page increments the version by one; a higher increment comes from others. */
export function countOwnWrite(before: Version, answer: Version, kind: CartKind) {
  const known = own[kind]
  if (known?.token === answer.token && known.version === before.version && answer.version > before.version)
    own[kind] = { token: answer.token, version: before.version + 1 }
}
