import type { CartProduct, PendingPayment } from '@storefront/contracts'
import { Button, Panel, VisuallyHidden } from '@storefront/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { addLine, deleteLine } from '../engine/cart.api'
import { recordItems } from '../analytics.rules'
import { runCommand } from '../engine/cart.error-reactions'
import { discardPendingQuantity } from '../engine/cart-quantity.state'
import { changeCart, currentCart } from '../engine/cart.state'
import { recordCartEvent } from '../record-cart-event'
import { EnclosedList } from '../order-view/enclosed-list'
import type { CartAdvice } from '../gift-advice/gift-advice.rules'
import { CartLine } from './cart-line'
import { deletionText, lineAgain } from './cart-line.rules'
import styles from './cart-lines.module.css'

type CartLinesProps = {
  products: readonly CartProduct[]
  advices: readonly CartAdvice[]
  pending: PendingPayment | null
  isSocialGift: boolean
}

/** Lists the cart's lines. A deleted line can be restored until the next one is deleted. */
export function CartLines({ products, advices, pending, isSocialGift }: CartLinesProps) {
  const [deleted, setDeleted] = useState<CartProduct>()
  /** Message about a restored line, for screen readers. */
  const [told, setTold] = useState('')
  const [leavingKeys, setLeavingKeys] = useState<readonly string[]>([])
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(deleted)
  // The clicked button is gone, so move the keyboard focus to the container of the lines.
  useLayoutEffect(() => {
    if (shown.current !== deleted && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
    shown.current = deleted
  }, [deleted])

  async function remove(line: CartProduct) {
    const { key } = line
    if (leavingKeys.includes(key)) return
    const quantity = discardPendingQuantity(key) ?? line.quantity
    let gone = line
    setLeavingKeys((keys) => [...keys, key])
    const isDone = await runCommand(() =>
      changeCart((token) => {
        gone = currentCart()?.data.detail.products.find((known) => known.key === key) ?? line
        return deleteLine(key)(token)
      }),
    )
    setLeavingKeys((keys) => keys.filter((leaving) => leaving !== key))
    if (!isDone) return
    setDeleted({ ...line, quantity })
    setTold('')
    recordCartEvent(recordItems('remove_from_cart', [gone]))
  }
  async function takeBack(line: CartProduct) {
    setDeleted(undefined)
    const isDone = await runCommand(() => changeCart(addLine(lineAgain(line))))
    if (!isDone) return
    setTold(`「${line.product_info.name}」をカートに戻しました。`)
    recordCartEvent(recordItems('add_to_cart', [line]))
  }

  return (
    <div ref={place} tabIndex={-1} role="group" aria-label="カートの内容">
      <VisuallyHidden isAnnounced>{told}</VisuallyHidden>
      {deleted && (
        <Panel
          isAnnounced
          action={
            <Button size="sm" onClick={() => void takeBack(deleted)}>
              元に戻す
            </Button>
          }
        >
          {deletionText(deleted)}
        </Panel>
      )}
      {products.length > 0 && (
        <ul className={styles.lines} aria-label="カートの商品">
          {products.map((line) => (
            <CartLine
              key={line.key}
              line={line}
              products={products}
              advices={advices.filter((advice) => advice.line.key === line.key)}
              pending={pending}
              isSocialGift={isSocialGift}
              isLeaving={leavingKeys.includes(line.key)}
              onDelete={() => void remove(line)}
            />
          ))}
        </ul>
      )}
      <EnclosedList products={products} level="h2" />
    </div>
  )
}
