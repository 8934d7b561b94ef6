import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ResponseError } from '@storefront/http'
import { reactToCartError } from '../cart.error-reactions'
import { whenSettled } from '../cart.state'
import { raisePaymentFlag } from '../payment-flag.state'
import { rememberOrder } from '../placed-order.state'
import { placeOrder } from './confirm.api'

const unknownOutcome = 'ご注文の結果を確認できませんでした。もう一度ボタンを押してください。二重のご注文にはなりません。'

/** Places the order once: one key per confirm screen, the button locked until the outcome is known. */
export function usePlaceOrder(token: string) {
  const navigate = useNavigate()
  const [key] = useState(() => crypto.randomUUID())
  const [isPlacing, setIsPlacing] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function place() {
    if (isPlacing) return
    setIsPlacing(true)
    setProblem(undefined)
    try {
      await whenSettled()
      const { order_no, redirect_url } = await placeOrder(token, key)
      rememberOrder(order_no, token)
      if (redirect_url) {
        raisePaymentFlag()
        location.assign(redirect_url)
        return
      }
      await navigate(`/cart/complete?order_no=${encodeURIComponent(order_no)}`, { replace: true })
    } catch (error) {
      setIsPlacing(false)
      if (await reactToCartError(error)) return
      const code = error instanceof ResponseError ? error.code : ''
      if (code.startsWith('cart.payment.')) await navigate(`/cart/payment?error=${encodeURIComponent(code)}`)
      else setProblem(error instanceof ResponseError && error.status < 500 ? error.message : unknownOutcome)
    }
  }

  return { place, isPlacing, problem }
}
