import type { Cart } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { formatDateTime } from '@storefront/locale-ja'
import { useBrowserValue } from '@storefront/state'
import { Button, Panel } from '@storefront/ui'
import { useCallback, useEffect, useRef } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router-dom'
import { completedPath, currentKind } from '../checkout-path'
import { giveUpPayment } from '../engine/cart.api'
import { runCommand } from '../engine/cart.error-reactions'
import { adoptCart, changeCart, currentCart } from '../engine/cart.state'
import {
  clearPaymentFlag,
  readPaymentFlag,
  watchPaymentFlag,
  type PaymentFlag,
} from '../engine/payment-flag.state'
import { fetchPaidCart } from './finished-payment'

/**
 * Cancels the payment in progress when the shopper returns without a result, so that the cart can be changed
 * (§4). Other tabs and devices only show the payment, with a button to cancel it.
 */
export function PaymentInProgress({ cart }: { cart: Cart | null }) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [search] = useSearchParams()
  const isTold = isToldBy(search)
  const flag = useBrowserValue<PaymentFlag>(readPaymentFlag, undefined, watchPaymentFlag)
  const isReleasing = useRef(false)
  const canPress = useBrowserValue(() => true, false)

  const release = useCallback(async () => {
    if (isReleasing.current) return
    isReleasing.current = true
    const kind = currentKind()
    let orderNo: string | null = null
    const isReleased = await runCommand(async () => {
      const { data } = await changeCart(giveUpPayment, kind)
      orderNo = data.order_no
      if (orderNo === null) notifyUnfinished(data.transaction_error?.message)
    })
    clearPaymentFlag(kind)
    isReleasing.current = false
    if (orderNo !== null) await navigate(completedPath(orderNo, kind), { replace: true })
    else if (isReleased) await revalidate()
  }, [navigate, revalidate])

  // The cookie is only a hint. The API knows the actual outcome of the payment.
  const refreshPayment = useCallback(async () => {
    const kind = currentKind()
    const isFlagged = readPaymentFlag() === 'other'
    if (!isFlagged && !currentCart(kind)?.pending_payment) return
    const paid = await fetchPaidCart(kind)
    if (!paid) return
    const { order_no } = paid.data
    if (order_no !== null) return navigate(completedPath(order_no, kind), { replace: true })
    if (paid.token === currentCart(kind)?.token) adoptCart(paid)
    if (isFlagged && paid.pending_payment === null) clearPaymentFlag(kind)
  }, [navigate])

  useEffect(() => {
    // A page restored from the back-forward cache still has a locked button and outdated sums.
    const lookAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted && readPaymentFlag() === 'own') location.reload()
      else if (persisted) void revalidate()
    }
    if (readPaymentFlag() === 'own' && isTold) clearPaymentFlag()
    else if (readPaymentFlag() === 'own') void release()
    addEventListener('pageshow', lookAgain)
    return () => removeEventListener('pageshow', lookAgain)
  }, [release, revalidate, isTold])

  useEffect(() => {
    const onReturn = () => void (document.visibilityState !== 'hidden' && refreshPayment())
    onReturn()
    addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [refreshPayment])

  const pending = cart?.pending_payment
  if (!pending || flag === 'own') return null
  return (
    <Panel
      tone="caution"
      isAnnounced
      title="お支払いの手続き中です"
      action={
        canPress && (
          <Button size="sm" onClick={() => void release()}>
            お手続きを中断する
          </Button>
        )
      }
    >
      {`ご注文（${pending.order_no}）のお支払いを${formatDateTime(pending.expires_at)}までお待ちしています。商品・クーポン・ポイントは、それまで確保しています。別の画面でお手続き中の場合は、そちらで完了してください。中断すると、カートの内容を変更できます。`}
    </Panel>
  )
}

/**
 * Returns true if the URL contains a failure reason: the payment is over, and the screen shows the reason.
 */
const isToldBy = (search: URLSearchParams) => search.get('error')?.startsWith('cart.payment.') ?? false

const notifyUnfinished = (
  message = 'お支払いは完了していません。内容をご確認のうえ、もう一度お進みください。',
) => publish('toast.raised', { type: 'caution', message })
