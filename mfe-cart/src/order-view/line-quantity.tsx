import { counterOf, type CartProduct } from '@storefront/contracts'
import { Button, QuantityStepper } from '@storefront/ui'
import { setOptimisticQuantity, useQuantity } from '../engine/cart-quantity.state'
import styles from './line-quantity.module.css'

type LineQuantityProps = {
  line: CartProduct
  /** Name of the line for screen readers. */
  name: string
  /** Screen that the quantity is posted to without scripts, by default the current one. */
  action?: string
  isDisabled?: boolean
}

/** Changes the quantity of a line. It updates optimistically. */
export function LineQuantity({ line, name, action, isDisabled = false }: LineQuantityProps) {
  const { product_info } = line
  const quantity = useQuantity(line.key, line.quantity)
  return (
    <form
      className={styles.quantity}
      method="post"
      action={action}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="key" value={line.key} />
      <QuantityStepper
        label={name}
        value={quantity}
        max={Math.max(product_info.max_quantity, line.quantity)}
        counter={counterOf(product_info)}
        isDisabled={isDisabled}
        onChange={(next) => setOptimisticQuantity(line, next)}
      />
      {product_info.counter && <span aria-hidden="true">{product_info.counter}</span>}
      <noscript>
        <Button type="submit" size="sm">
          数量を変更する
        </Button>
      </noscript>
    </form>
  )
}
