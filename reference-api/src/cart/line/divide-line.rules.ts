import { newKey } from '../../platform/secret/token.rules'
import type { CartState } from '../state/cart-state.table'
import { toLastPosition, type CartWrite } from '../write/cart-write.rules'
import { dealAccessories } from './cart-accessory.rules'
import type { CartLineRow } from './cart-line.table'

type Part = { quantity: number; packing_key: string | null }
type Dealt = ReturnType<typeof dealAccessories>[number]

/**
 * Splits a line. The line keeps the first part. The other parts become new lines with their share of the
 * accessories.
 */
export function divideLine(state: CartState, line: CartLineRow, parts: readonly Part[]): CartWrite[] {
  const quantities = parts.map(({ quantity }) => quantity)
  const dealt = dealAccessories(state, line, quantities)
  return parts.flatMap((part, index) =>
    index === 0
      ? [{ put: 'lines', row: { ...line, ...part } }, ...keepDealt(dealt[index] ?? [])]
      : splitOff(state, line, part, dealt[index] ?? []),
  )
}

const keepDealt = (dealt: Dealt): CartWrite[] =>
  dealt.flatMap(({ row, pieces }): CartWrite[] => {
    if (pieces === 0) return [{ drop: 'accessories', keys: [row.key] }]
    return pieces === row.quantity ? [] : [{ put: 'accessories', row: { ...row, quantity: pieces } }]
  })

function splitOff(state: CartState, line: CartLineRow, part: Part, dealt: Dealt): CartWrite[] {
  const row = { ...line, key: newKey(), ...part, ...toLastPosition(state) }
  const worn = dealt.flatMap(({ row: accessory, pieces }): CartWrite[] =>
    pieces === 0
      ? []
      : [
          {
            put: 'accessories',
            row: {
              ...accessory,
              ...toLastPosition(state),
              key: newKey(),
              line_key: row.key,
              quantity: pieces,
            },
          },
        ],
  )
  return [{ put: 'lines', row }, ...worn]
}
