import type { CartDetail, LostWish } from '@storefront/contracts'
import { formatDayWithWeekday } from '@storefront/locale-ja'
import type { CartNote } from '../../cart/cart.table'
import { priceCart } from '../../cart/cart-pricing.rules'
import { packingLeadtimes } from '../../cart/shipping/cart-leadtime.rules'
import { packingWrites } from '../../cart/write/packing-writes.rules'
import type { CartState } from '../../cart/state/cart-state.table'
import { applyWrites, type CartWrite } from '../../cart/write/cart-write.rules'
import { weekdayOf } from '../../delivery/delivery/business-day.rules'
import { timezoneName } from '../../delivery/delivery/leadtime.rules'
import { cartPayments } from '../placing/order-problems.rules'

type Wished = {
  delivery_at: string | null
  delivery_timezone_key: string | null
  payment_id: number
  /** Whether the last order had several parcels. */
  isOfSeveral: boolean
}

export function findWish(order: {
  payment_id: number
  detail: Pick<CartDetail, 'shippings'>
}): Wished | undefined {
  const packings = order.detail.shippings.flatMap((shipping) => shipping.packings)
  const wished = packings.find(hasWish)
  if (!wished) return undefined
  const { delivery_at, delivery_timezone_key } = wished
  return {
    ...{ delivery_at, delivery_timezone_key },
    payment_id: order.payment_id,
    isOfSeveral: packings.length > 1,
  }
}

const hasWish = ({ delivery_at, delivery_timezone_key }: Omit<Wished, 'payment_id' | 'isOfSeveral'>) =>
  delivery_at !== null || delivery_timezone_key !== null

type Filled = { writes: CartWrite[]; lostWishes: LostWish[]; lostDays: CartNote[] }
const nothing: Filled = { writes: [], lostWishes: [], lostDays: [] }

/**
 * Repeats the last order's requested delivery: the next possible day on the same weekday, and the same time
 * slot. Requests nothing if the last order didn't either. The cart must already have its single address.
 */
export function dayDefault(state: CartState, wished: Wished | undefined): Filled {
  const writes = packingWrites(state)
  const packed = applyWrites(state, writes)
  const [packing, ...others] = packed.packings
  const [possible] = packingLeadtimes(packed, priceCart(packed))
  if (!wished || !packing || !possible) return nothing
  if (wished.isOfSeveral || others.length > 0) return { ...nothing, lostDays: [severalGone(packed)] }
  const { delivery_at, delivery_timezone_key: key } = wished
  const hasSlot = possible.timezones.some((slot) => slot.key === key)
  const onDay = (day: string | null): CartWrite => ({
    put: 'packings',
    row: { ...packing, delivery_at: day, delivery_timezone_key: hasSlot ? key : null },
  })
  const days = delivery_at === null ? [] : possible.days.filter((day) => isSameWeekday(day, delivery_at))
  // Prepayment takes time, so a later week is preferred to another payment method.
  const isPayable = (day: string) => {
    const then = applyWrites(packed, [onDay(day)])
    const offered = cartPayments(then, priceCart(then)).find(
      ({ payment }) => payment.id === wished.payment_id,
    )
    return offered !== undefined && !offered.refusal
  }
  const day = days.find(isPayable) ?? days[0] ?? null
  return {
    writes: day === null && !hasSlot ? [] : [...writes, onDay(day)],
    lostWishes: key === null || hasSlot ? [] : [slotGone(key)],
    lostDays: day === null && delivery_at !== null ? [dayGone(delivery_at, possible.first_day)] : [],
  }
}

const isSameWeekday = (day: string, other: string) => weekdayOf(day) === weekdayOf(other)

const severalGone = ({ lines, products }: CartState): CartNote => {
  const hasGiftChoice = lines.some(({ product_id }) => products.get(product_id)?.has_accessories)
  const step = hasGiftChoice ? 'お届け日時・ギフトの指定' : 'お届け日時の指定'
  return {
    code: 'cart.defaults.day_gone',
    message: `前回のお届け日時のご指定は、荷物が複数あるため引き継いでいません。ご希望の日時は「${step}」でお選びください。`,
  }
}

const dayGone = (wished: string, first: string): CartNote => ({
  code: 'cart.defaults.day_gone',
  message: `前回と同じ${'日月火水木金土'[weekdayOf(wished)]}曜日のお届けは、ただいまご指定いただけません。ご指定がなければ最短でお届けします（最短のお届けは${formatDayWithWeekday(first)}）。`,
})

const slotGone = (key: string): LostWish => ({
  code: 'cart.defaults.timezone_gone',
  message: `前回のお届け時間帯${formatTimezone(key)}は、このお届け先ではご指定いただけません。`,
})
const formatTimezone = (key: string) => {
  const name = timezoneName(key)
  return name === null ? '' : `（${name}）`
}
