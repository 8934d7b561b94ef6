import {
  callRemote,
  UnansweredCallError,
  type PurchaseChoice,
  type PurchaseOutcome,
} from '@storefront/event-bus'

/** Product choice for the cart, with the name to show in messages. */
export type Goods = Pick<PurchaseChoice, 'product_key' | 'product_id' | 'quantity' | 'is_announced'> & {
  name: string
}

const answerDeadlineMs = 15_000

/** Adds a product to the cart through the cart remote. A timeout is returned as `refused`. */
export async function buyGoods({ name: _name, ...choice }: Goods): Promise<PurchaseOutcome> {
  try {
    return await callRemote('cart.add-product', choice, { deadlineMs: answerDeadlineMs })
  } catch (error) {
    if (!(error instanceof UnansweredCallError)) throw error
    return { kind: 'refused', reason: 'failed', message: 'カートから返事がありませんでした。' }
  }
}

export type Bought = { added: string[]; refused: { name: string; message: string }[] }

/** Adds the products one by one. The page announces them together. Returns the reason for each rejection. */
export async function buyAllGoods(goods: readonly Goods[]): Promise<Bought> {
  const bought: Bought = { added: [], refused: [] }
  for (const one of goods) {
    const outcome = await buyGoods({ ...one, is_announced: true })
    if (outcome.kind === 'added') bought.added.push(one.name)
    else bought.refused.push({ name: one.name, message: outcome.message })
  }
  return bought
}
