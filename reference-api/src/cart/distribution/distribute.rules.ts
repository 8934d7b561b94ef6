import type { BodyOf, distributeCart } from '@storefront/contracts'
import { placeKey } from '../../delivery/delivery/same-place.rules'
import type { CartFormTerms } from '../../page-form/form-check.rules'
import { Rejection, type FieldErrors } from '../../platform/http/rejection'
import { newKey } from '../../platform/secret/token.rules'
import type { StoredAddress } from '../../account/user-address/user-address.table'
import { requireLine, requireProductOnSale, requireStock } from '../write/cart-line-check.rules'
import type { CartLineRow } from '../line/cart-line.table'
import { giftHasNoAddress, newShipping, resolveAddress } from '../shipping/cart-shipping.rules'
import type { CartShippingRow } from '../shipping/cart-shipping.table'
import { newPacking } from '../write/packing-writes.rules'
import type { CartState } from '../state/cart-state.table'
import { applyWrites, keysOf, type CartWrite } from '../write/cart-write.rules'
import { lineIdentity } from '../write/line-identity.rules'
import { shareLines } from './share-lines.rules'

export type Destination = BodyOf<typeof distributeCart>['destinations'][number]

/** Data for validating new destinations: the shop's form terms and the member's own addresses. */
export type DistributionFacts = {
  formTerms: CartFormTerms
  own: ReadonlyMap<number, StoredAddress>
  isMultipleAllowed: boolean
}

/** Quantity of a product for a parcel. `template` is a line to copy the product's options from. */
export type Share = { packing_key: string; template: CartLineRow; quantity: number }

/**
 * Max combinations of destination and product in an order. A larger order could be neither packed nor
 * displayed.
 */
const sharesMax = 500

const refused = (errors: FieldErrors) =>
  new Rejection(422, 'cart.distribution.refused', Object.values(errors)[0]?.[0] ?? '', errors)

const changedMeanwhile = () =>
  new Rejection(
    422,
    'cart.distribution.changed',
    'カートの内容が別の画面で変わりました。画面を更新して、もう一度お決めください。',
  )

/**
 * Replaces all destinations and distributes the items among them. Every product in the cart must get a
 * destination.
 */
export function distribute(
  state: CartState,
  { destinations, version }: { destinations: readonly Destination[]; version?: number | undefined },
  facts: DistributionFacts,
): CartWrite[] {
  if (state.cart.gift) throw giftHasNoAddress()
  if (version !== undefined && version !== state.cart.version) throw changedMeanwhile()
  if (destinations.length > 1 && !facts.isMultipleAllowed)
    throw new Rejection(
      422,
      'cart.distribution.not_allowed',
      'このお店では、お届け先は一度のご注文につき一か所です。',
    )
  const shippings = buildShippings(state, destinations, facts)
  const kept = new Set(keysOf(shippings))
  const placed: CartWrite[] = [
    { drop: 'shippings', keys: keysOf(state.shippings).filter((key) => !kept.has(key)) },
    ...shippings
      .filter((row) => !state.shippings.includes(row))
      .map((row): CartWrite => ({ put: 'shippings', row })),
  ]
  const packed = packingsFor(applyWrites(state, placed), shippings)
  const there = applyWrites(state, [...placed, ...packed.writes])
  const shares = destinations.flatMap(({ goods }, index): Share[] =>
    goods.map(({ product_key, quantity }) => ({
      packing_key: packed.keys[index] ?? '',
      template: requireLine(state.lines, product_key),
      quantity,
    })),
  )
  checkShares(state, shares)
  return [...placed, ...packed.writes, ...shareLines(state, there, shares)]
}

/**
 * Returns a row for each destination, reusing the cart's existing rows. Reports the problems of all
 * destinations at once.
 */
function buildShippings(
  state: CartState,
  destinations: readonly Destination[],
  { formTerms, own }: DistributionFacts,
): CartShippingRow[] {
  const errors: FieldErrors = {}
  const rows = destinations.flatMap((destination, index): CartShippingRow[] => {
    const at = `destinations.${index}`
    if (destination.goods.length === 0) errors[at] = [`${index + 1}件目のお届け先に届ける商品がありません`]
    const known = state.shippings.find(({ key }) => key === destination.key)
    if (known) return [known]
    try {
      const { user_address_id = 0 } = destination
      const address = resolveAddress(destination, { formTerms, own: own.get(user_address_id) })
      if (address) return [newShipping(state, address)]
      errors[at] = [`${index + 1}件目のお届け先が変更されています。画面を更新してください`]
    } catch (error) {
      if (!(error instanceof Rejection)) throw error
      const problems = Object.entries(error.errors)
      for (const [field, words] of problems) errors[`${at}.${field}`] = words
      if (problems.length === 0) errors[at] = [`${index + 1}件目：${error.message}`]
    }
    return []
  })
  if (Object.keys(errors).length > 0) throw refused(errors)
  if (new Set(keysOf(rows)).size < rows.length)
    throw refused({ destinations: ['同じお届け先が二度指定されています。画面を更新してください'] })
  refuseTwins(state, rows)
  return rows
}

/**
 * Rejects a new address that duplicates another one, because two parcels to one place would cost postage
 * twice.
 */
function refuseTwins({ shippings }: CartState, rows: readonly CartShippingRow[]): void {
  const places = rows.map(placeKey)
  const errors: FieldErrors = {}
  for (const [index, row] of rows.entries()) {
    const first = places.indexOf(places[index] ?? '')
    const areKept = shippings.includes(row) && shippings.includes(rows[first]!)
    if (first < index && !areKept)
      errors[`destinations.${index}`] = [
        `${index + 1}件目のお届け先は、${first + 1}件目と同じです。1つにまとめてください`,
      ]
  }
  if (Object.keys(errors).length > 0) throw refused(errors)
}

/**
 * Returns the keys of each address's first parcel, in the given order, and the writes that add missing
 * parcels.
 */
function packingsFor(state: CartState, shippings: readonly CartShippingRow[]) {
  const rows = shippings.map(
    ({ key }) =>
      state.packings.find(({ shipping_key }) => shipping_key === key) ?? newPacking(state, newKey(), key),
  )
  const writes = rows
    .filter((row) => !state.packings.includes(row))
    .map((row): CartWrite => ({ put: 'packings', row }))
  return { keys: keysOf(rows), writes }
}

/** Rejects products that have no destination, and quantities raised above the stock. */
function checkShares(state: CartState, shares: readonly Share[]): void {
  if (shares.length > sharesMax)
    throw refused({
      destinations: [
        `一度に分けられるのは、お届け先と商品の組み合わせで${sharesMax.toLocaleString('ja-JP')}までです`,
      ],
    })
  const wanted = new Set(shares.map(({ template }) => lineIdentity(template)))
  const errors: FieldErrors = {}
  for (const line of state.lines) {
    if (wanted.has(lineIdentity(line))) continue
    const name = state.products.get(line.product_id)?.name ?? '商品'
    errors[`goods.${line.key}`] = [
      `「${name}」のお届け先がありません。数量を入力するか、カートから削除してください`,
    ]
  }
  for (const [productId, { template, quantity }] of totalsByProduct(shares)) {
    const before = state.lines
      .filter((line) => line.product_id === productId)
      .reduce((sum, line) => sum + line.quantity, 0)
    if (quantity <= before) continue
    try {
      requireStock(state, requireProductOnSale(state, productId), quantity)
    } catch (error) {
      if (!(error instanceof Rejection)) throw error
      errors[`goods.${template.key}`] = [error.message]
    }
  }
  if (Object.keys(errors).length > 0) throw refused(errors)
}

function totalsByProduct(shares: readonly Share[]) {
  const totals = new Map<number, Pick<Share, 'template' | 'quantity'>>()
  for (const { template, quantity } of shares) {
    const sum = totals.get(template.product_id)?.quantity ?? 0
    totals.set(template.product_id, { template, quantity: sum + quantity })
  }
  return totals
}
