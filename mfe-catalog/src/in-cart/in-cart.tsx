import { Icon } from '@storefront/ui'
import { usePiecesInCart } from './in-cart.state'
import styles from './in-cart.module.css'

type InCartProps = {
  productId: number
  counter?: string
  isShort?: boolean
  /** False beside another link to the cart. */
  isLinked?: boolean
}

/** Says what the cart has beside the buy button. The toast leaves, and the header may be out of view. */
export function InCart({ productId, counter = '点', isShort = false, isLinked = true }: InCartProps) {
  const pieces = usePiecesInCart(productId)
  if (pieces === 0) return null
  return (
    <p className={styles.inCart}>
      <Icon name="check" size="sm" />
      {isShort ? `カートに${pieces}${counter}` : `カートに入っています（${pieces}${counter}）`}
      {isLinked && <a href="/cart">カートを見る</a>}
    </p>
  )
}
