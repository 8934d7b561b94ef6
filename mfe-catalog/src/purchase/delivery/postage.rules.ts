import { packingKind, type CarriageKind } from '@storefront/contracts'
import { freeFromNote, postageText, type DeliveryTo } from '@storefront/site'

type Parcel = { goods: number; kind: CarriageKind }

type Shipped = {
  area: DeliveryTo['area']
  /** The chosen pieces alone. */
  own: Parcel
  inCart: Parcel | undefined
  /** True if the cart already has the product, whose pieces are then not counted again. */
  isInCart?: boolean
  settings: { isPricedWithoutTax: boolean }
}

/**
 * States the postage of a product and how it gets free. Pieces that join a cart ship with its goods, whose
 * sum counts, too.
 */
export function statePostage({ area, own, inCart, isInCart = false, settings }: Shipped): {
  postage?: string
  note?: string
} {
  const alone = { postage: postageText(area, own.kind, { ...settings, goods: own.goods }) }
  const isAlone = inCart === undefined || own.kind === 'free'
  const goods = isAlone ? own.goods : inCart.goods + (isInCart ? 0 : own.goods)
  const kind = isAlone ? own.kind : packingKind([own.kind, inCart.kind])
  const postage = postageText(area, kind, { ...settings, goods })
  if (postage === undefined) return {}
  const missing = freeFromNote(area, kind, { ...settings, goods })
  const together = isInCart ? 'カートの商品は' : 'カートの商品とあわせて'
  if (missing) return { postage, note: `${isAlone ? 'この商品だけのご注文なら' : together}、${missing}` }
  const whole = isInCart ? 'カートの商品のご注文の場合' : 'カートの商品とあわせたご注文の場合'
  return { postage, ...(postage !== alone.postage && { note: whole }) }
}
