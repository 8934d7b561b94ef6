import { keysOf } from './write/cart-write.rules'
import { groupRows } from './write/group-rows.rules'
import { addToWorn } from './write/join-lines.rules'
import { accessoryIdentity, dressedIdentities, type DressedState } from './write/line-identity.rules'
import type { CartRow } from './cart.table'
import type { CartAccessoryRow, CartLineRow } from './line/cart-line.table'

/** Changed rows of the member's cart, with accessories of the guest's, and the guest's lines to move. */
export type MergePlan = { lines: CartLineRow[]; accessories: CartAccessoryRow[]; move: CartLineRow[] }

/**
 * Plans the merge of a guest's cart into this packing of the member's. Goods with the same accessories in
 * both carts get the larger quantity. The guest's other lines are moved.
 */
export function planMerge(member: DressedState, guest: DressedState, packing_key: string | null): MergePlan {
  const identities = dressedIdentities({
    lines: [...member.lines, ...guest.lines.map((line) => ({ ...line, packing_key }))],
    accessories: [...member.accessories, ...guest.accessories],
    accessoryGoods: new Map([...member.accessoryGoods, ...guest.accessoryGoods]),
  })
  const identityOf = ({ key }: CartLineRow) => identities.get(key)
  const own = groupRows(member.lines, identityOf)
  const plan: MergePlan = {
    lines: [],
    accessories: [],
    move: guest.lines.filter((line) => !own.has(identityOf(line))),
  }
  for (const [identity, brought] of groupRows(guest.lines, identityOf)) {
    const equal = own.get(identity) ?? []
    const [into] = equal
    if (!into) continue
    const missing = sumQuantity(brought) - sumQuantity(equal)
    if (missing > 0) plan.lines.push({ ...into, quantity: into.quantity + missing })
    const given = findMissing(wornBy(member, equal), wornBy(guest, brought))
    plan.accessories.push(...addToWorn(member.accessories, into.key, given))
  }
  return plan
}

const sumQuantity = (rows: readonly { quantity: number }[]) =>
  rows.reduce((sum, { quantity }) => sum + quantity, 0)

function wornBy({ accessories }: DressedState, lines: readonly CartLineRow[]) {
  const keys = keysOf(lines)
  return groupRows(
    accessories.filter(({ line_key }) => keys.includes(line_key)),
    accessoryIdentity,
  )
}

type Worn = ReturnType<typeof wornBy>

/** Lists the guest's accessories with the quantities that the member's lines lack. */
const findMissing = (own: Worn, brought: Worn): CartAccessoryRow[] =>
  [...brought].flatMap(([identity, rows]) => {
    const quantity = sumQuantity(rows) - sumQuantity(own.get(identity) ?? [])
    return rows.slice(0, 1).flatMap((row) => (quantity > 0 ? [{ ...row, quantity }] : []))
  })

type Choice = Pick<CartRow, 'orderer' | 'gift' | 'note' | 'payment_id' | 'payment_choice'>

/** Returns the member's choices, and the guest's where the member has made none. */
export const chooseOfBoth = (member: Choice, guest: Choice): Choice => ({
  orderer: member.orderer ?? guest.orderer,
  gift: member.gift ?? guest.gift,
  note: member.note ?? guest.note,
  payment_id: member.payment_id ?? guest.payment_id,
  payment_choice: member.payment_choice ?? guest.payment_choice,
})
