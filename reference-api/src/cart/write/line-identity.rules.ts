import { enclosedWith, isForEachPiece } from '@storefront/contracts'
import type { CartAccessoryRow, CartLineRow } from '../line/cart-line.table'
import type { CartState } from '../state/cart-state.table'
import { groupRows } from './group-rows.rules'

export type DressedState = Pick<CartState, 'lines' | 'accessories' | 'accessoryGoods'>

type Goods = Pick<CartLineRow, 'product_id' | 'measurement' | 'name_embroidery'>

/** Identifies the goods of a line: its product, measurement and embroidery. */
export function lineIdentity({ product_id, measurement, name_embroidery }: Goods): string {
  const measured = Object.entries(measurement ?? {}).sort()
  return JSON.stringify([product_id, measured, name_embroidery || null])
}

/** Identifies an accessory with its choices and texts. */
export const accessoryIdentity = (row: CartAccessoryRow): string =>
  JSON.stringify([
    row.accessory_id,
    row.noshi_heading || null,
    row.noshi_cord || null,
    row.noshi_place || null,
    row.noshi_name || null,
    row.message || null,
  ])

/**
 * Maps the key of each line to the identity of its goods with their accessories. The packing's only card or
 * bag belongs to no line, so it is left out (ADR 0027).
 */
export function dressedIdentities(state: DressedState): Map<string, string> {
  const kindOf = ({ accessory_id }: CartAccessoryRow) => state.accessoryGoods.get(accessory_id)?.kind ?? ''
  const worn = groupRows(state.accessories, ({ line_key }) => line_key)
  const enclosed = findEnclosed(state, worn)
  return new Map(
    state.lines.map((line) => {
      const counts = new Map<string, number>()
      for (const row of worn.get(line.key) ?? []) {
        if (enclosed.has(row.key)) continue
        const identity = accessoryIdentity(row)
        // A card or a bag belongs to no piece, so its quantity doesn't matter.
        const count = isForEachPiece({ kind: kindOf(row) }) ? row.quantity : 0
        counts.set(identity, (counts.get(identity) ?? 0) + count)
      }
      const perPiece = [...counts].map(([identity, count]) => [identity, count / line.quantity]).sort()
      return [line.key, JSON.stringify([lineIdentity(line), perPiece])]
    }),
  )
}

function findEnclosed(
  { lines, accessoryGoods }: DressedState,
  worn: ReadonlyMap<string, readonly CartAccessoryRow[]>,
): Set<string> {
  const toEnclosed = ({ key, accessory_id, quantity }: CartAccessoryRow) => {
    const { kind = '', name = '' } = accessoryGoods.get(accessory_id) ?? {}
    return { key, kind, name, quantity }
  }
  const packings = groupRows(lines, ({ packing_key }) => packing_key)
  return new Set(
    [...packings.values()].flatMap((packed) =>
      enclosedWith(packed.map((line) => ({ accessories: (worn.get(line.key) ?? []).map(toEnclosed) }))).map(
        ({ key }) => key,
      ),
    ),
  )
}
