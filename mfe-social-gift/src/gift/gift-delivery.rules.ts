import { formatDayWithWeekday } from '@storefront/locale-ja'
import type { GiftDelivery } from './gift-draft.state'

/** Describes the delivery day and time window, for instance `11月26日（木）　午前中`. */
export function deliveryInWords({ delivery_at, delivery_timezone_name }: GiftDelivery): string {
  return [
    delivery_at ? formatDayWithWeekday(delivery_at) : '最短の日にお届け',
    delivery_timezone_name ?? '時間帯の指定なし',
  ].join('　')
}
