import type { Cart } from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'
import { Disclosure, Page, Panel, StepIndicator, TextSkeleton } from '@storefront/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useRevalidator } from 'react-router-dom'
import { giveUpPayment } from './cart.api'
import { performed } from './cart.error-reactions'
import { adoptCart, changeCart, currentCart, useCart } from './cart.state'
import { OrderSummary } from './order-summary'
import { takePaymentFlag } from './payment-flag.state'
import type { OpenedCart } from './open-cart'
import styles from './checkout-screen.module.css'

export const checkoutSteps = [
  { label: 'カート', href: '/cart' },
  { label: 'お届け先', href: '/cart/shipping-select' },
  { label: 'お支払い', href: '/cart/payment' },
  { label: 'ご確認', href: '/cart/confirm' },
  { label: '完了' },
] as const

/** The loaded cart, kept current; asks again in the browser when a server could not tell. */
export function useOpenedCart({ cart, isWaiting }: OpenedCart): Cart | null {
  const revalidator = useRevalidator()
  useEffect(() => {
    if (isWaiting) void revalidator.revalidate()
    else if (cart && !currentCart()) adoptCart(cart)
    // Once per screen: what follows is the cart's own state.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useReleasedPayment(() => void revalidator.revalidate())
  return useCart(cart)
}

/** Back from the payment page without a result: the open payment is given up, so that the cart can be changed (§4). */
function useReleasedPayment(onReleased: () => void) {
  const latest = useRef(onReleased)
  useEffect(() => {
    const release = () => {
      const isLeftOpen = takePaymentFlag() && !currentCart()?.data.transaction_error
      if (isLeftOpen) void performed(() => changeCart(giveUpPayment)).then(() => latest.current())
    }
    const releaseRestored = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    release()
    addEventListener('pageshow', releaseRestored)
    return () => removeEventListener('pageshow', releaseRestored)
  }, [])
}

type CheckoutScreenProps = {
  title: string
  /** Index in {@link checkoutSteps}. */
  step: number
  opened: OpenedCart
  lead?: ReactNode
  /** The confirm screen shows everything itself. */
  hasSummary?: boolean
  children: (cart: Cart) => ReactNode
}

/** One step of checkout: one column, with the order's summary beside it, folded on top on phones. */
export function CheckoutScreen({ title, step, opened, lead, hasSummary = true, children }: CheckoutScreenProps) {
  const cart = useOpenedCart(opened)
  return (
    <Page title={title} lead={lead}>
      <div className={styles.steps}>
        <StepIndicator steps={checkoutSteps} current={step} />
      </div>
      {!cart ? (
        <div role="status" aria-label="読み込み中です">
          <TextSkeleton lines={8} />
        </div>
      ) : hasSummary ? (
        <div className={styles.layout}>
          <div className={styles.folded}>
            <Disclosure summary={`ご注文内容　${formatYen(cart.data.detail.order.total_payment)}`}>
              <OrderSummary cart={cart} />
            </Disclosure>
          </div>
          <div className={styles.main}>
            <Warnings cart={cart} />
            {children(cart)}
          </div>
          <aside className={styles.beside} aria-label="ご注文内容">
            <h2 className={styles.summaryTitle}>ご注文内容</h2>
            <OrderSummary cart={cart} />
          </aside>
        </div>
      ) : (
        children(cart)
      )}
    </Page>
  )
}

/** What changed without the shopper's doing. */
export function Warnings({ cart }: { cart: Cart }) {
  return cart.data.detail.warnings.map(({ code, message, product_key }) => (
    <Panel key={`${code}${product_key ?? ''}`} tone="caution">
      {message}
    </Panel>
  ))
}
