import type { CartAccessoryRow, CartLineRow } from '../line/cart-line.table'
import { keysOf, type CartWrite } from './cart-write.rules'
import { groupRows } from './group-rows.rules'
import { accessoryIdentity, dressedIdentities, type DressedState } from './line-identity.rules'

/**
 * Joins the lines of a packing that have the same goods with the same accessories. The earliest line stays,
 * with the pieces and the accessories of all.
 */
export function joinEqualLines(state: DressedState): CartWrite[] {
  if (state.lines.length < 2) return []
  const identities = dressedIdentities(state)
  const groups = groupRows(state.lines, ({ key, packing_key }) => `${packing_key} ${identities.get(key)}`)
  return [...groups.values()].flatMap(([first, ...same]) =>
    first && same.length > 0 ? joinInto(state, first, same) : [],
  )
}

function joinInto(
  { accessories }: DressedState,
  line: CartLineRow,
  same: readonly CartLineRow[],
): CartWrite[] {
  const keys = keysOf(same)
  const given = accessories.filter(({ line_key }) => keys.includes(line_key))
  const quantity = same.reduce((sum, one) => sum + one.quantity, line.quantity)
  return [
    { put: 'lines', row: { ...line, quantity } },
    ...addToWorn(accessories, line.key, given).map((row): CartWrite => ({ put: 'accessories', row })),
    { drop: 'lines', keys },
  ]
}

/**
 * Returns the changed accessories of a line that takes the given ones of an equal line. A given row moves to
 * the line only if the line has no accessory with this content.
 */
export function addToWorn(
  accessories: readonly CartAccessoryRow[],
  lineKey: string,
  given: readonly CartAccessoryRow[],
): CartAccessoryRow[] {
  const worn = new Map<string, CartAccessoryRow>()
  for (const row of accessories.filter(({ line_key }) => line_key === lineKey).toReversed())
    worn.set(accessoryIdentity(row), row)
  const changed = new Map<string, CartAccessoryRow>()
  for (const row of given) {
    const identity = accessoryIdentity(row)
    const known = changed.get(identity) ?? worn.get(identity)
    const quantity = (known?.quantity ?? 0) + row.quantity
    changed.set(identity, { ...(known ?? { ...row, line_key: lineKey }), quantity })
  }
  return [...changed.values()]
}
