import type { CartProduct } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { Button, Panel } from '@storefront/ui'
import { useState } from 'react'
import { addLine, deleteLine } from '../cart.api'
import { recordItems } from '../cart-analytics.rules'
import { performed } from '../cart.error-reactions'
import { changeCart } from '../cart.state'
import { CartLine } from './cart-line'
import { lineAgain } from './cart-line.rules'
import styles from './cart-lines.module.css'

/** The lines; one that was deleted can be taken back until the next is. */
export function CartLines({ products }: { products: readonly CartProduct[] }) {
  const [deleted, setDeleted] = useState<CartProduct>()

  async function remove(line: CartProduct) {
    const isDone = await performed(() => changeCart(deleteLine(line.key)))
    if (!isDone) return
    setDeleted(line)
    publish('analytics.recorded', recordItems('remove_from_cart', [line]))
  }
  async function takeBack(line: CartProduct) {
    setDeleted(undefined)
    const isDone = await performed(() => changeCart(addLine(lineAgain(line))))
    if (isDone) publish('analytics.recorded', recordItems('add_to_cart', [line]))
  }

  return (
    <>
      {deleted && (
        <Panel
          isAnnounced
          action={
            <Button size="sm" onClick={() => void takeBack(deleted)}>
              元に戻す
            </Button>
          }
        >
          「{deleted.product_info.name}」をカートから削除しました。
        </Panel>
      )}
      {products.length > 0 && (
        <ul className={styles.lines} aria-label="カートの商品">
          {products.map((line) => (
            <CartLine key={line.key} line={line} onDelete={() => void remove(line)} />
          ))}
        </ul>
      )}
    </>
  )
}
