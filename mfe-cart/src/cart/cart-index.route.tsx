import type { Cart } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import type { Head } from '@storefront/navigation'
import { currentSite } from '@storefront/site'
import { Button, EmptyState, LinkButton, Page, Panel, TextSkeleton } from '@storefront/ui'
import { useEffect, useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { recordCart } from '../cart-analytics.rules'
import { CartSums } from '../cart-sums'
import { freeCarriageNote } from '../cart-totals.rules'
import { useIsSettling, whenSettled } from '../cart.state'
import { useOpenedCart, Warnings } from '../checkout-screen'
import { CouponForm } from '../coupon-form'
import { LegalLinks } from '../legal-links'
import { MessageSlot } from '../message-slot'
import { openCart } from '../open-cart'
import { PointForm } from '../point-form'
import { CartLines } from './cart-lines'
import styles from './cart-index.module.css'

export const loader = () => openCart({ isFresh: true })

export const handle = { head: (): Head => ({ title: 'カート', robots: 'noindex' }) }

export function Component() {
  const opened = useLoaderData<typeof loader>()
  const cart = useOpenedCart(opened)
  const isLoading = cart === null && opened.isWaiting
  useEffect(() => {
    if (cart && cart.data.detail.products.length > 0) {
      const { name, args } = recordCart('view_cart', cart)
      publish('analytics.recorded', { name, args })
    }
    // Seen once per visit of the screen, whatever changes on it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [cart === null])

  return (
    <Page title="カート">
      <div className={styles.messages}>
        <MessageSlot code="cart-index" />
      </div>
      {isLoading ? (
        <div role="status" aria-label="読み込み中です">
          <TextSkeleton lines={8} />
        </div>
      ) : cart ? (
        <Content cart={cart} />
      ) : (
        <Empty />
      )}
    </Page>
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
      贈りものや日々の品を、ゆっくりとお選びください。
    </EmptyState>
  )
}

function Content({ cart }: { cart: Cart }) {
  const { detail } = cart.data
  const isEmpty = detail.products.length === 0
  return (
    <div className={isEmpty ? undefined : styles.layout}>
      <div className={styles.main}>
        <Warnings cart={cart} />
        <CartLines products={detail.products} />
        {isEmpty && <Empty />}
        {detail.has_alcohol && (
          <Panel tone="caution" title="20歳未満の者の飲酒は法律で禁止されています">
            酒類をご注文の際は、生年月日を確認いたします。
          </Panel>
        )}
        {!isEmpty && <MessageSlot code="cart-index-note" />}
      </div>
      {!isEmpty && <Side cart={cart} />}
    </div>
  )
}

function Side({ cart }: { cart: Cart }) {
  const { detail } = cart.data
  const note = freeCarriageNote(detail)
  return (
    <aside className={styles.side} aria-label="ご注文の合計">
      <CouponForm cart={cart} />
      <PointForm cart={cart} />
      <CartSums detail={detail} />
      {note && <p className={styles.note}>{note}</p>}
      <Proceed />
      <a className={styles.more} href="/product">
        買い物を続ける
      </a>
      <MessageSlot code="cart-index-links" />
      <LegalLinks />
    </aside>
  )
}

/** Checkout waits until the cart is settled. */
function Proceed() {
  const navigate = useNavigate()
  const isSettling = useIsSettling()
  const [isLeaving, setIsLeaving] = useState(false)
  if (!currentSite().settings.isSelling) {
    return (
      <Panel tone="caution" title="ただいま販売を一時停止しています">
        再開まで、カートの中身はそのままお預かりします。
      </Panel>
    )
  }
  async function proceed() {
    setIsLeaving(true)
    await whenSettled()
    setIsLeaving(false)
    await navigate('/cart/shipping-select')
  }
  return (
    <Button
      variant="primary"
      size="lg"
      isWide
      isPending={isLeaving}
      pendingLabel="カートを更新しています"
      aria-busy={isSettling}
      onClick={() => void proceed()}
    >
      ご購入手続きへ
    </Button>
  )
}
