import { commonCounter } from '@storefront/contracts'
import { Panel } from '@storefront/ui'
import type { CartKind } from '../checkout-path'
import { useCart } from '../engine/cart.state'
import styles from './open-cart-note.module.css'

/** Says in an order of 今すぐ購入 that the goods in the cart stay there. Renders nothing for an empty cart. */
export function OpenCartNote({ kind }: { kind: CartKind }) {
  const { order, products = [] } = useCart(null, 'open')?.data.detail ?? {}
  const count = order?.total_quantity ?? 0
  if (kind !== 'buy-now' || count === 0) return null
  const counter = commonCounter(products.map(({ product_info }) => product_info))
  return (
    <div className={styles.note}>
      <Panel action={<a href="/cart">カートを見る</a>}>
        {`カートの商品（${count}${counter}）は、このご注文に含まれません。そのままカートに残ります。`}
      </Panel>
    </div>
  )
}
