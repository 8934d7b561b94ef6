import type { CartAddressInput, CartProduct, CartShipping, UserAddress } from '@storefront/contracts'
import { completeAddress } from '../shipping/address/complete-address.rules'
import type { Destination } from '../shipping/shipping.api'

export const newAddress = 'new'

/** Builds the destination. `saved` is the id of an address in the address book, or `newAddress`. */
export const toDestination = (saved: string, typed: Partial<CartAddressInput> = {}): Destination =>
  saved === newAddress ? { address: completeAddress(typed) } : { user_address_id: Number(saved) }

/** For each line key, the number of pieces that go to the additional address. */
export type Shares = Record<string, string>

export type AnotherValues = { saved: string; recipient?: CartAddressInput | undefined; shares: Shares }

/** Separates lines that move entirely from lines that are split between the two addresses. */
export function splitShares(products: readonly CartProduct[], shares: Shares) {
  const wanted = products.map((line) => ({
    line,
    count: Math.min(Number(shares[line.key] ?? 0), line.quantity),
  }))
  return {
    whole: wanted.filter(({ line, count }) => count === line.quantity).map(({ line }) => line.key),
    parts: wanted
      .filter(({ line, count }) => count > 0 && count < line.quantity)
      .map(({ line, count }) => ({ key: line.key, stays: line.quantity - count, moves: count })),
  }
}

export const shareChoices = (quantity: number, counter: string) =>
  Array.from({ length: quantity + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? '届けない' : `${count}${counter}`,
  }))

/** Returns a message unless each of the two addresses receives at least one piece. */
export function checkShares(products: readonly CartProduct[], shares: Shares): string | undefined {
  const moved = products.reduce((sum, { key }) => sum + Number(shares[key] ?? 0), 0)
  const total = products.reduce((sum, { quantity }) => sum + quantity, 0)
  if (moved === 0) return 'この住所に届ける商品をお選びください'
  return moved >= total ? 'すべてを届ける場合は、お届け先を変更してください' : undefined
}

/**
 * Lists saved addresses that the cart doesn't use yet. To send a second parcel to the same address, the
 * shopper splits the existing parcel.
 */
export const freeAddresses = (
  addresses: readonly UserAddress[],
  shippings: readonly CartShipping[],
): UserAddress[] =>
  addresses.filter(({ id }) => shippings.every(({ user_address_id }) => user_address_id !== id))
