import {
  callRemote,
  UnansweredCallError,
  type PurchaseChoice,
  type PurchaseOutcome,
} from '@storefront/event-bus'

/** What goes into the cart, and what the shopper calls it. */
export type Goods = Pick<PurchaseChoice, 'product_key' | 'product_id' | 'quantity'> & { name: string }

/** How long the cart may take to answer before the shopper is told. */
const answerDeadlineMs = 15_000

/** Asks the cart to take goods; a cart that does not answer is a refusal as well. */
export async function buyGoods({ name: _name, ...choice }: Goods): Promise<PurchaseOutcome> {
  try {
    return await callRemote('cart.add-product', choice, { deadlineMs: answerDeadlineMs })
  } catch (error) {
    if (!(error instanceof UnansweredCallError)) throw error
    return { kind: 'refused', reason: 'failed', message: 'カートから返事がありませんでした。' }
  }
}

export type Bought = { added: string[]; refused: { name: string; message: string }[] }

/** One after the other, as the cart takes them; what it did not take comes with the reason. */
export async function buyAllGoods(goods: readonly Goods[]): Promise<Bought> {
  const bought: Bought = { added: [], refused: [] }
  for (const one of goods) {
    const outcome = await buyGoods(one)
    if (outcome.kind === 'added') bought.added.push(one.name)
    else bought.refused.push({ name: one.name, message: outcome.message })
  }
  return bought
}
