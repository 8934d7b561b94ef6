import type { Cart, CartAddressInput, CartProduct, CartShipping, UserAddress } from '@storefront/contracts'
import { normaliseCount } from '@storefront/locale-ja'
import { addressOfOrderer } from '../shipping/address/complete-address.rules'
import type { Goods } from './goods.rules'

/** An address in the cart, or an address that will be added. */
export type Destination = {
  /** The cart's key, or an id generated on this screen. */
  id: string
  key?: string
  user_address_id?: number
  address?: CartAddressInput
  name: string
  place: string
}

/** Typed quantities, by column key. */
export type Counts = Record<string, string>
export type Row = { destination: Destination; counts: Counts }
export type Matrix = { rows: Row[]; everyone: Counts }

export type MatrixChange =
  | { count: string; of: string; at: string }
  | { everyone: string; of: string }
  | { giveToAll: true }
  | { add: Destination[] }
  | { remove: string }
  | { restore: Matrix }

export function changeMatrix(matrix: Matrix, change: MatrixChange): Matrix {
  const { rows, everyone } = matrix
  if ('restore' in change) return change.restore
  if ('add' in change)
    return {
      ...matrix,
      rows: [...rows, ...change.add.map((destination) => ({ destination, counts: everyone }))],
    }
  if ('remove' in change)
    return { ...matrix, rows: rows.filter(({ destination }) => destination.id !== change.remove) }
  if ('giveToAll' in change) return { ...matrix, rows: rows.map((row) => ({ ...row, counts: everyone })) }
  if ('everyone' in change) return { ...matrix, everyone: { ...everyone, [change.of]: change.everyone } }
  return {
    ...matrix,
    rows: rows.map((row) =>
      row.destination.id === change.at
        ? { ...row, counts: { ...row.counts, [change.of]: change.count } }
        : row,
    ),
  }
}

/**
 * Parses a whole number of up to four digits. Returns 0 for an empty text and undefined for any other text.
 */
export function parseCount(typed: string | undefined): number | undefined {
  const digits = normaliseCount(typed ?? '')
  return digits === '' ? 0 : /^\d{1,4}$/.test(digits) ? Number(digits) : undefined
}

export const sumCounts = (counts: Counts, goods: readonly Goods[]) =>
  goods.reduce((sum, { key }) => sum + (parseCount(counts[key]) ?? 0), 0)

export const computeTotal = (rows: readonly Row[], goodsKey: string) =>
  rows.reduce((sum, { counts }) => sum + (parseCount(counts[goodsKey]) ?? 0), 0)

/**
 * Builds the matrix from the cart's addresses and quantities. If the cart has no address, the known
 * destination gets everything.
 */
export function buildMatrix(
  { data: { detail } }: Cart,
  goods: readonly Goods[],
  known: Destination | undefined,
): Matrix {
  const everyone = Object.fromEntries(goods.map(({ key }) => [key, '1']))
  const rows = detail.shippings.map((shipping) => ({
    destination: toDestination(shipping),
    counts: computeCounts(detail.products, goods, ({ packing_key }) =>
      shipping.packings.some(({ key }) => key === packing_key),
    ),
  }))
  const all = computeCounts(detail.products, goods, () => true)
  return { rows: rows.length > 0 || !known ? rows : [{ destination: known, counts: all }], everyone }
}

function computeCounts(
  products: readonly CartProduct[],
  goods: readonly Goods[],
  isMeant: (line: CartProduct) => boolean,
): Counts {
  return Object.fromEntries(
    goods.map(({ key, lineKeys }) => {
      const lines = products.filter((line) => lineKeys.includes(line.key) && isMeant(line))
      return [key, String(lines.reduce((sum, { quantity }) => sum + quantity, 0))]
    }),
  )
}

const toDestination = (shipping: CartShipping): Destination => ({
  id: shipping.key,
  key: shipping.key,
  ...(shipping.user_address_id === null ? {} : { user_address_id: shipping.user_address_id }),
  name: shipping.shipping_name ?? '',
  place: shipping.full_address ?? '',
})

export const savedDestination = (saved: UserAddress): Destination => ({
  id: `saved-${saved.id}`,
  user_address_id: saved.id,
  name: saved.shipping_name,
  place: saved.full_address,
})

/** Converts a typed address. `mark` distinguishes it from the same address added earlier. */
export const typedDestination = (address: CartAddressInput, mark: string): Destination => ({
  id: `new-${mark}`,
  address,
  name: `${address.shipping_last_name} ${address.shipping_first_name}`,
  place:
    `〒${address.postal_code.slice(0, 3)}-${address.postal_code.slice(3)} ${address.prefecture}${address.city}${address.address1} ${address.address2 ?? ''}`.trim(),
})

export const toDistribution = ({ rows }: Matrix, goods: readonly Goods[]) =>
  rows.map(({ destination: { key, user_address_id, address }, counts }) => ({
    ...(key ? { key } : address ? { address } : { user_address_id }),
    goods: goods.flatMap(({ key: product_key }) => {
      const quantity = parseCount(counts[product_key]) ?? 0
      return quantity > 0 ? [{ product_key, quantity }] : []
    }),
  }))

/** Returns the member's default address, or the orderer's address if there are no saved addresses. */
export function knownDestination(
  { data: { detail } }: Cart,
  addresses: readonly UserAddress[],
): Destination | undefined {
  const saved = addresses.find(({ is_default }) => is_default) ?? addresses[0]
  if (saved) return savedDestination(saved)
  return detail.orderer ? typedDestination(addressOfOrderer(detail.orderer), 'orderer') : undefined
}

export const freeAddresses = (addresses: readonly UserAddress[], { rows }: Matrix) =>
  addresses.filter(({ id }) => rows.every(({ destination }) => destination.user_address_id !== id))

/** Applies the quantities of a posted form. Its fields are `count.{id}.{goods}` and `everyone.{goods}`. */
export function countsPosted(matrix: Matrix, values: Record<string, string> = {}): Matrix {
  return Object.entries(values).reduce((all, [name, typed]) => {
    const [kind, ...path] = name.split('.')
    const [first = '', second = ''] = path
    if (kind === 'count') return changeMatrix(all, { count: typed, of: second, at: first })
    return kind === 'everyone' ? changeMatrix(all, { everyone: typed, of: first }) : all
  }, matrix)
}

/** A typed matrix, with the cart's addresses and quantities at that time. */
export type TypedMatrix = { matrix: Matrix; shippings: string[]; quantities: Record<string, number> }

export const typedMatrix = (matrix: Matrix, { data }: Cart, goods: readonly Goods[]): TypedMatrix => ({
  matrix,
  shippings: data.detail.shippings.map(({ key }) => key),
  quantities: Object.fromEntries(goods.map(({ key, quantity }) => [key, quantity])),
})

/**
 * Detects an address that was typed here and that the cart has received since, e.g. from another tab or a
 * second submit.
 */
const isSamePlace = (one: Destination, other: Destination) =>
  (one.user_address_id !== undefined && one.user_address_id === other.user_address_id) ||
  (one.name === other.name && one.place === other.place)

/**
 * Merges a typed matrix into the current cart. Quantities are kept for products whose total is unchanged.
 * Rows are kept for addresses that still exist or were never submitted. Everything else comes from the cart.
 * At addresses that the cart doesn't have, quantities are capped if the product's total was reduced.
 */
export function resumeMatrix(fresh: Matrix, typed: TypedMatrix, goods: readonly Goods[]): Matrix {
  const boundOf = ({ key, quantity }: Goods, count = '0') =>
    quantity < (typed.quantities[key] ?? 0) && (parseCount(count) ?? 0) > quantity ? String(quantity) : count
  const isKept = ({ key, quantity }: Goods) => typed.quantities[key] === quantity
  const merged = (own: Counts, now: Counts = {}): Counts =>
    Object.fromEntries(
      goods.map((one) => [
        one.key,
        (isKept(one) ? own[one.key] : now[one.key]) ?? boundOf(one, own[one.key]),
      ]),
    )
  const nowAt = new Map(fresh.rows.map((row) => [row.destination.id, row]))
  const added = fresh.rows.filter(
    ({ destination: { key } }) => key !== undefined && !typed.shippings.includes(key),
  )
  const rows = typed.matrix.rows.flatMap(({ destination, counts }) => {
    const now = nowAt.get(destination.id)
    const isGone = destination.key !== undefined && !now
    const hasCome =
      destination.key === undefined && added.some((row) => isSamePlace(destination, row.destination))
    if (isGone || hasCome) return []
    return [{ destination: now?.destination ?? destination, counts: merged(counts, now?.counts) }]
  })
  return { rows: [...rows, ...added], everyone: merged(typed.matrix.everyone, fresh.everyone) }
}
