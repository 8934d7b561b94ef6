import { packingKind, type CarriageKind } from '@storefront/contracts'
import { freeFromNote, postageText, type DeliveryTo } from '@storefront/site'

type Parcel = { goods: number; kind: CarriageKind }

type Shipped = {
  area: DeliveryTo['area']
  /** The chosen pieces alone. */
  own: Parcel
  inCart: Parcel | undefined
  settings: { isPricedWithoutTax: boolean }
}

/**
 * States the postage of a product and how it gets free. Pieces that join a cart ship with its goods, whose
 * sum counts, too.
 */
export function statePostage({ area, own, inCart, settings }: Shipped): { postage?: string; note?: string } {
  const alone = { postage: postageText(area, own.kind, { ...settings, goods: own.goods }) }
  const isAlone = inCart === undefined || own.kind === 'free'
  const goods = own.goods + (isAlone ? 0 : inCart.goods)
  const kind = isAlone ? own.kind : packingKind([own.kind, inCart.kind])
  const postage = postageText(area, kind, { ...settings, goods })
  if (postage === undefined) return {}
  const missing = freeFromNote(area, kind, { ...settings, goods })
  if (missing)
    return { postage, note: `${isAlone ? 'この商品だけのご注文なら' : 'カートの商品とあわせて'}、${missing}` }
  return { postage, ...(postage !== alone.postage && { note: 'カートの商品とあわせたご注文の場合' }) }
}
