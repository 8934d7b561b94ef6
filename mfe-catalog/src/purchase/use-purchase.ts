import { navigateTo } from '@storefront/navigation'
import { useCommand } from '@storefront/remote'
import { useState } from 'react'
import { requestBuyNow, requestExpressNow, requestPurchase } from './purchase.api'
import type { ExpressNowOutcome, PurchaseChoice, PurchaseOutcome } from '@storefront/event-bus'
import { isSheetWallet, payBySheet } from '@storefront/site/payment-sheet'
import { useRevalidator, useSearchParams } from 'react-router-dom'
import type { Accessory } from '@storefront/contracts'
import { readOccasion } from './occasion-query.rules'
import { isSizeOpen } from './variant/product-variant.rules'
import { usePurchaseDraft, type ChosenAccessory } from './purchase-draft.state'

export type { ChosenAccessory }

/** Stands for a heading that the shopper still has to choose. */
export const openHeading = ''
export const isHeadingOpen = ({ choice }: ChosenAccessory): boolean => choice === openHeading

export type Purchase = ReturnType<typeof usePurchase>

type Offered = {
  accessories: readonly Accessory[]
  suggested?: readonly ChosenAccessory[]
  /** True if the page announces the addition itself. */
  isAnnounced?: boolean
}

export function usePurchase(
  product: { id: number; product_model: { key: string } } & Parameters<typeof isSizeOpen>[0],
  { accessories: offered, suggested = [], isAnnounced = false }: Offered,
) {
  const [query] = useSearchParams()
  const { quantity, accessories, choose, forget } = usePurchaseDraft({
    modelKey: product.product_model.key,
    occasion: readOccasion(query),
    offered,
    suggested,
  })
  const { run, isPending } = useCommand()
  const { revalidate } = useRevalidator()
  const [isBuyingNow, setIsBuyingNow] = useState(false)
  const [pendingWallet, setPendingWallet] = useState<string>()
  const [answered, setAnswered] = useState<{ productKey: string; outcome: PurchaseOutcome }>()
  // Another size of the garment keeps this state, but the answer was about the size before.
  const outcome = answered?.productKey === product.key ? answered.outcome : undefined

  const [headingAsked, setHeadingAsked] = useState(0)
  const isSizeMissing = isSizeOpen(product, query)
  const [sizeAsked, setSizeAsked] = useState(0)

  /** Runs the command, or asks for the size or for the heading of a noshi, if one is missing. */
  async function runDressed(command: () => Promise<unknown>) {
    if (isSizeMissing) setSizeAsked((times) => times + 1)
    else if (accessories.some(isHeadingOpen)) setHeadingAsked((times) => times + 1)
    else await run(command)
  }

  const buy = (options?: PurchaseChoice['options']) => runDressed(() => requestWith(options))

  async function requestWith(options?: PurchaseChoice['options']) {
    setAnswered(undefined)
    reportOutcome(await requestPurchase(buildChoice(options)))
  }

  /** Checks out this product only, leaving the cart unchanged. */
  const buyNow = () =>
    runDressed(async () => {
      setAnswered(undefined)
      setIsBuyingNow(true)
      try {
        const answer = await requestBuyNow(buildChoice())
        if (answer.kind === 'opened') navigateTo(answer.path)
        else reportOutcome(answer)
      } finally {
        setIsBuyingNow(false)
      }
    })

  /**
   * Works like `buyNow`, but starts on the wallet's page or in the browser's payment sheet. The sheet shows
   * `amount` in yen.
   */
  const buyByWallet = (payment_code: string, amount: number) =>
    runDressed(async () => {
      setAnswered(undefined)
      setPendingWallet(payment_code)
      try {
        if (isSheetWallet(payment_code)) return await buyInSheet(payment_code, amount)
        const answer = await requestExpressNow(buildChoice(), payment_code)
        if (answer.kind === 'leads-away') location.assign(answer.url)
        else reportOutcome(answer)
      } finally {
        setPendingWallet(undefined)
      }
    })

  async function buyInSheet(payment_code: string, amount: number) {
    let answer: ExpressNowOutcome | undefined
    try {
      const path = await payBySheet(payment_code, amount, async () => {
        answer = await requestExpressNow(buildChoice(), payment_code)
        if (answer.kind === 'refused') throw new Error(answer.message)
        return answer
      })
      navigateTo(path)
    } catch (error) {
      if (answer?.kind !== 'refused') throw error
      reportOutcome(answer)
    }
  }

  const buildChoice = (options?: PurchaseChoice['options']): PurchaseChoice => ({
    product_id: product.id,
    product_key: product.key,
    quantity,
    ...(accessories.length > 0 ? { accessories: [...accessories] } : {}),
    ...(options ? { options } : {}),
    ...(isAnnounced ? { is_announced: true } : {}),
  })

  function reportOutcome(answer: PurchaseOutcome) {
    setAnswered({ productKey: product.key, outcome: answer })
    if (answer.kind === 'added') forget()
    // The refusal means that stock or sale status on this page is out of date.
    if (answer.kind === 'refused' && answer.reason !== 'failed') void revalidate()
  }

  return {
    quantity,
    setQuantity: (quantity: number) => choose({ quantity }),
    accessories,
    setAccessories: (accessories: readonly ChosenAccessory[]) => choose({ accessories }),
    /** Counts the presses that were refused because a noshi has no heading. */
    headingAsked,
    isSizeMissing,
    /** Counts the presses that were refused because no size is chosen. */
    sizeAsked,
    isPending: isPending && !isBuyingNow && pendingWallet === undefined,
    isBuyingNow,
    pendingWallet,
    outcome,
    buy,
    buyNow,
    buyByWallet,
  }
}
