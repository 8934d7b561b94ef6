import { isForEachPiece, sharesText } from '@storefront/contracts'
import { invalidFields } from '../../platform/http/rejection'
import { newKey } from '../../platform/secret/token.rules'
import type { GiftLetter } from '../cart.table'
import { divideLine } from '../line/divide-line.rules'
import type { CartState } from '../state/cart-state.table'
import { applyWrites, keysOf, type CartWrite } from '../write/cart-write.rules'
import { newShipping } from './cart-shipping.rules'
import { joinEqualLines } from '../write/join-lines.rules'
import { newPacking } from '../write/packing-writes.rules'

export const giftNames = (gift: GiftLetter | null): string[] =>
  gift ? (gift.receiver_names ?? [gift.receiver_name]) : []

const shareProblem = (count: number) => invalidFields({ receiver_names: [sharesText(count)] })

/**
 * Creates one parcel per recipient, with an equal share of every line. The recipients enter their addresses
 * later.
 */
export function giftShippings(state: CartState, count: number): CartWrite[] {
  const gifts = state.shippings.filter(({ is_social_gift }) => is_social_gift)
  if (gifts.length === count && gifts.length === state.shippings.length) return []
  const shippings = Array.from({ length: count }, () => newShipping(state, { is_social_gift: true }))
  const packings = shippings.map(({ key }) => newPacking(state, newKey(), key))
  const together: CartWrite[] = [
    { drop: 'shippings', keys: keysOf(state.shippings) },
    ...shippings.map((row): CartWrite => ({ put: 'shippings', row })),
    ...packings.map((row): CartWrite => ({ put: 'packings', row })),
    ...state.lines.map((line): CartWrite => ({
      put: 'lines',
      row: { ...line, packing_key: packings[0]?.key ?? null },
    })),
  ]
  const joined = [...together, ...joinEqualLines(applyWrites(state, together))]
  const one = applyWrites(state, joined)
  const cards = shareCards(one, count)
  const before = applyWrites(one, cards)
  const shared = before.lines.flatMap((line) => {
    if (line.quantity % count !== 0) throw shareProblem(count)
    const quantity = line.quantity / count
    return count === 1
      ? []
      : divideLine(
          before,
          line,
          packings.map(({ key }) => ({ quantity, packing_key: key })),
        )
  })
  return [...joined, ...cards, ...shared]
}

/** Reduces the cards and bags to a recipient's share, because each recipient gets a copy of them. */
const shareCards = ({ accessories, accessoryGoods }: CartState, count: number): CartWrite[] =>
  accessories
    .filter(({ accessory_id }) => !isForEachPiece({ kind: accessoryGoods.get(accessory_id)?.kind ?? '' }))
    .filter(({ quantity }) => quantity > 1)
    .map((row) => ({
      put: 'accessories',
      row: { ...row, quantity: Math.max(Math.floor(row.quantity / count), 1) },
    }))
