import {
  giftAdvice,
  type AdvisedParcel,
  type CartDetail,
  type CartProduct,
  type GiftAdvice,
  type GiftRule,
  type Inscription,
} from '@storefront/contracts'
import { inscribeAccessory, packApart, setLineQuantity, type CartChange } from '../engine/cart.api'

export type CartAdvice = GiftAdvice<CartProduct>

/** Lists the cart's parcels. Without an address all products form one parcel. */
export function listParcels({ products, shippings }: CartDetail): AdvisedParcel<CartProduct>[] {
  const packings = shippings.flatMap((shipping) => shipping.packings)
  if (packings.length === 0) return [{ lines: products, isAddressed: false }]
  return packings.map(({ products: packed, delivery_at }) => ({
    lines: products.filter((line) => packed.some(({ key }) => key === line.key)),
    isAddressed: true,
    day: delivery_at,
  }))
}

export const adviseCart = (rules: readonly GiftRule[], detail: CartDetail): CartAdvice[] =>
  listParcels(detail).flatMap((parcel) => giftAdvice(rules, parcel))

export const findAdvice = (advices: readonly CartAdvice[], ruleKey: string, lineKey: string) =>
  advices.find(({ rule, line }) => rule.key === ruleKey && line.key === lineKey)

/** Returns the change that cures an advice, or undefined if the shopper has to decide on another screen. */
export function toCure({ rule, line, accessory }: CartAdvice): CartChange | undefined {
  const { set, add, is_parted } = rule.cure
  if (set && accessory) return inscribeAccessory(accessory.key, changed(accessory, set))
  if (add) return setLineQuantity(line.key, line.quantity + add)
  return is_parted && line.shipping_key ? packApart(line.shipping_key, line.key) : undefined
}

/** Keeps what the cure doesn't set. Another heading gets its own usual cord. */
function changed(
  attached: Inscription,
  { noshi_heading, noshi_cord, noshi_place }: Inscription,
): Inscription {
  return {
    noshi_heading: noshi_heading ?? attached.noshi_heading,
    noshi_cord: noshi_cord ?? (noshi_heading ? undefined : attached.noshi_cord),
    noshi_place: noshi_place ?? attached.noshi_place,
    noshi_name: attached.noshi_name,
    message: attached.message,
  }
}
