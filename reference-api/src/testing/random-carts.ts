import fc from 'fast-check'
import { isForEachPiece } from '@storefront/contracts'
import { Rejection } from '../platform/http/rejection'
import { aCart, card, noshi, productIds, twoDestinations, wrapping } from './dressed-carts'
import { planMerge } from '../cart/cart-merge.rules'
import { copyAccessories } from '../cart/distribution/copy-accessories.rules'
import { distribute } from '../cart/distribution/distribute.rules'
import { attachAccessory, detachAccessory, modifyAccessory } from '../cart/line/cart-accessory.rules'
import { addProduct, deleteProducts, divideProduct, modifyProduct } from '../cart/line/cart-product.rules'
import { addPacking } from '../cart/shipping/cart-packing.rules'
import { resetShippings } from '../cart/shipping/cart-shipping.rules'
import { giftShippings } from '../cart/shipping/gift-shippings.rules'
import type { CartState } from '../cart/state/cart-state.table'
import { applyWrites, keysOf, type CartWrite } from '../cart/write/cart-write.rules'
import { dressedIdentities, lineIdentity } from '../cart/write/line-identity.rules'
import { settleWrites } from '../cart/write/settle-cart.rules'

const token = 'cart'

/** Few choices, so that many lines become equal. */
const texts = fc.constantFrom(undefined, '山田')
const inscription = fc.record({ noshi_name: texts, message: texts })
const accessory = fc.record({ accessory_id: fc.constantFrom(noshi, wrapping, card), words: inscription })
const pick = fc.nat({ max: 4 })
const quantity = fc.integer({ min: 1, max: 4 })
const product_id = fc.constantFrom(...productIds.slice(0, 2))
const dress = fc.uniqueArray(accessory, { maxLength: 2, selector: ({ accessory_id }) => accessory_id })

type Dress = { accessory_id: number; words: { noshi_name?: string; message?: string } }
const toBody = ({ accessory_id, words }: Dress) => ({
  accessory_id,
  ...(accessory_id === card ? { message: words.message } : {}),
  ...(accessory_id === noshi ? { noshi_name: words.noshi_name } : {}),
})

const at = <Row>(rows: readonly Row[], index: number): Row | undefined => rows[index % rows.length]
const keyAt = (rows: readonly { key: string }[], index: number) => at(rows, index)?.key ?? 'none'

/** `pieces` is the change of the cart's total. */
type Change = (state: CartState) => { writes: CartWrite[]; pieces?: number }

const adding = fc
  .record({ product_id, quantity, dress, embroidery: texts, index: pick })
  .map(({ dress: worn, embroidery, index, ...line }): Change => (state) => ({
    writes: addProduct(state, {
      ...line,
      ...(state.shippings.length > 0 ? { shipping_key: keyAt(state.shippings, index) } : {}),
      name_embroidery: embroidery,
      accessories: worn.map(toBody),
    }),
    pieces: line.quantity,
  }))
const modifying = fc
  .record({ index: pick, quantity, embroidery: texts })
  .map(({ index, quantity: wanted, embroidery }): Change => ({ lines, ...rest }) => ({
    writes: modifyProduct(
      { lines, ...rest },
      { token, key: keyAt(lines, index), quantity: wanted, name_embroidery: embroidery ?? null },
    ),
    pieces: wanted - (at(lines, index)?.quantity ?? 0),
  }))
const deleting = pick.map((index): Change => (state) => ({
  writes: deleteProducts(state, { token, key: keyAt(state.lines, index) }),
  pieces: -(at(state.lines, index)?.quantity ?? 0),
}))
const dividing = fc
  .record({ index: pick, moved: quantity, to: pick })
  .map(({ index, moved, to }): Change => (state) => {
    const line = at(state.lines, index)
    const stays = (line?.quantity ?? 0) - moved
    if (!line || stays <= 0) return { writes: [] }
    const parts = [{ quantity: stays }, { quantity: moved, packing_key: keyAt(state.packings, to) }]
    return { writes: divideProduct(state, { token, key: line.key, parts }) }
  })
const attaching = fc
  .record({ index: pick, accessory, isPacking: fc.boolean() })
  .map(({ index, accessory: one, isPacking }): Change => (state) => ({
    writes: attachAccessory(state, {
      token,
      ...toBody(one),
      ...(isPacking
        ? { packing_key: keyAt(state.packings, index) }
        : { product_key: keyAt(state.lines, index) }),
    }),
  }))
const inscribing = fc
  .record({ index: pick, words: inscription })
  .map(({ index, words }): Change => (state) => {
    const row = at(state.accessories, index)
    if (!row) return { writes: [] }
    const { accessory_id: _id, ...change } = toBody({ accessory_id: row.accessory_id, words })
    return { writes: modifyAccessory(state, { token, key: row.key, ...change }) }
  })
const detaching = pick.map((index): Change => (state) => ({
  writes: detachAccessory(state, { token, key: keyAt(state.accessories, index) }),
}))
const packingApart = fc.record({ index: pick, to: pick }).map(({ index, to }): Change => (state) => ({
  writes: addPacking(state, {
    token,
    shipping_key: keyAt(state.shippings, to),
    product_keys: [keyAt(state.lines, index)],
  }),
}))
const copying = pick.map((index): Change => (state) => ({
  writes: copyAccessories(state, keyAt(state.packings, index)),
}))
const gathering = fc.constant<Change>((state) => ({
  writes: resetShippings(state, { isRemovingAddress: false, fallback: undefined, isFirstGone: false }),
}))
const giving = fc.constantFrom(1, 2).map((count): Change => (state) => ({
  writes: giftShippings(state, count),
}))
const distributing = fc
  .record({ quantity, index: pick })
  .map(({ quantity: each, index }): Change => (state) => {
    const goods = [...new Map(state.lines.map((line) => [lineIdentity(line), line])).values()]
    const shares = goods.map(({ key }) => ({ product_key: key, quantity: each }))
    const destinations = state.shippings.slice(0, 1 + (index % 2)).map(({ key }) => ({ key, goods: shares }))
    if (destinations.length === 0 || goods.length === 0) return { writes: [] }
    return {
      writes: distribute(
        state,
        { destinations },
        { formTerms: {} as never, own: new Map(), isMultipleAllowed: true },
      ),
      pieces: destinations.length * goods.length * each - sum(state.lines),
    }
  })

const changes = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: adding },
    { weight: 2, arbitrary: attaching },
    ...[modifying, deleting, dividing, inscribing, detaching, packingApart].map((arbitrary) => ({
      weight: 1,
      arbitrary,
    })),
    ...[copying, gathering, giving, distributing].map((arbitrary) => ({ weight: 1, arbitrary })),
  ),
  { minLength: 2, maxLength: 12 },
)
const start = fc.constantFrom(aCart(), aCart([], [], twoDestinations))

const sum = (rows: readonly { quantity: number }[]) => rows.reduce((total, one) => total + one.quantity, 0)

function countBy<Row extends { quantity: number }>(rows: readonly Row[], nameOf: (row: Row) => string) {
  const counts: Record<string, number> = {}
  for (const row of rows) {
    const name = nameOf(row)
    counts[name] = (counts[name] ?? 0) + row.quantity
  }
  return Object.fromEntries(Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Counts pieces by goods, and accessories by the goods that wear them and by content. */
function contentOf({ lines, accessories }: CartState) {
  const goods = new Map(lines.map((line) => [line.key, lineIdentity(line)]))
  return {
    pieces: countBy(lines, lineIdentity),
    worn: countBy(accessories, ({ line_key, accessory_id, noshi_name, message }) =>
      JSON.stringify([goods.get(line_key), accessory_id, noshi_name ?? null, message ?? null]),
    ),
  }
}

const settle = (state: CartState) => applyWrites(state, settleWrites(state))

function tryChange(state: CartState, change: Change) {
  try {
    return change(state)
  } catch (error) {
    if (error instanceof Rejection) return { writes: [] }
    throw error
  }
}

/** Lists broken rules. Joining keeps pieces, accessories, the order of lines and each piece's dress. */
function problemsOf(decided: CartState, settled: CartState): string[] {
  const identities = dressedIdentities(settled)
  const places = settled.lines.map(({ key, packing_key }) => `${packing_key} ${identities.get(key)}`)
  const kept = keysOf(settled.lines)
  const checks = {
    'no equal lines': new Set(places).size === places.length,
    'same pieces and accessories': isSame(contentOf(settled), contentOf(decided)),
    'same order': isSame(
      keysOf(decided.lines).filter((key) => kept.includes(key)),
      kept,
    ),
    'no accessory without a line': settled.accessories.every(({ line_key }) => kept.includes(line_key)),
    'whole dress': isWholeDress(settled),
    'settled once': settleWrites(settled).length === 0,
  }
  return Object.entries(checks).flatMap(([name, isTrue]) => (isTrue ? [] : [name]))
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Every change of this model dresses whole lines, so each piece wears all that its line wears. */
function isWholeDress({ lines, accessories, accessoryGoods }: CartState): boolean {
  const pieces = new Map(lines.map(({ key, quantity: count }) => [key, count]))
  return accessories.every(
    (row) =>
      !isForEachPiece({ kind: accessoryGoods.get(row.accessory_id)?.kind ?? '' }) ||
      row.quantity === pieces.get(row.line_key),
  )
}

/** Makes the changes one after another, and throws after the first that breaks a rule. */
function runChanges(first: CartState, made: readonly Change[]): CartState {
  return made.reduce((state, change) => {
    const { writes, pieces = 0 } = tryChange(state, change)
    const decided = applyWrites(state, writes)
    const settled = settle(decided)
    const problems = problemsOf(decided, settled)
    if (sum(settled.lines) !== sum(state.lines) + pieces) problems.push('pieces added or lost')
    if (problems.length > 0) throw new Error(problems.join(', '))
    return settled
  }, first)
}

/** No change of a random cart leaves two equal lines, and none loses a piece or an accessory. */
export const joinsEqualLines = fc.property(start, changes, (first, made) => void runChanges(first, made))

function merge(member: CartState, guest: CartState): CartState {
  const packing_key = member.packings[0]?.key ?? null
  const { lines, accessories, move } = planMerge(member, guest, packing_key)
  const keys = keysOf(move)
  const worn = guest.accessories.filter(({ line_key }) => keys.includes(line_key))
  const moved = move.map((line) => ({ ...line, packing_key }))
  return settle(
    applyWrites(member, [
      ...[...lines, ...moved].map((row): CartWrite => ({ put: 'lines', row })),
      ...[...accessories, ...worn].map((row): CartWrite => ({ put: 'accessories', row })),
    ]),
  )
}

/** A merge at login keeps at least the larger quantity of all goods, and at most the sum of both carts. */
export const mergesAtLogin = fc.property(start, changes, changes, (first, ofMember, ofGuest) => {
  const member = runChanges(first, ofMember)
  const guest = runChanges(aCart(), ofGuest)
  const merged = merge(member, guest)
  const problems = problemsOf(merged, merged)
  const [own, brought] = [member, guest].map(({ lines }) => countBy(lines, lineIdentity))
  for (const [goods, count] of Object.entries(countBy(merged.lines, lineIdentity))) {
    const [mine, theirs] = [own?.[goods] ?? 0, brought?.[goods] ?? 0]
    if (count < Math.max(mine, theirs) || count > mine + theirs) problems.push(`${goods}: ${count}`)
  }
  if (problems.length > 0) throw new Error(problems.join(', '))
})
