import { counterOf, type Cart } from '@storefront/contracts'
import { formatTaxedYen } from '@storefront/site'
import { CartTotals } from './totals/cart-totals'
import { EnclosedList } from './enclosed-list'
import { LineOptions } from './line-options'
import { LinePicture } from './line-picture'
import styles from './order-summary.module.css'

export function OrderSummary({ cart }: { cart: Cart }) {
  const { detail } = cart.data
  return (
    <>
      <ul className={styles.lines}>
        {detail.products.map((line) => (
          <li key={line.key}>
            <LinePicture product={line.product_info} sizes="56px" />
            <div>
              <span className={styles.name}>
                {line.product_info.name}
                {line.product_info.is_reduced_tax_rate && '※'}
              </span>
              <span className={styles.amount}>
                <span>
                  <span translate="no">{line.quantity}</span>
                  {counterOf(line.product_info)}
                </span>
                <strong translate="no">{formatTaxedYen(line.total_price)}</strong>
              </span>
              <LineOptions line={line} products={detail.products} />
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.enclosed}>
        <EnclosedList products={detail.products} level="h3" />
      </div>
      <CartTotals detail={detail} />
    </>
  )
}
