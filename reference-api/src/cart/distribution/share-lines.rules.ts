import { newKey } from '../../platform/secret/token.rules'
import { fitAccessories } from '../line/cart-accessory.rules'
import type { CartLineRow } from '../line/cart-line.table'
import type { CartState } from '../state/cart-state.table'
import { applyWrites, keysOf, toLastPosition, type CartWrite } from '../write/cart-write.rules'
import { groupRows } from '../write/group-rows.rules'
import { lineIdentity } from '../write/line-identity.rules'
import type { Share } from './distribute.rules'

/**
 * Adjusts the lines to the shares. Lines already in place keep their accessories. Missing pieces come from
 * lines without a destination, or else from copies of the share's template.
 */
export function shareLines(before: CartState, there: CartState, shares: readonly Share[]): CartWrite[] {
  const shippingOf = new Map(there.packings.map(({ key, shipping_key }) => [key, shipping_key]))
  const placeOf = (packingKey: string | null, line: CartLineRow) =>
    `${shippingOf.get(packingKey ?? '') ?? ''} ${lineIdentity(line)}`
  const free = groupRows(there.lines, (line) => placeOf(line.packing_key, line))
  const take = (place: string, count = Infinity) => free.get(place)?.splice(0, count) ?? []
  const writes = shares.flatMap(({ packing_key, template, quantity }): CartWrite[] => {
    const own = take(placeOf(packing_key, template))
    if (own.length > 0) return fitLines(there, own, quantity)
    const [spare] = take(placeOf(null, template), 1)
    if (spare) return placeLine(there, spare, { packing_key, quantity })
    return copyLine(before, template, { packing_key, quantity })
  })
  return [...writes, { drop: 'lines', keys: keysOf([...free.values()].flat()) }]
}

/**
 * Raises the first line's quantity, or lowers quantities from the last line on and drops lines that become
 * empty.
 */
function fitLines(state: CartState, lines: readonly CartLineRow[], quantity: number): CartWrite[] {
  const sum = lines.reduce((total, line) => total + line.quantity, 0)
  let missing = Math.max(quantity - sum, 0)
  let left = quantity
  return lines.flatMap((line): CartWrite[] => {
    const fitting = Math.min(line.quantity, left) + missing
    left -= Math.min(line.quantity, left)
    missing = 0
    if (fitting === 0) return [{ drop: 'lines', keys: [line.key] }]
    return fitting === line.quantity ? [] : resize(state, line, fitting)
  })
}

const resize = (state: CartState, line: CartLineRow, quantity: number): CartWrite[] => [
  { put: 'lines', row: { ...line, quantity } },
  ...fitAccessories(state, line, quantity),
]

type Place = Pick<Share, 'packing_key' | 'quantity'>

const placeLine = (state: CartState, line: CartLineRow, place: Place): CartWrite[] => [
  { put: 'lines', row: { ...line, ...place } },
  ...fitAccessories(state, line, place.quantity),
]

/**
 * Copies a line with its accessories. Per-piece accessories follow the copy's quantity. A card is added only
 * once.
 */
function copyLine(state: CartState, template: CartLineRow, place: Place): CartWrite[] {
  const row = { ...template, packing_key: place.packing_key, key: newKey(), ...toLastPosition(state) }
  const copied: CartWrite[] = [
    { put: 'lines', row },
    ...state.accessories
      .filter(({ line_key }) => line_key === template.key)
      .map((accessory): CartWrite => ({
        put: 'accessories',
        row: { ...accessory, ...toLastPosition(state), key: newKey(), line_key: row.key },
      })),
  ]
  const fitted = fitAccessories(applyWrites(state, copied), row, place.quantity)
  return [...copied, { put: 'lines', row: { ...row, quantity: place.quantity } }, ...fitted]
}
