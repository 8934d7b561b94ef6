import type { Cart } from '@storefront/contracts'
import type { CartKind } from '../../buy-now/checkout-path'

type Version = Pick<Cart, 'token' | 'version'>

/** For each cart, the latest version that only this page's own changes produced. */
const own: Partial<Record<CartKind, Version>> = {}

export const ownVersionOf = (kind: CartKind): Version | undefined => own[kind]

/** Sets the version known to this page. Any higher one comes from another tab or device. */
export function acceptVersion({ token, version }: Version, kind: CartKind) {
  own[kind] = { token, version }
}

/** One of this page's writes increments the version by one. A bigger jump means someone else wrote too. */
export function countOwnWrite(before: Version, answer: Version, kind: CartKind) {
  const known = own[kind]
  if (known?.token === answer.token && known.version === before.version && answer.version > before.version)
    own[kind] = { token: answer.token, version: before.version + 1 }
}
