import { counterOf } from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'
import { createWidget } from '@storefront/remote'
import { formatTaxedYen, useDeliveryTo } from '@storefront/site'
import { LinkButton } from '@storefront/ui'
import { useEffect } from 'react'
import { readCartToken } from '../engine/cart-token.state'
import { runCommand } from '../engine/cart.error-reactions'
import { useCart, whenReady } from '../engine/cart.state'
import { carriageSentence } from '../order-view/totals/carriage.rules'
import { LinePicture } from '../order-view/line-picture'
import styles from './mini-cart.module.css'

export function MiniCart() {
  const cart = useCart(null)
  const to = useDeliveryTo()
  useEffect(() => {
    if (readCartToken()) void runCommand(() => whenReady('open'))
  }, [])
  const products = cart?.data.detail.products ?? []
  if (products.length === 0) return <p className={styles.empty}>カートに商品は入っていません。</p>
  const note = cart && carriageSentence(cart.data.detail, to)
  return (
    <section aria-label="カートの中身">
      <ul className={styles.lines}>
        {products.map(({ key, product_info, quantity, total_price }) => (
          <li key={key}>
            <LinePicture product={product_info} sizes="56px" />
            <a href={`/product/${product_info.key}`}>{product_info.name}</a>
            <span className={styles.amount}>
              <span translate="no">{quantity}</span>
              {counterOf(product_info)} <span translate="no">{formatTaxedYen(total_price)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        商品合計 <strong translate="no">{formatYen(cart?.data.detail.order.total_price ?? 0)}</strong>（税込）
      </p>
      {note && <p className={styles.note}>{note}</p>}
      <LinkButton href="/cart" variant="primary" isWide>
        カートを見る
      </LinkButton>
    </section>
  )
}

export const miniCart = createWidget(MiniCart)
