import {
  isExcluding,
  isForEachPiece,
  type BodyOf,
  type addCartAccessory,
  type addCartProduct,
  type deleteCartAccessory,
  type modifyCartAccessory,
} from '@storefront/contracts'
import { Rejection } from '../../platform/http/rejection'
import { newKey } from '../../platform/secret/token.rules'
import type { CartState } from '../state/cart-state.table'
import { applyWrites, keysOf, toLastPosition, type CartWrite } from '../write/cart-write.rules'
import { buildInscription, requireAccessory } from './accessory-check.rules'
import { requireLine } from '../write/cart-line-check.rules'
import type { CartAccessoryRow, CartLineRow } from './cart-line.table'
import type { AccessoryGoodsRow } from './cart-product.table'

type NewAccessory = NonNullable<BodyOf<typeof addCartProduct>['accessories']>[number]
type DressedLine = Pick<CartLineRow, 'key' | 'product_id' | 'quantity'>

export function addAccessory(state: CartState, body: NewAccessory, line: DressedLine): CartWrite[] {
  const accessory = requireAccessory(state, line.product_id, body.accessory_id, body)
  const quantity = body.quantity ?? (isForEachPiece(accessory) ? line.quantity : 1)
  const added: CartWrite = {
    put: 'accessories',
    row: {
      key: newKey(),
      line_key: line.key,
      ...toLastPosition(state),
      accessory_id: body.accessory_id,
      quantity,
      ...buildInscription(accessory, body),
    },
  }
  const room = isForEachPiece(accessory) ? makeRoom(state, line, accessory.kind, quantity) : []
  requireTogether(applyWrites(state, room), line, accessory, quantity)
  return [...room, added]
}

/** Adds the accessories one after another, so that each check sees the accessories added before. */
export const addAccessories = (
  state: CartState,
  pairs: readonly { body: NewAccessory; line: DressedLine }[],
): CartWrite[] =>
  pairs.reduce<CartWrite[]>(
    (writes, { body, line }) => [...writes, ...addAccessory(applyWrites(state, writes), body, line)],
    [],
  )

const wornBy = ({ accessories, accessoryGoods }: CartState, lineKey: string) =>
  accessories
    .filter(({ line_key }) => line_key === lineKey)
    .map((row) => {
      const goods = accessoryGoods.get(row.accessory_id)
      return { row, goods, kind: goods?.kind ?? '' }
    })

type Goods = Pick<AccessoryGoodsRow, 'key' | 'name' | 'excludes'>

/**
 * Rejects an accessory that is excluded by another one on the same piece. The shopper has to remove one of
 * the two.
 */
function requireTogether(state: CartState, line: DressedLine, accessory: Goods, quantity: number) {
  const rivals = wornBy(state, line.key).filter(({ goods }) => goods && isExcluding(goods, accessory))
  if (rivals.length === 0) return
  if (rivals.reduce((sum, { row }) => sum + row.quantity, 0) + quantity <= line.quantity) return
  const names = [...new Set(rivals.map(({ goods }) => `「${goods?.name}」`))].join('')
  throw new Rejection(
    422,
    'cart.accessories.excluded',
    `「${accessory.name}」は、${names}と一緒にはお付けできません。どちらかをお選びください。`,
  )
}

/**
 * Drops the line's accessories of this kind if there aren't enough pieces for the old and the new ones. Each
 * piece has at most one wrapping and one noshi.
 */
function makeRoom(state: CartState, line: DressedLine, kind: string, quantity: number): CartWrite[] {
  const worn = wornBy(state, line.key)
    .filter((one) => one.kind === kind)
    .map(({ row }) => row)
  if (worn.reduce((sum, one) => sum + one.quantity, 0) + quantity <= line.quantity) return []
  return [{ drop: 'accessories', keys: keysOf(worn) }]
}

export function attachAccessory(
  state: CartState,
  { product_key, packing_key, ...accessory }: BodyOf<typeof addCartAccessory>,
): CartWrite[] {
  if (packing_key === undefined)
    return addAccessory(state, accessory, requireLine(state.lines, product_key ?? ''))
  return attachToPacking(
    state,
    state.lines.filter((line) => line.packing_key === packing_key),
    accessory,
  )
}

/** Sets the accessory on every line in the parcel that may have the accessory. Other lines stay unchanged. */
function attachToPacking(state: CartState, packed: readonly CartLineRow[], body: NewAccessory): CartWrite[] {
  const lines = packed.filter((line) =>
    state.offers.some(({ id, product_id }) => id === body.accessory_id && product_id === line.product_id),
  )
  const [first] = lines
  if (!first)
    throw new Rejection(
      422,
      'cart.accessories.not_allowed',
      'この荷物の商品にはお付けできないオプションです。',
    )
  const offered = requireAccessory(state, first.product_id, body.accessory_id, body)
  const takenOff = takeOff(state, lines, body.accessory_id)
  const { quantity: _quantity, ...accessory } = body
  const dressed = isForEachPiece(offered) ? lines : [first]
  return [
    takenOff,
    ...addAccessories(
      applyWrites(state, [takenOff]),
      dressed.map((line) => ({ body: accessory, line })),
    ),
  ]
}

function takeOff(
  { accessories }: CartState,
  lines: readonly CartLineRow[],
  accessoryId: number | undefined,
): CartWrite {
  const keys = keysOf(lines)
  const gone = accessories.filter((one) => one.accessory_id === accessoryId && keys.includes(one.line_key))
  return { drop: 'accessories', keys: keysOf(gone) }
}

export function modifyAccessory(
  state: CartState,
  { token: _token, key, ...change }: BodyOf<typeof modifyCartAccessory>,
): CartWrite[] {
  const accessory = state.accessories.find((one) => one.key === key)
  if (!accessory)
    throw new Rejection(
      422,
      'cart.accessories.not_found',
      'カートの内容が変更されています。画面を更新してください。',
    )
  const line = requireLine(state.lines, accessory.line_key)
  // Each heading has its own cord, so a new heading resets the cord.
  const noshi_cord = change.noshi_heading === undefined ? accessory.noshi_cord : null
  const changed = { ...accessory, noshi_cord, ...change }
  const offered = requireAccessory(state, line.product_id, accessory.accessory_id, changed)
  return [{ put: 'accessories', row: { ...changed, ...buildInscription(offered, changed) } }]
}

export function detachAccessory(
  state: CartState,
  { key, packing_key, accessory_id }: BodyOf<typeof deleteCartAccessory>,
): CartWrite[] {
  if (packing_key === undefined || accessory_id === undefined)
    return [{ drop: 'accessories', keys: [key ?? ''] }]
  const packed = state.lines.filter((line) => line.packing_key === packing_key)
  return [takeOff(state, packed, accessory_id)]
}

type Worn = ReturnType<typeof wornBy>[number]

/**
 * Checks whether two accessories can't share a piece, because each piece takes only one of their kind or
 * because they exclude each other.
 */
const isRival = (one: Worn, other: Worn) =>
  (isForEachPiece(one) && one.kind === other.kind) ||
  Boolean(one.goods && other.goods && isExcluding(one.goods, other.goods))

/** Adjusts a line's accessories to its new quantity, so that none is charged for a piece that was removed. */
export function fitAccessories(
  state: CartState,
  line: Pick<CartLineRow, 'key' | 'quantity'>,
  quantity: number,
): CartWrite[] {
  if (quantity === line.quantity) return []
  const fitted: { one: Worn; pieces: number }[] = []
  return wornBy(state, line.key).flatMap((one): CartWrite[] => {
    const { row, kind } = one
    const isFollowing = isForEachPiece({ kind }) && row.quantity === line.quantity
    const taken = fitted.filter((other) => isRival(other.one, one))
    const left = quantity - taken.reduce((sum, { pieces }) => sum + pieces, 0)
    const pieces = Math.min(isFollowing ? quantity : row.quantity, left)
    fitted.push({ one, pieces })
    if (pieces <= 0) return [{ drop: 'accessories', keys: [row.key] }]
    return pieces === row.quantity ? [] : [{ put: 'accessories', row: { ...row, quantity: pieces } }]
  })
}

type Dealt = { row: CartAccessoryRow; pieces: number }[]

/**
 * Deals a line's accessories out to parts of its pieces. Wrapping and noshi stay as many as they were. Each
 * part gets its own card and bag.
 */
export function dealAccessories(
  state: CartState,
  line: Pick<CartLineRow, 'key'>,
  quantities: readonly number[],
): Dealt[] {
  const left = new Map(wornBy(state, line.key).map(({ row }) => [row.key, row.quantity]))
  return quantities.map((quantity) => {
    const dealt: { one: Worn; pieces: number }[] = []
    for (const one of wornBy(state, line.key)) {
      const taken = dealt.filter((other) => isRival(other.one, one))
      const room = quantity - taken.reduce((sum, { pieces }) => sum + pieces, 0)
      const available = left.get(one.row.key) ?? 0
      const pieces = Math.max(Math.min(available, room), 0)
      if (isForEachPiece(one)) left.set(one.row.key, available - pieces)
      dealt.push({ one, pieces })
    }
    return dealt.map(({ one: { row }, pieces }) => ({ row, pieces }))
  })
}
