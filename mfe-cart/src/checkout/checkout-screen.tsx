import type { Cart } from '@storefront/contracts'
import { formatTaxedYen } from '@storefront/site'
import { Disclosure, Page, Panel, StepIndicator, TextSkeleton } from '@storefront/ui'
import { useEffect, type ReactNode } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import { kindAt, kindOfCart, stepPath, type CartKind } from '../checkout-path'
import { adoptCart, currentCart, useCart } from '../engine/cart.state'
import { useIsSettling } from '../engine/pending-changes.state'
import type { OpenedCart } from './open-cart-for-screen'
import { Meanwhile } from './meanwhile/meanwhile'
import { wayFrom } from './meanwhile/warning-way.rules'
import { PaymentInProgress } from './payment-in-progress'
import { AnnouncedTotal } from '../order-view/totals/announced-total'
import { carriageRow, isCarriageKnown, totalOf } from '../order-view/totals/carriage.rules'
import { useForeseenOrder } from '../order-view/totals/typed-place.state'
import { OpenCartNote } from '../order-view/open-cart-note'
import { OrderLayout } from '../order-view/order-layout'
import { OrderSummary } from '../order-view/order-summary'
import { placesStep } from '../shipping/shipping.rules'
import { OpenCartForm } from '../posted/open-cart-form'
import styles from './checkout-screen.module.css'

const firstStep = { label: 'カート', href: '/cart' }
const laterSteps = [
  { label: 'お届け先', href: '/cart/shipping-select' },
  { label: 'お支払い', href: '/cart/payment' },
  { label: 'ご確認', href: '/cart/confirm' },
  { label: '完了' },
] as const

/** Lists the steps of the checkout. Buy-now has no cart step, because it starts on the product page. */
export const progressSteps = (kind: CartKind) =>
  kind === 'open'
    ? [firstStep, ...laterSteps]
    : laterSteps.map((step) => ('href' in step ? { ...step, href: stepPath(step.href, kind) } : step))

/**
 * Returns the cart from the store, or the loaded cart until the store has one. Revalidates in the browser if
 * the server couldn't load the cart.
 */
export function useOpenedCart({ cart, isWaiting }: OpenedCart): Cart | null {
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  useEffect(() => {
    if (isWaiting) void revalidate()
    else if (cart && !currentCart(kindOfCart(cart))) adoptCart(cart)
  }, [cart, isWaiting, revalidate])
  return useCart(cart, cart ? kindOfCart(cart) : kindAt(search))
}

type CheckoutScreenProps = {
  title: string
  /** Index into {@link progressSteps} for an open cart. */
  step: number
  opened: OpenedCart
  lead?: ReactNode
  /** False on the confirm screen, because it already shows the whole order. */
  hasSummary?: boolean
  /** Codes of the cart warnings that the step itself shows. */
  told?: readonly string[]
  /** Changes what the summary shows of the cart, e.g. by a choice that is not sent yet. */
  foresee?: (cart: Cart) => Cart
  children: (cart: Cart) => ReactNode
}

/**
 * Layout of a checkout step, with the order summary beside it. On phones the summary is collapsed at the top.
 */
export function CheckoutScreen({
  title,
  step,
  opened,
  lead,
  hasSummary = true,
  told,
  foresee = asIs,
  children,
}: CheckoutScreenProps) {
  const cart = useOpenedCart(opened)
  const kind = kindAt(useLocation().search)
  return (
    <Page title={title} lead={lead}>
      <div className={styles.steps}>
        <StepIndicator steps={progressSteps(kind)} current={kind === 'open' ? step : step - 1} />
      </div>
      {!cart ? (
        <div role="status" aria-label="読み込み中です">
          <TextSkeleton lines={8} />
          <OpenCartForm />
        </div>
      ) : (
        <>
          <PaymentInProgress cart={cart} />
          <Meanwhile cart={cart} told={opened.told} />
          <OpenCartNote kind={kind} />
          {hasSummary ? (
            <WithSummary cart={cart} summary={foresee(cart)} told={told}>
              {children(cart)}
            </WithSummary>
          ) : (
            children(cart)
          )}
        </>
      )}
    </Page>
  )
}

const asIs = (cart: Cart) => cart

type WithSummaryProps = { cart: Cart; summary: Cart; told?: readonly string[]; children: ReactNode }

function WithSummary({ cart, summary, told, children }: WithSummaryProps) {
  const { detail, to, isTyped } = useForeseenOrder(summary.data.detail)
  const { term, amount } = totalOf(detail, to)
  const carriage = carriageRow(detail, to)
  const basis = isTyped ? `・${carriage.term} ${carriage.value}` : ''
  const estimate = isCarriageKnown(detail) ? '' : `（${term}${basis}）`
  const folded = (
    <div className={styles.folded}>
      <Disclosure summary={`ご注文内容　${formatTaxedYen(amount)}${estimate}`}>
        <OrderSummary cart={summary} />
      </Disclosure>
    </div>
  )
  return (
    <OrderLayout title="ご注文内容" isTitleShown folded={folded} aside={<OrderSummary cart={summary} />}>
      <AnnouncedTotal detail={summary.data.detail} isSettling={useIsSettling()} />
      <Warnings cart={cart} told={told} />
      {children}
    </OrderLayout>
  )
}

/**
 * Shows the cart's warnings, except those in `told` (codes or messages), which the screen shows elsewhere.
 */
export function Warnings({ cart, told = [] }: { cart: Cart; told?: readonly string[] }) {
  const { pathname } = useLocation()
  const untold = cart.data.detail.warnings.filter(
    ({ code, message }) => !told.includes(code) && !told.includes(message),
  )
  return untold.map(({ code, message, product_key, packing_key }) => {
    const way = wayFrom(code, pathname, placesStep(cart.data.detail))
    return (
      <Panel
        key={`${code}${product_key ?? packing_key ?? ''}`}
        tone="caution"
        action={way && <a href={stepPath(way.href)}>{way.label}</a>}
      >
        {message}
      </Panel>
    )
  })
}
