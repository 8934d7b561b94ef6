import type { CartDetail, CartPacking, CartPayment } from '@storefront/contracts'
import { formatDayWithWeekday } from '@storefront/locale-ja'

export type DeliveryPart = { key: string; name: string; address?: string; days: string[] }

type Kind = string | undefined

const prepaidKinds: readonly Kind[] = ['convenience_store', 'bank_transfer']
const isPrepaid = (kind: Kind) => prepaidKinds.includes(kind)

export type ChosenMethod = Pick<CartPayment, 'kind' | 'arrivals'>

/**
 * Lists each address with the distinct delivery days of its parcels. A social gift's recipient chooses both.
 * `chosen` is the chosen method, which the cart may not know yet. It decides on the day of a prepaid parcel.
 */
export function deliveryBrief(detail: CartDetail, chosen?: ChosenMethod): DeliveryPart[] {
  const { social_gift, shippings, payment } = detail
  const formatDay = dayFormat(payment?.kind, chosen)
  if (social_gift)
    return [
      {
        key: 'gift',
        name: `${social_gift.receiver_name} さま（ソーシャルギフト）`,
        days: ['お届け先と日時は、お相手が指定します。'],
      },
    ]
  return shippings.map(({ key, shipping_name, full_address, packings }) => ({
    key,
    name: `${shipping_name ?? ''} さま`,
    ...(full_address ? { address: full_address } : {}),
    days: [...new Set(packings.filter(({ products }) => products.length > 0).flatMap(formatDay))],
  }))
}

/** Returns true once the shopper has chosen a day, a time, a noshi or a wrapping. */
export const hasWishes = ({ shippings, products }: Pick<CartDetail, 'shippings' | 'products'>): boolean =>
  products.some(({ accessories }) => accessories.length > 0) ||
  shippings.some(({ packings }) =>
    packings.some(
      ({ delivery_at, delivery_timezone, accessories }) =>
        delivery_at !== null || delivery_timezone !== null || accessories.length > 0,
    ),
  )

const unknownDay = 'ご入金の確認後に発送します。お届けの日の目安は、次の画面でご案内します'

/** A prepaid parcel ships after the payment, so its day depends on the method. Only the API computes it. */
function dayFormat(known: Kind, method?: ChosenMethod) {
  const chosen = method?.kind ?? known
  return ({ key, delivery_at, delivery_timezone, ...packing }: CartPacking): string[] => {
    const arrival = method?.arrivals?.find(({ packing_key }) => packing_key === key)
    const arrival_text = arrival ? arrival.text : packing.arrival_text
    const isStale = !arrival && isPrepaid(known) !== isPrepaid(chosen)
    const slot = delivery_timezone ? `　${delivery_timezone}` : ''
    const requested = delivery_at ? `${formatDayWithWeekday(delivery_at)}${slot}` : undefined
    if (isPrepaid(chosen) && isStale) return [...(requested ? [`ご希望：${requested}`] : []), unknownDay]
    if (arrival_text && !isStale) return [withSlot(arrival_text, slot)]
    return [requested ? `${requested}にお届けします` : `最短でお届けします${slot}`]
  }
}

const promise = 'にお届けします'

/** Puts the slot beside the day, because the API's text may go on in brackets after its promise. */
const withSlot = (arrival: string, slot: string): string =>
  arrival.includes(promise) ? arrival.replace(promise, `${slot}${promise}`) : `${arrival}${slot}`
