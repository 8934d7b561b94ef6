import { useCommand } from '@storefront/remote'
import { useState } from 'react'
import { requestPurchase } from './purchase.api'
import type { PurchaseChoice, PurchaseOutcome } from '@storefront/event-bus'
import { useRevalidator } from 'react-router-dom'

export type ChosenAccessory = NonNullable<PurchaseChoice['accessories']>[number]

export type Purchase = ReturnType<typeof usePurchase>

/** What the shopper chose of one product, and what became of putting it into the cart. */
export function usePurchase(
  product: { id: number; key: string },
  suggested: readonly ChosenAccessory[] = [],
) {
  const [quantity, setQuantity] = useState(1)
  const [accessories, setAccessories] = useState(suggested)
  const { run, isPending } = useCommand()
  const { revalidate } = useRevalidator()
  const [outcome, setOutcome] = useState<PurchaseOutcome>()

  const buy = (options?: PurchaseChoice['options']) => run(() => requestWith(options))

  async function requestWith(options?: PurchaseChoice['options']) {
    setOutcome(undefined)
    const answer = await requestPurchase({
      product_id: product.id,
      product_key: product.key,
      quantity,
      ...(accessories.length > 0 ? { accessories: [...accessories] } : {}),
      ...(options ? { options } : {}),
    })
    setOutcome(answer)
    // What the page says of stock and sale is no longer true.
    if (answer.kind === 'refused' && answer.reason !== 'failed') void revalidate()
  }

  return { quantity, setQuantity, accessories, setAccessories, isPending, outcome, buy }
}
