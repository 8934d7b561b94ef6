import type { CartDetail, CartPacking } from '@storefront/contracts'
import { formatDayWithWeekday } from '@storefront/locale-ja'

export type DeliveryPart = { key: string; name: string; address?: string; days: string[] }

/**
 * Lists each address with the distinct delivery days of its parcels. A social gift's recipient chooses both.
 */
export function deliveryBrief({ social_gift, shippings }: CartDetail): DeliveryPart[] {
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

function formatDay({ delivery_at, delivery_timezone, arrival_text }: CartPacking): string[] {
  const slot = delivery_timezone ? `　${delivery_timezone}` : ''
  if (delivery_at) return [`${formatDayWithWeekday(delivery_at)}${slot}にお届けします`]
  return arrival_text ? [`${arrival_text}${slot}`] : [`最短でお届けします${slot}`]
}
