import type { OrderStatus } from '@storefront/contracts'

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
