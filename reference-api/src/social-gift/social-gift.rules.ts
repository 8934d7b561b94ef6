import type { CartProductInfo, OrderStatus, SocialGiftProduct } from '@storefront/contracts'
import { deliveryTimezones } from '../delivery/leadtime.rules'
import type { FieldErrors } from '../http/rejection'
import type { SocialGiftRow } from './social-gift.table'

/** Days that a recipient has to answer. */
export const giftDays = 30

export type GiftRefusal = 'is_expired' | 'not_ready'

/** Why a gift's link leads nowhere; a gift that was answered stays readable. */
export function giftRefusal(
  gift: { status: OrderStatus; expires_at: string; completed_at: string | null },
  now: Date,
): GiftRefusal | null {
  if (gift.status === 'cancelled' || gift.status === 'payment_failed') return 'is_expired'
  if (gift.status === 'pending_payment' || gift.status === 'waiting_deposit') return 'not_ready'
  return gift.completed_at === null && new Date(gift.expires_at) <= now ? 'is_expired' : null
}

export const giftRefusalMessages: Record<GiftRefusal, string> = {
  is_expired:
    'このギフトの受け取り期限が過ぎているか、ご注文がキャンセルされました。贈り主さまにご確認ください。',
  not_ready: 'このギフトはまだ準備中です。しばらくたってから、もう一度お試しください。',
}

export const giftNumber = ({ id }: SocialGiftRow) => `G${String(id).padStart(8, '0')}`

export const giftLetter = (gift: SocialGiftRow) => ({
  sender_name: gift.sender_name,
  receiver_name: gift.receiver_name,
  message: gift.message,
  expires_at: gift.expires_at,
  is_completed: gift.completed_at !== null,
})

type GiftLine = { product_id: number; quantity: number; product_info: CartProductInfo }

/** No price, no code: what a present shows. */
export const giftProduct = ({ product_id, quantity, product_info }: GiftLine): SocialGiftProduct => {
  const { key, name, variant_name, image, maker_name, is_alcohol } = product_info
  return { product_id, quantity, product_info: { key, name, variant_name, image, maker_name, is_alcohol } }
}

type DeliveryWish = { delivery_at?: string | null; delivery_timezone?: string | null }

export function giftDeliveryProblems({ delivery_at, delivery_timezone }: DeliveryWish, today: string) {
  const errors: FieldErrors = {}
  if (delivery_at && delivery_at <= today)
    errors['delivery_at'] = ['お届け希望日は明日以降の日をお選びください。']
  if (delivery_timezone && !deliveryTimezones.some(({ key }) => key === delivery_timezone))
    errors['delivery_timezone'] = ['時間帯を選択してください']
  return errors
}
