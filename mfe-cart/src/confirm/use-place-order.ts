import type { Cart, PaymentCheck } from '@storefront/contracts'
import { ResponseError, UnauthorisedError } from '@storefront/http'
import { session } from '@storefront/session'
import { answerCaptcha } from '@storefront/site/captcha'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { completedPath, kindOfCart, stepPath } from '../checkout-path'
import { reactToCartError } from '../engine/cart.error-reactions'
import { currentCart } from '../engine/cart.state'
import { whenChangesSettled, whileSettling } from '../engine/pending-changes.state'
import { raisePaymentFlag } from '../engine/payment-flag.state'
import { rememberOrder } from '../checkout/purchase-tracking.state'
import { sayElsewhere } from '../seen/meanwhile.state'
import { changesIn, placeOrder, toSeenOrder } from './confirm.api'

const guestRefused =
  'このカートのご注文にはログインが必要です。ログインすると、この画面からご注文を続けられます。'
const quantityChanged =
  '数量を変更しました。お支払い金額をご確認のうえ、もう一度「注文を確定する」を押してください。'
const unknownOutcome =
  'ご注文の結果を確認できませんでした。もう一度ボタンを押してください。二重のご注文にはなりません。'

type Problem = {
  message: string
  /** Old and new values of everything that has changed since the screen was shown. */
  changes?: readonly string[]
  isLoginAsked?: boolean
  /** The step where the problem can be fixed. Only for problems that the server's check doesn't list. */
  mending?: Pick<PaymentCheck['errors'][number], 'code' | 'step'>
}

/**
 * Returns a command that places the order once. Each confirm screen has one idempotency key (`newKey`), and
 * the button stays locked until the outcome is known.
 */
export function usePlaceOrder(cart: Cart, newKey: string) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [key] = useState(newKey)
  const [isPlacing, setIsPlacing] = useState(false)
  const [problem, setProblem] = useState<Problem>()

  async function place() {
    if (isPlacing) return
    const isGuest = !session().isLogin
    setIsPlacing(true)
    setProblem(undefined)
    try {
      await whenChangesSettled()
      // The pressed screen doesn't show the amounts of a quantity that was on its way.
      const settled = currentCart(kindOfCart(cart))
      if (settled && settled.version !== cart.version) {
        setIsPlacing(false)
        return setProblem({ message: quantityChanged })
      }
      const captcha = await answerCaptcha('cart-confirm')
      const { order_no, redirect_url } = await whileSettling(
        placeOrder(cart, toSeenOrder(cart), { idempotency_key: key, ...captcha }),
      )
      rememberOrder(order_no, cart.token, kindOfCart(cart))
      if (redirect_url) {
        raisePaymentFlag(kindOfCart(cart))
        location.assign(redirect_url)
        return
      }
      await navigate(completedPath(order_no), { replace: true })
    } catch (error) {
      setIsPlacing(false)
      await explain(error, { isGuest })
    }
  }

  async function explain(error: unknown, { isGuest }: { isGuest: boolean }) {
    // A member's lost session leads to /login/, and the cart must not be fetched as a guest meanwhile. Guests
    // have no session to lose.
    if (error instanceof UnauthorisedError) {
      return isGuest ? setProblem({ message: guestRefused, isLoginAsked: true }) : undefined
    }
    if (await reactToCartError(error)) return
    const isUnknown = !(error instanceof ResponseError) || error.status >= 500
    if (isUnknown) return setProblem({ message: unknownOutcome })
    if (error.code.startsWith('cart.payment.'))
      return navigate(stepPath(`/cart/payment?error=${encodeURIComponent(error.code)}`))
    const { code, message } = error
    const changes = changesIn(error) ?? []
    sayElsewhere(cart, changes)
    setProblem({
      message,
      changes,
      ...(code === 'order.too_many_unpaid' ? { mending: { code, step: 'payment' } } : {}),
    })
    // The server's check lists the current problems, with links to the screens that fix them.
    await revalidate()
  }

  return { key, place, isPlacing, problem }
}
