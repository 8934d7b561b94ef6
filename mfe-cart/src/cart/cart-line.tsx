import { counterOf, type CartProduct, type PendingPayment } from '@storefront/contracts'
import { formatDateTime, formatYen } from '@storefront/locale-ja'
import { Widget } from '@storefront/remote'
import { currentSite, formatTaxedYen } from '@storefront/site'
import { Badge, Button, Price } from '@storefront/ui'
import { useRef } from 'react'
import { toItem } from '../analytics.rules'
import { useQuantity } from '../engine/cart-quantity.state'
import { roundingNote, sumCouponShares } from '../order-view/totals/cart-totals.rules'
import { ChangeLineLink } from '../change-line/change-line-link'
import { CureForm, GiftAdvices } from '../gift-advice/gift-advices'
import type { CartAdvice } from '../gift-advice/gift-advice.rules'
import { nameLine } from '../order-view/line-name.rules'
import { LineNoshi } from '../order-view/line-noshi'
import { LineOptions } from '../order-view/line-options'
import { LinePicture } from '../order-view/line-picture'
import { quantityOfProduct } from './cart-line.rules'
import { LineDress } from './dress/line-dress'
import { LineQuantity } from '../order-view/line-quantity'
import styles from './cart-line.module.css'

type CartLineProps = {
  line: CartProduct
  products: readonly CartProduct[]
  advices: readonly CartAdvice[]
  pending: PendingPayment | null
  isLeaving: boolean
  isSocialGift: boolean
  onDelete: () => void
}

/** Shows one line. Its quantity updates optimistically, but prices and sums always come from the server. */
export function CartLine({
  line,
  products,
  advices,
  pending,
  isLeaving,
  isSocialGift,
  onDelete,
}: CartLineProps) {
  const { product_info } = line
  const name = nameLine(line, products)
  const dress = useRef<HTMLFormElement>(null)
  const quantity = useQuantity(line.key, line.quantity)
  const discount = sumCouponShares(line)
  const { isPricedWithoutTax } = currentSite().settings
  const inCart = quantityOfProduct(products, line)
  const counter = counterOf(product_info)
  const rounding = roundingNote(line)
  const isOnItsWay = quantity !== line.quantity
  return (
    <li className={styles.line}>
      <a className={styles.picture} href={`/product/${product_info.key}`} tabIndex={-1} aria-hidden="true">
        <LinePicture product={product_info} sizes="(min-width: 48rem) 128px, 88px" />
      </a>
      <div className={styles.facts}>
        {product_info.maker_name && <p className={styles.maker}>{product_info.maker_name}</p>}
        <h2 id={`line-${line.key}`} className={styles.name}>
          <a href={`/product/${product_info.key}`}>{product_info.name}</a>
        </h2>
        <Price
          withTax={line.price_with_tax}
          withoutTax={isPricedWithoutTax ? line.unit_price : undefined}
          isWithoutTaxFirst={isPricedWithoutTax}
          isReducedRate={product_info.is_reduced_tax_rate}
          size="sm"
        />
        {line.next_price_step && (
          <p className={styles.step}>
            {`あと${line.next_price_step.quantity_from - inCart}${counter}で、1${counter}${formatYen(line.next_price_step.unit_price)}（税抜）になります`}
          </p>
        )}
        <LineOptions line={line} products={products} />
        <ChangeLineLink line={line} products={products} />
        <LineNoshi line={line} />
        {/* The sender of a social gift chooses no delivery options, so the way there ends at the payment. */}
        {!isSocialGift && <LineDress form={dress} {...{ line, products, advices }} />}
        {pending ? <PendingBadge pending={pending} /> : <StockBadge line={line} />}
      </div>
      <div className={styles.advices}>
        <GiftAdvices
          advices={advices}
          here="/cart"
          onDress={isSocialGift ? undefined : () => dress.current?.requestSubmit()}
          button={(advice, cure) => <CureForm advice={advice} {...cure} />}
        />
      </div>
      <div className={styles.amounts}>
        <LineQuantity line={line} name={name} action="/cart" isDisabled={isLeaving} />
        <form
          method="post"
          action="/cart"
          onSubmit={(event) => {
            event.preventDefault()
            onDelete()
          }}
        >
          <input type="hidden" name="intent" value="removal" />
          <input type="hidden" name="key" value={line.key} />
          <Button
            type="submit"
            variant="quiet"
            size="sm"
            icon="trash"
            aria-label={`${name}を削除する`}
            isPending={isLeaving}
          >
            削除
          </Button>
        </form>
        <Widget
          of="catalog/favourite"
          data={{
            productId: product_info.id,
            productName: product_info.name,
            isFavourite: false,
            isWorded: true,
            item: toItem(line),
          }}
        />
        {(isOnItsWay || line.total_price !== line.price_with_tax) && (
          <p className={isOnItsWay ? styles.changing : styles.total} aria-busy={isOnItsWay}>
            <span>小計</span>{' '}
            {isPricedWithoutTax && (
              <span translate="no">{formatYen(line.unit_price * line.quantity)}（税抜）</span>
            )}{' '}
            <span translate="no">{formatTaxedYen(line.total_price)}</span>
            {!isOnItsWay && rounding && <small className={styles.rounding}>{rounding}</small>}
          </p>
        )}
        {discount > 0 && (
          <p className={styles.discount}>
            クーポン <span translate="no">{formatTaxedYen(-discount)}</span>
          </p>
        )}
      </div>
    </li>
  )
}

function PendingBadge({ pending }: { pending: PendingPayment }) {
  return (
    <p className={styles.stock}>
      <Badge tone="caution">お支払いの手続き中</Badge>{' '}
      {`${formatDateTime(pending.expires_at)}まで確保しています。`}
    </p>
  )
}

function StockBadge({ line: { product_info, quantity } }: { line: CartProduct }) {
  const { is_sale, stock_state, max_quantity } = product_info
  if (!is_sale || stock_state === 'sold_out') {
    return (
      <p className={styles.stock}>
        <Badge tone="danger">{is_sale ? '売り切れ' : '販売を終了しました'}</Badge>{' '}
        この商品を削除してお進みください。
      </p>
    )
  }
  const limit = (
    <Badge tone="caution">{`${max_quantity}${counterOf(product_info)}までご注文いただけます`}</Badge>
  )
  if (quantity > max_quantity) return <p className={styles.stock}>{limit} 数量をお選びなおしください。</p>
  if (quantity === max_quantity) return <p className={styles.stock}>{limit}</p>
  return stock_state === 'few' ? (
    <p className={styles.stock}>
      <Badge tone="caution">残りわずか</Badge>
    </p>
  ) : null
}
