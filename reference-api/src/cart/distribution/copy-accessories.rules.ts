import { isForEachPiece, isExcluding } from '@storefront/contracts'
import { Rejection } from '../../platform/http/rejection'
import { newKey } from '../../platform/secret/token.rules'
import type { CartAccessoryRow, CartLineRow } from '../line/cart-line.table'
import type { CartState } from '../state/cart-state.table'
import { keysOf, toLastPosition, type CartWrite } from '../write/cart-write.rules'

/**
 * Copies one parcel's accessories to all other parcels and replaces the accessories there. A line gets the
 * accessories of the same product in the source parcel, or else of the first line there that has any.
 * Accessories that aren't available for a product are left out.
 */
export function copyAccessories(state: CartState, packingKey: string): CartWrite[] {
  const model = state.lines.filter(({ packing_key }) => packing_key === packingKey)
  if (model.length === 0)
    throw new Rejection(
      422,
      'cart.packings.not_found',
      'お届け先が変更されています。画面を更新してください。',
    )
  const others = state.lines.filter(({ packing_key }) => packing_key !== packingKey)
  const otherKeys = new Set(keysOf(others))
  const worn = state.accessories.filter(({ line_key }) => otherKeys.has(line_key))
  const packings = [...new Set(others.map(({ packing_key }) => packing_key))]
  return [
    { drop: 'accessories', keys: keysOf(worn) },
    ...packings.flatMap((key) =>
      dressLike(
        state,
        model,
        others.filter(({ packing_key }) => packing_key === key),
      ),
    ),
  ]
}

function dressLike(
  state: CartState,
  model: readonly CartLineRow[],
  lines: readonly CartLineRow[],
): CartWrite[] {
  const given = new Map<string, CartAccessoryRow[]>()
  const fits = (accessory: CartAccessoryRow, line: CartLineRow) =>
    isOffered(state, accessory, line) &&
    !(given.get(line.key) ?? []).some((worn) => areExcluding(state, worn, accessory))
  const give = (accessory: CartAccessoryRow, line: CartLineRow, quantity: number) => {
    given.set(line.key, [...(given.get(line.key) ?? []), accessory])
    return dressed(state, accessory, line, quantity)
  }
  const eachPiece = lines.flatMap((line) =>
    modelFor(state, model, line)
      .filter((accessory) => isWornByEachPiece(state, accessory))
      .flatMap((accessory) => (fits(accessory, line) ? [give(accessory, line, line.quantity)] : [])),
  )
  const ofParcel = wornBy(state, model)
    .filter((accessory) => !isWornByEachPiece(state, accessory))
    .flatMap((accessory) => {
      const taker = lines.find((line) => fits(accessory, line))
      return taker ? [give(accessory, taker, 1)] : []
    })
  return [...eachPiece, ...ofParcel]
}

function areExcluding({ accessoryGoods }: CartState, one: CartAccessoryRow, other: CartAccessoryRow) {
  const [first, second] = [one, other].map(({ accessory_id }) => accessoryGoods.get(accessory_id))
  return Boolean(first && second && isExcluding(first, second))
}

const wornBy = ({ accessories }: CartState, lines: readonly CartLineRow[]) =>
  lines.flatMap(({ key }) => accessories.filter(({ line_key }) => line_key === key))

/**
 * Lists the accessories to copy to a line: those of the same product in the source parcel, or else those of
 * the first line there that has any.
 */
function modelFor(state: CartState, model: readonly CartLineRow[], line: CartLineRow): CartAccessoryRow[] {
  const same = model.find(({ product_id }) => product_id === line.product_id)
  if (same) return wornBy(state, [same])
  const first = model.find((one) => wornBy(state, [one]).length > 0)
  return first ? wornBy(state, [first]) : []
}

const isWornByEachPiece = ({ accessoryGoods }: CartState, { accessory_id }: CartAccessoryRow) =>
  isForEachPiece({ kind: accessoryGoods.get(accessory_id)?.kind ?? '' })

const isOffered = ({ offers }: CartState, { accessory_id }: CartAccessoryRow, line: CartLineRow) =>
  offers.some(
    ({ id, product_id, is_show }) => id === accessory_id && product_id === line.product_id && is_show,
  )

const dressed = (
  state: CartState,
  accessory: CartAccessoryRow,
  line: CartLineRow,
  quantity: number,
): CartWrite => ({
  put: 'accessories',
  row: { ...accessory, ...toLastPosition(state), key: newKey(), line_key: line.key, quantity },
})
