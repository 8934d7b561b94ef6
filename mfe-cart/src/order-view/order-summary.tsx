import { counterOf, type Cart } from '@storefront/contracts'
import { formatTaxedYen } from '@storefront/site'
import { CartTotals } from './cart-totals'
import { LinePicture } from './line-picture'
import styles from './order-summary.module.css'

export function OrderSummary({ cart }: { cart: Cart }) {
  const { detail } = cart.data
  return (
    <>
      <ul className={styles.lines}>
        {detail.products.map(({ key, product_info, quantity, total_price }) => (
          <li key={key}>
            <LinePicture product={product_info} sizes="56px" />
            <div>
              <span className={styles.name}>
                {product_info.name}
                {product_info.is_reduced_tax_rate && '※'}
              </span>
              <span className={styles.amount}>
                <span>
                  <span translate="no">{quantity}</span>
                  {counterOf(product_info)}
                </span>
                <strong translate="no">{formatTaxedYen(total_price)}</strong>
              </span>
            </div>
          </li>
        ))}
      </ul>
      <CartTotals detail={detail} />
    </>
  )
}
