import { publish } from '@storefront/event-bus'
import { useBrowserValue } from '@storefront/state'
import { Button, Panel } from '@storefront/ui'
import { useCallback, useEffect } from 'react'
import { useRevalidator, useSearchParams } from 'react-router-dom'
import { currentKind } from '../buy-now/checkout-path'
import { giveUpPayment } from '../engine/cart.api'
import { runCommand } from '../engine/cart.error-reactions'
import { changeCart } from '../engine/cart.state'
import {
  clearPaymentFlag,
  readPaymentFlag,
  watchPaymentFlag,
  type PaymentFlag,
} from '../engine/payment-flag.state'

/**
 * Back from the payment page without a result, the payment in progress is given up, so that the cart can be
 * changed (§4). A second tab asks first: the payment may be going on in the other one.
 */
export function PaymentInProgress() {
  const { revalidate } = useRevalidator()
  const [search] = useSearchParams()
  const isTold = isToldBy(search)
  const flag = useBrowserValue<PaymentFlag>(readPaymentFlag, undefined, watchPaymentFlag)

  const release = useCallback(async () => {
    const kind = currentKind()
    clearPaymentFlag(kind)
    const isReleased = await runCommand(async () => {
      const { data } = await changeCart(giveUpPayment, kind)
      if (data.order_no === null) tellUnfinished(data.transaction_error?.message)
    })
    if (isReleased) await revalidate()
  }, [revalidate])

  useEffect(() => {
    // A page out of the back-forward cache is as it was left: with its button locked, its sums old.
    const lookAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted && readPaymentFlag() === 'own') location.reload()
      else if (persisted) void revalidate()
    }
    if (readPaymentFlag() === 'own' && isTold) clearPaymentFlag()
    else if (readPaymentFlag() === 'own') void release()
    addEventListener('pageshow', lookAgain)
    return () => removeEventListener('pageshow', lookAgain)
  }, [release, revalidate, isTold])

  if (flag !== 'other') return null
  return (
    <Panel
      tone="caution"
      isAnnounced
      title="お支払いのお手続きが途中です"
      action={
        <Button size="sm" onClick={() => void release()}>
          お手続きを中断する
        </Button>
      }
    >
      別の画面でお手続き中の場合は、そちらで完了してください。中断すると、カートの内容を変更できます。
    </Panel>
  )
}

/** Sent back with a reason, the payment is over already, and the cart tells why. */
const isToldBy = (search: URLSearchParams) => search.get('error')?.startsWith('cart.payment.') ?? false

const tellUnfinished = (
  message = 'お支払いは完了していません。内容をご確認のうえ、もう一度お進みください。',
) => publish('toast.raised', { type: 'caution', message })
