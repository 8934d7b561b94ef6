import type { Cart } from '@storefront/contracts'
import { LinkButton, Panel } from '@storefront/ui'
import { useSearchParams } from 'react-router-dom'
import { stepPath } from '../checkout-path'
import { withBack } from '../defaults/cart-defaults.rules'

export function SeveralLink() {
  const [search] = useSearchParams()
  return (
    <LinkButton href={stepPath(withBack('/cart/shipping-matrix', search))}>
      複数のお届け先を一覧で決める
    </LinkButton>
  )
}

export function SeveralToOne({ cart: { data } }: { cart: Cart }) {
  const { length } = data.detail.shippings
  if (length < 2) return null
  return (
    <Panel tone="caution">
      {`ただいま${length}か所へのお届けをお選びです。この画面で次へ進むと、すべての商品が一か所へのお届けに変わります。`}
    </Panel>
  )
}
