import { useToldOnce } from '@storefront/remote'
import { useExpressWallets } from '@storefront/site/payment-sheet'
import { Button, Panel } from '@storefront/ui'
import { useSearchParams } from 'react-router-dom'
import { useQuantitiesInCart } from '../in-cart/in-cart.state'
import type { Purchase } from './use-purchase'
import styles from './express-buttons.module.css'

const expressIntent = 'express-now'
const toldInAddress = ['express']

/** Returns the code of the wallet whose button submitted the form, or undefined for any other button. */
export function readWallet(submitter: HTMLElement | null): string | undefined {
  if (!(submitter instanceof HTMLButtonElement) || submitter.value !== expressIntent) return undefined
  const [, query] = (submitter.getAttribute('formaction') ?? '').split('?')
  return new URLSearchParams(query).get('payment_code') ?? undefined
}

/**
 * Renders submit buttons for wallets that supply the name and address. The buttons must be inside the product
 * form.
 */
type ExpressButtonsProps = { purchase: Purchase; product: { key: string } }

function ExpressButtons({ purchase, product }: ExpressButtonsProps) {
  const wallets = useExpressWallets()
  const path = purchase.isSizeMissing ? `/product/${product.key}` : '/cart'
  if (wallets.length === 0) return null
  return (
    <div role="group" aria-labelledby="express-title" className={styles.express}>
      <p id="express-title" className={styles.title}>
        お名前・ご住所の入力なしで購入
      </p>
      {wallets.map(({ code, name }) => (
        <Button
          key={code}
          type="submit"
          name="intent"
          value={expressIntent}
          formAction={`${path}?payment_code=${encodeURIComponent(code)}`}
          isWide
          isPending={purchase.pendingWallet === code}
          pendingLabel={`${name}の画面へ進んでいます`}
        >
          {`${name}で購入する`}
        </Button>
      ))}
    </div>
  )
}

export const buyNowIntent = 'buy-now'

/**
 * Buys the product alone, beside the cart. Left out for a product in the cart, because a shopper who goes on
 * to buy what is in the cart would order it twice.
 */
export function BuyAtOnce({ product, purchase }: ExpressButtonsProps) {
  const isCartFilled = Object.keys(useQuantitiesInCart() ?? {}).length > 0
  return (
    <>
      <div className={styles.now}>
        <Button
          type="submit"
          name="intent"
          value={buyNowIntent}
          size="lg"
          isWide
          isPending={purchase.isBuyingNow}
          pendingLabel="お手続きの画面へ進んでいます"
        >
          今すぐ購入
        </Button>
        {isCartFilled && (
          <p className={styles.alone}>この商品だけのご注文です。カートの商品は、そのまま残ります。</p>
        )}
      </div>
      <ExpressButtons purchase={purchase} product={product} />
    </>
  )
}

/** Explains why a wallet led the shopper back: a cancelled purchase, or a cart with several addresses. */
export function ExpressReturned() {
  const [search] = useSearchParams()
  useToldOnce(toldInAddress)
  const why = search.get('express')
  if (why === 'several')
    return (
      <Panel tone="caution" isAnnounced title="お届け先が複数のため、ウォレットでのご購入に進めませんでした">
        ご注文は確定していません。商品をカートに入れて、「ご購入手続きへ」からお進みください。
      </Panel>
    )
  if (why !== 'cancelled') return null
  return (
    <Panel tone="caution" isAnnounced title="お手続きがキャンセルされました">
      ご注文は確定していません。カートの内容もそのままです。
    </Panel>
  )
}
