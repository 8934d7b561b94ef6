import type { Accessory } from '@storefront/contracts'
import { on, type PurchaseChoice } from '@storefront/event-bus'
import { createDrafts, useDraft } from '@storefront/forms'
import { useMemo, useState } from 'react'

export type ChosenAccessory = NonNullable<PurchaseChoice['accessories']>[number]

/** The shopper's choices on a product's pages before the product goes to the cart. */
type PurchaseDraft = { quantity: number; accessories: readonly ChosenAccessory[] }

type Offer = {
  /** Key of the product's model: another colour or size keeps the choices. */
  modelKey: string
  /** Gift occasion of the page. Each has its own noshi. */
  occasion: string | undefined
  offered: readonly Pick<Accessory, 'key'>[]
  suggested: readonly ChosenAccessory[]
}

const drafts = createDrafts('purchase-')

/**
 * Persists quantity, wrapping, noshi and message of a model across its pages and reloads of the tab. Returns
 * the suggestion until something is chosen. Choices that a variant doesn't offer are left out.
 */
export function usePurchaseDraft({ modelKey, occasion, offered, suggested }: Offer) {
  const draft = useMemo(() => drafts.of<PurchaseDraft>(`${modelKey}.${occasion ?? ''}`), [modelKey, occasion])
  const before = useDraft(draft)
  const [chosen, setChosen] = useState<PurchaseDraft>()
  const { quantity, accessories } = chosen ?? before ?? { quantity: 1, accessories: suggested }
  const current = {
    quantity,
    accessories: accessories.filter(({ key }) => offered.some((one) => one.key === key)),
  }
  function choose(change: Partial<PurchaseDraft>) {
    const next = { ...current, ...change }
    setChosen(next)
    draft.save(next)
  }
  return {
    ...current,
    choose,
    /** Forgets the choices for the next visit. The screen keeps them. */
    forget() {
      setChosen(current)
      draft.clear()
    },
  }
}

on('cart.emptied').subscribe(drafts.clearAll)
