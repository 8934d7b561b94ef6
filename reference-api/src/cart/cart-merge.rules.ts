import type { CartRow } from './cart.table'

/** Two lines count as the same item if their product and made-to-order options match. */
export type MergeLine = {
  product_id: number
  quantity: number
  measurement: unknown
  name_embroidery: string | null
}

export function lineIdentity(line: Omit<MergeLine, 'quantity'>): string {
  const measurement =
    line.measurement && typeof line.measurement === 'object' ? Object.entries(line.measurement).sort() : null
  return JSON.stringify([line.product_id, measurement, line.name_embroidery ?? null])
}

export type MergePlan<Line extends MergeLine> = { raise: { into: Line; quantity: number }[]; move: Line[] }

/**
 * Plans the merge of a guest's cart into the member's. An item in both carts gets the larger quantity. The
 * guest's other lines are moved.
 */
export function planMerge<Line extends MergeLine>(
  member: readonly Line[],
  guest: readonly Line[],
): MergePlan<Line> {
  const own = new Map(member.map((line) => [lineIdentity(line), line] as const))
  const plan: MergePlan<Line> = { raise: [], move: [] }
  for (const line of guest) {
    const into = own.get(lineIdentity(line))
    if (!into) plan.move.push(line)
    else if (line.quantity > into.quantity) plan.raise.push({ into, quantity: line.quantity })
  }
  return plan
}

type Choice = Pick<CartRow, 'orderer' | 'gift' | 'note' | 'payment_id' | 'payment_choice'>

/** Returns the member's choices, and the guest's where the member has made none. */
export const chooseOfBoth = (member: Choice, guest: Choice): Choice => ({
  orderer: member.orderer ?? guest.orderer,
  gift: member.gift ?? guest.gift,
  note: member.note ?? guest.note,
  payment_id: member.payment_id ?? guest.payment_id,
  payment_choice: member.payment_choice ?? guest.payment_choice,
})
