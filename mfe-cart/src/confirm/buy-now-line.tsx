import type { CartProduct } from '@storefront/contracts'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { LineQuantity } from '../order-view/line-quantity'
import { ChangeLineLink } from '../change-line/change-line-link'
import { nameLine } from '../order-view/line-name.rules'
import styles from './buy-now-line.module.css'

type BuyNowLineProps = { line: CartProduct; products: readonly CartProduct[] }

/** Changes a buy-now order on the confirm screen, because that order has no cart screen. */
export function BuyNowLine({ line, products }: BuyNowLineProps) {
  const { revalidate } = useRevalidator()
  const checked = useRef(line.quantity)
  // Another quantity may exceed the limit of the chosen payment.
  useEffect(() => {
    if (checked.current === line.quantity) return
    checked.current = line.quantity
    void revalidate()
  }, [line.quantity, revalidate])
  return (
    <div className={styles.change}>
      <LineQuantity line={line} name={nameLine(line, products)} />
      <ChangeLineLink line={line} products={products} />
    </div>
  )
}
