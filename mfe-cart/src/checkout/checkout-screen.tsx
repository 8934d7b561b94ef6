import type { Cart } from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'
import { Disclosure, Page, Panel, StepIndicator, TextSkeleton } from '@storefront/ui'
import { useEffect, type ReactNode } from 'react'
import { useRevalidator } from 'react-router-dom'
import { adoptCart, currentCart, useCart } from '../engine/cart.state'
import { DefaultsNotes } from '../defaults/defaults-notes'
import type { OpenedCart } from '../engine/open-cart-for-screen'
import { PaymentInProgress } from './payment-in-progress'
import { OrderLayout } from '../order-view/order-layout'
import { OrderSummary } from '../order-view/order-summary'
import { OpenCartForm } from '../posted/open-cart-form'
import styles from './checkout-screen.module.css'

export const progressSteps = [
  { label: 'カート', href: '/cart' },
  { label: 'お届け先', href: '/cart/shipping-select' },
  { label: 'お支払い', href: '/cart/payment' },
  { label: 'ご確認', href: '/cart/confirm' },
  { label: '完了' },
] as const

/** The loaded cart, kept current; asks again in the browser when a server could not tell. */
export function useOpenedCart({ cart, isWaiting }: OpenedCart): Cart | null {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isWaiting) void revalidate()
    else if (cart && !currentCart()) adoptCart(cart)
  }, [cart, isWaiting, revalidate])
  return useCart(cart)
}

type CheckoutScreenProps = {
  title: string
  /** Index in {@link progressSteps}. */
  step: number
  opened: OpenedCart
  lead?: ReactNode
  /** The confirm screen shows everything itself. */
  hasSummary?: boolean
  children: (cart: Cart) => ReactNode
}

/** One step of checkout: one column, with the order's summary beside it, folded on top on phones. */
export function CheckoutScreen({
  title,
  step,
  opened,
  lead,
  hasSummary = true,
  children,
}: CheckoutScreenProps) {
  const cart = useOpenedCart(opened)
  return (
    <Page title={title} lead={lead}>
      <div className={styles.steps}>
        <StepIndicator steps={progressSteps} current={step} />
      </div>
      {!cart ? (
        <div role="status" aria-label="読み込み中です">
          <TextSkeleton lines={8} />
          <OpenCartForm />
        </div>
      ) : (
        <>
          <PaymentInProgress />
          <DefaultsNotes cart={cart} />
          {hasSummary ? <WithSummary cart={cart}>{children(cart)}</WithSummary> : children(cart)}
        </>
      )}
    </Page>
  )
}

function WithSummary({ cart, children }: { cart: Cart; children: ReactNode }) {
  const folded = (
    <div className={styles.folded}>
      <Disclosure summary={`ご注文内容　${formatYen(cart.data.detail.order.total_payment)}`}>
        <OrderSummary cart={cart} />
      </Disclosure>
    </div>
  )
  return (
    <OrderLayout title="ご注文内容" isTitleShown folded={folded} aside={<OrderSummary cart={cart} />}>
      <Warnings cart={cart} />
      {children}
    </OrderLayout>
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
