import type { Cart, Coupon, GiftRule } from '@storefront/contracts'
import { type Head } from '@storefront/navigation'
import { PostedRefusal, Widget } from '@storefront/remote'
import { currentSite, leadsSomewhere, useDeliveryTo } from '@storefront/site'
import { SiteMessage } from '@storefront/site/message'
import { useBrowserValue } from '@storefront/state'
import { Button, EmptyState, LinkButton, Page, Panel, TextSkeleton } from '@storefront/ui'
import { useEffect, useState } from 'react'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom'
import { ActionBar } from '../checkout/action-bar'
import { AnnouncedTotal } from '../order-view/totals/announced-total'
import { useIsInView } from '../order-view/totals/use-is-in-view'
import { CartTotals } from '../order-view/totals/cart-totals'
import { stateCarriage } from '../order-view/totals/carriage.rules'
import { useIsSettling } from '../engine/pending-changes.state'
import { useOpenedCart, Warnings } from '../checkout/checkout-screen'
import { prefetchSteps } from '../checkout-steps'
import { CouponForm } from '../discount/coupon-form'
import { knownCoupons } from '../discount/known-coupons'
import { LoginOffer } from '../checkout/login-offer'
import { LegalLinks } from '../checkout/legal-links'
import { Meanwhile } from '../checkout/meanwhile/meanwhile'
import { ExpressButtons } from '../express/express-buttons'
import { findFirstStep } from '../defaults/find-first-step'
import { openOwnCart } from '../checkout/open-cart-for-screen'
import { PaymentInProgress } from '../checkout/payment-in-progress'
import { fetchGiftRules } from '../gift-advice/gift-advice.api'
import { adviseCart } from '../gift-advice/gift-advice.rules'
import { OrderLayout } from '../order-view/order-layout'
import { PointForm } from '../discount/point-form'
import { OpenCartForm } from '../posted/open-cart-form'
import { useCartRecord } from '../use-cart-record'
import { OrderByCode } from '../order-by-code/order-by-code'
import { QuoteForm } from '../quote/quote-form'
import { CartLines } from './cart-lines'
import { CartNotice } from './cart-notice'
import { continuePath } from './continue-path.rules'
import { CreditNote } from '../order-view/totals/credit-note'
import styles from './cart-index.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const [opened, rules] = await Promise.all([openOwnCart(), fetchGiftRules(request.signal)])
  return { ...opened, rules, coupons: await knownCoupons(request) }
}

export const handle = { head: (): Head => ({ title: 'カート', robots: 'noindex' }) }

export function Component() {
  const { coupons, rules, ...opened } = useLoaderData<typeof loader>()
  const cart = useOpenedCart(opened)
  const isLoading = cart === null && opened.isWaiting
  useCartRecord('view_cart', cart)

  return (
    <Page title="カート">
      <div className={styles.messages}>
        <PaymentInProgress cart={cart} />
        <PostedRefusal />
        <CartNotice />
        <SiteMessage code="cart-index" />
      </div>
      {currentSite().settings.isOrderedByCode && <OrderByCode />}
      {isLoading ? (
        <div role="status" aria-label="読み込み中です">
          <TextSkeleton lines={8} />
          <OpenCartForm />
        </div>
      ) : cart ? (
        <>
          <Meanwhile cart={cart} told={opened.told} isWholeCartShown />
          <Content cart={cart} coupons={coupons} rules={rules} />
        </>
      ) : (
        <Empty />
      )}
      <Suggestions cart={cart} />
    </Page>
  )
}

function Suggestions({ cart }: { cart: Cart | null }) {
  const products = cart?.data.detail.products ?? []
  const newest = products.at(-1)
  const exceptIds = products.map(({ product_id }) => product_id)
  return (
    <>
      {newest && (
        <Widget of="catalog/recommended-products" data={{ productKey: newest.product_info.key, exceptIds }} />
      )}
      <Widget of="catalog/recent-products" />
    </>
  )
}

function Empty() {
  return (
    <EmptyState
      icon="cart"
      level="h2"
      title="カートに商品は入っていません"
      action={
        <LinkButton href="/product" variant="primary">
          商品をさがす
        </LinkButton>
      }
    >
      お選びになった商品が、ここに並びます。
    </EmptyState>
  )
}

type ContentProps = { cart: Cart; coupons: readonly Coupon[] | null }

function Content({ cart, coupons, rules }: ContentProps & { rules: readonly GiftRule[] }) {
  const { detail } = cart.data
  const isEmpty = detail.products.length === 0
  return (
    <OrderLayout title="ご注文の合計" aside={isEmpty ? null : <Side cart={cart} coupons={coupons} />}>
      <Warnings cart={cart} />
      {!isEmpty && leadsSomewhere('/school', currentSite()) && (
        <div className={styles.progress}>
          <Widget of="catalog/school-progress" />
        </div>
      )}
      <CartLines
        products={detail.products}
        advices={adviseCart(rules, detail)}
        pending={cart.pending_payment ?? null}
        isSocialGift={detail.social_gift !== null}
      />
      {isEmpty && <Empty />}
      {detail.has_alcohol && (
        <Panel tone="caution" title="20歳未満の者の飲酒は法律で禁止されています">
          酒類をご注文の際は、生年月日を確認いたします。
        </Panel>
      )}
      {!isEmpty && <SiteMessage code="cart-index-note" />}
    </OrderLayout>
  )
}

function Side({ cart, coupons }: ContentProps) {
  const { detail } = cart.data
  const { note } = stateCarriage(detail, useDeliveryTo())
  const total = useIsInView<HTMLDivElement>()
  const goodsPath = useBrowserValue(() => continuePath(document.referrer, location.origin), '/product')
  return (
    <>
      <CouponForm cart={cart} known={coupons} />
      <PointForm cart={cart} />
      {currentSite().settings.isQuoted && <QuoteForm cart={cart} />}
      <CartTotals detail={detail} isBrief total={total.place} />
      <AnnouncedTotal detail={detail} isSettling={useIsSettling()} />
      <CreditNote cart={cart} />
      {note && <p className={styles.note}>{note}</p>}
      <Proceed cart={cart} isTotalInView={total.isInView} />
      {!detail.social_gift && currentSite().settings.isSelling && <ExpressButtons detail={detail} />}
      {!cart.is_member && <LoginOffer back="/cart" />}
      <a className={styles.more} href={goodsPath}>
        買い物を続ける
      </a>
      <SiteMessage code="cart-index-links" />
      <LegalLinks />
    </>
  )
}

/** Button to the checkout. It waits for pending cart changes and takes members to their first open step. */
function Proceed({ cart, isTotalInView }: { cart: Cart; isTotalInView: boolean }) {
  const navigate = useNavigate()
  const isSettling = useIsSettling()
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(prefetchSteps, [])
  if (!currentSite().settings.isSelling) {
    return (
      <Panel tone="caution" title="ただいま販売を一時停止しています">
        再開まで、カートの中身はそのままお預かりします。
      </Panel>
    )
  }
  async function proceed() {
    setIsLeaving(true)
    const step = await findFirstStep()
    setIsLeaving(false)
    if (step) await navigate(step)
  }
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void proceed()
      }}
    >
      <input type="hidden" name="intent" value="proceed" />
      <ActionBar detail={cart.data.detail} isTotalInView={isTotalInView}>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isWide
          isPending={isLeaving}
          pendingLabel="カートを更新しています"
          aria-busy={isSettling}
        >
          ご購入手続きへ
        </Button>
      </ActionBar>
    </form>
  )
}
