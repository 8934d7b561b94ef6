import { formatYen } from '@storefront/locale-ja'
import { createWidget } from '@storefront/remote'
import { LinkButton } from '@storefront/ui'
import { useEffect } from 'react'
import { readCartToken } from '../engine/cart-token.state'
import { runCommand } from '../engine/cart.error-reactions'
import { useCart, whenReady } from '../engine/cart.state'
import { LinePicture } from '../order-view/line-picture'
import styles from './mini-cart.module.css'

/** The cart in short, for the edge of another screen. */
export function MiniCart() {
  const cart = useCart(null)
  useEffect(() => {
    if (readCartToken()) void runCommand(whenReady)
  }, [])
  const products = cart?.data.detail.products ?? []
  if (products.length === 0) return <p className={styles.empty}>カートに商品は入っていません。</p>
  return (
    <section aria-label="カートの中身">
      <ul className={styles.lines}>
        {products.map(({ key, product_info, quantity, total_price }) => (
          <li key={key}>
            <LinePicture product={product_info} sizes="56px" />
            <a href={`/product/${product_info.key}`}>{product_info.name}</a>
            <span className={styles.amount}>
              {quantity}点 {formatYen(total_price)}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        商品合計 <strong>{formatYen(cart?.data.detail.order.total_price ?? 0)}</strong>（税込）
      </p>
      <LinkButton href="/cart" variant="primary" isWide>
        カートを見る
      </LinkButton>
    </section>
  )
}

export const miniCart = createWidget(MiniCart)
