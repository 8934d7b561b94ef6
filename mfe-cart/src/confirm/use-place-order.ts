import type { Cart } from '@storefront/contracts'
import { ResponseError, UnauthorisedError } from '@storefront/http'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { reactToCartError } from '../cart.error-reactions'
import { whenSettled } from '../cart.state'
import { raisePaymentFlag } from '../payment-flag.state'
import { rememberOrder } from '../placed-order.state'
import { captchaToken } from './captcha.state'
import { placeOrder } from './confirm.api'

const unknownOutcome = 'ご注文の結果を確認できませんでした。もう一度ボタンを押してください。二重のご注文にはなりません。'

/** Places the order once: one key per confirm screen, the button locked until the outcome is known. */
export function usePlaceOrder(cart: Cart) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [key] = useState(() => crypto.randomUUID())
  const [isPlacing, setIsPlacing] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function place() {
    if (isPlacing) return
    setIsPlacing(true)
    setProblem(undefined)
    try {
      await whenSettled()
      const { order_no, redirect_url } = await placeOrder(cart, key, await captchaToken())
      rememberOrder(order_no, cart.token)
      if (redirect_url) {
        raisePaymentFlag()
        location.assign(redirect_url)
        return
      }
      await navigate(`/cart/complete?order_no=${encodeURIComponent(order_no)}`, { replace: true })
    } catch (error) {
      setIsPlacing(false)
      await explain(error)
    }
  }

  async function explain(error: unknown) {
    // A lost login leads to /login/; the cart must not be asked for as a guest meanwhile.
    if (error instanceof UnauthorisedError || (await reactToCartError(error))) return
    if (!(error instanceof ResponseError) || error.status >= 500) return setProblem(unknownOutcome)
    if (error.code.startsWith('cart.payment.')) return navigate(`/cart/payment?error=${encodeURIComponent(error.code)}`)
    setProblem(error.message)
    // What stands in the way now is told by the server's check, with the way to the screen that mends it.
    await revalidate()
  }

  return { place, isPlacing, problem }
}
