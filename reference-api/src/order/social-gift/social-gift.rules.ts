import type { OrderStatus, SocialGiftCompleted } from '@storefront/contracts'
import { deliveryTimezones } from '../../delivery/delivery/leadtime.rules'
import type { FieldErrors } from '../../platform/http/rejection'
import { isParcelStatus, statusOfParcel } from '../../delivery/parcel/parcel.rules'
import type { SocialGift, SocialGiftRow } from './social-gift.table'

/** Days the recipient has to respond. */
export const giftDays = 30

export type GiftRefusal = 'is_expired' | 'is_declined' | 'not_ready'

type Standing = Pick<
  SocialGift,
  'expires_at' | 'completed_at' | 'declined_at' | 'redirected_at' | 'returned_at'
> & { status: OrderStatus }

/** Returns the reason why a gift link can't be used, or null. An accepted gift stays readable. */
export function giftRefusal(gift: Standing, now: Date): GiftRefusal | null {
  if (gift.status === 'cancelled' || gift.status === 'payment_failed') return 'is_expired'
  if (gift.status === 'pending_payment' || gift.status === 'waiting_deposit') return 'not_ready'
  if (gift.redirected_at !== null || gift.returned_at !== null) return 'is_expired'
  if (gift.declined_at !== null) return 'is_declined'
  return gift.completed_at === null && new Date(gift.expires_at) <= now ? 'is_expired' : null
}

/** 410 for a closed link. 422 for the link of an unpaid order, which becomes valid once the order is paid. */
export const giftRefusalStatus: Record<GiftRefusal, number> = {
  is_expired: 410,
  is_declined: 410,
  not_ready: 422,
}

export const giftRefusalMessages: Record<GiftRefusal, string> = {
  is_expired:
    'このギフトの受け取り期限が過ぎているか、ご注文がキャンセルされました。贈り主さまにご確認ください。',
  is_declined: 'このギフトは、お受け取りを辞退されました。お気持ちは贈り主さまにお伝えしています。',
  not_ready: 'このギフトはまだ準備中です。しばらくたってから、もう一度お試しください。',
}

/** Returns the storage path of the picture for a thank-you message. A new picture overwrites the old one. */
export const thanksPicturePath = (giftId: number) => `gift-thanks/${giftId}.jpg`

export const giftNumber = ({ id }: SocialGiftRow) => `G${String(id).padStart(8, '0')}`

/**
 * Returns the state of this recipient's own parcel. The state of the rest of the order is the giver's
 * business.
 */
export function stateForRecipient(
  gift: Pick<SocialGiftRow, 'status' | 'parcel_status'>,
): SocialGiftCompleted['state'] {
  const status = statusOfParcel(gift.parcel_status, gift.status)
  return isParcelStatus(status) ? status : 'accepted'
}

export const giftLetter = (gift: SocialGiftRow) => ({
  sender_name: gift.sender_name,
  receiver_name: gift.receiver_name,
  message: gift.message,
  expires_at: gift.expires_at,
  is_completed: gift.completed_at !== null,
})

type DeliveryWish = { delivery_at?: string | null; delivery_timezone?: string | null }

export function giftDeliveryProblems({ delivery_at, delivery_timezone }: DeliveryWish, today: string) {
  const errors: FieldErrors = {}
  if (delivery_at && delivery_at <= today)
    errors['delivery_at'] = ['お届け希望日は明日以降の日をお選びください。']
  if (delivery_timezone && !deliveryTimezones.some(({ key }) => key === delivery_timezone))
    errors['delivery_timezone'] = ['時間帯を選択してください']
  return errors
}
