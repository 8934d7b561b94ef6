import { newKey } from '../../platform/secret/token.rules'
import { lineIdentity } from '../cart-merge.rules'
import type { CartState } from '../state/cart-state.table'
import { applyWrites, keysOf, toLastPosition, type CartWrite } from '../write/cart-write.rules'
import { fitAccessories } from './cart-accessory.rules'
import type { CartLineRow } from './cart-line.table'

type Part = { quantity: number; packing_key: string | null }

export const decoratedLines = ({ accessories }: CartState) =>
  new Set(accessories.map(({ line_key }) => line_key))

/**
 * Splits a line. The line keeps the first part. The other parts become new lines with the same accessories.
 */
export function divideLine(state: CartState, line: CartLineRow, parts: readonly Part[]): CartWrite[] {
  const [first, ...others] = parts
  if (!first) return []
  return [
    { put: 'lines', row: { ...line, ...first } },
    ...fitAccessories(state, line, first.quantity),
    ...others.flatMap((part) => splitOff(state, line, part)),
  ]
}

function splitOff(state: CartState, line: CartLineRow, part: Part): CartWrite[] {
  const row = { ...line, key: newKey(), ...part, quantity: line.quantity, ...toLastPosition(state) }
  const dressed = state.accessories
    .filter(({ line_key }) => line_key === line.key)
    .map((accessory): CartWrite => ({
      put: 'accessories',
      row: { ...accessory, ...toLastPosition(state), key: newKey(), line_key: row.key },
    }))
  const copied: CartWrite[] = [{ put: 'lines', row }, ...dressed]
  const fitted = fitAccessories(applyWrites(state, copied), row, part.quantity)
  return [...copied, { put: 'lines', row: { ...row, quantity: part.quantity } }, ...fitted]
}

/** Joins identical lines in the same parcel. Lines with accessories stay separate. */
export function joinSameLines(state: CartState): CartWrite[] {
  const decorated = decoratedLines(state)
  const plain = state.lines.filter(({ key }) => !decorated.has(key))
  const place = (line: CartLineRow) => `${line.packing_key} ${lineIdentity(line)}`
  return [...new Set(plain.map(place))].flatMap((one): CartWrite[] => {
    const [first, ...same] = plain.filter((line) => place(line) === one)
    if (!first || same.length === 0) return []
    const quantity = same.reduce((sum, line) => sum + line.quantity, first.quantity)
    return [
      { put: 'lines', row: { ...first, quantity } },
      { drop: 'lines', keys: keysOf(same) },
    ]
  })
}
