import { counterOf, type CartProduct } from '@storefront/contracts'
import { Button, QuantityStepper } from '@storefront/ui'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { ChangeLineLink } from '../change-line/change-line-link'
import { setOptimisticQuantity, useQuantity } from '../engine/cart-quantity.state'
import { nameLine } from '../order-view/line-name.rules'
import styles from './buy-now-line.module.css'

type BuyNowLineProps = { line: CartProduct; products: readonly CartProduct[] }

/** Changes the quantity of a buy-now order on the confirm screen, because that order has no cart screen. */
export function BuyNowLine({ line, products }: BuyNowLineProps) {
  const { product_info } = line
  const quantity = useQuantity(line.key, line.quantity)
  const { revalidate } = useRevalidator()
  const checked = useRef(line.quantity)
  // Another quantity may exceed the limit of the chosen payment.
  useEffect(() => {
    if (checked.current === line.quantity) return
    checked.current = line.quantity
    void revalidate()
  }, [line.quantity, revalidate])
  return (
    <>
      <form className={styles.quantity} method="post" onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name="intent" value="quantity" />
        <input type="hidden" name="key" value={line.key} />
        <QuantityStepper
          label={nameLine(line, products)}
          value={quantity}
          max={Math.max(product_info.max_quantity, line.quantity)}
          counter={counterOf(product_info)}
          onChange={(next) => setOptimisticQuantity(line, next)}
        />
        {product_info.counter && <span aria-hidden="true">{product_info.counter}</span>}
        <noscript>
          <Button type="submit" size="sm">
            数量を変更する
          </Button>
        </noscript>
      </form>
      <ChangeLineLink line={line} products={products} />
    </>
  )
}
