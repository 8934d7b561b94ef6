import type { GiftOfOrder, OrderStatus } from '@storefront/contracts'
import { statusOfParcel, type ParcelStatus } from '../../delivery/parcel/parcel.rules'
import type { SocialGift } from '../../order/social-gift/social-gift.table'

const dayMs = 86_400_000

/** Days the giver has to decide what happens to a declined or expired gift. */
export const settleDays = 14

type State = GiftOfOrder['state']
type Standing = { status: OrderStatus; parcel_status: ParcelStatus | null; now: Date }

/** Returns the gift's progress. Later steps take precedence over earlier ones. */
export function giftState(gift: SocialGift, { status, parcel_status, now }: Standing): State {
  if (status === 'cancelled' || status === 'payment_failed' || gift.returned_at !== null) return 'refunded'
  if (status === 'pending_payment' || status === 'waiting_deposit') return 'not_ready'
  if (gift.completed_at !== null) {
    const parcel = statusOfParcel(parcel_status, status)
    if (parcel === 'shipped' || parcel === 'delivered') return parcel
    return gift.redirected_at === null ? 'accepted' : 'redirected'
  }
  if (gift.declined_at !== null) return 'declined'
  if (new Date(gift.expires_at) <= now) return 'expired'
  if (gift.opened_at !== null) return 'opened'
  return gift.sent_at === null ? 'waiting' : 'sent'
}

const open: readonly State[] = ['waiting', 'sent', 'opened']

export function giftChoices(gift: SocialGift, state: State) {
  const isOpen = open.includes(state)
  const hasComeBack = state === 'declined' || state === 'expired'
  const since = gift.declined_at ?? gift.expires_at
  return {
    can_mail: state === 'waiting' || state === 'sent',
    can_remind: isOpen && gift.mailed_at !== null && gift.reminded_at === null,
    can_extend: (isOpen || state === 'expired') && gift.extended_at === null,
    can_settle: hasComeBack,
    settle_until: hasComeBack ? new Date(Date.parse(since) + settleDays * dayMs).toISOString() : null,
  }
}

/** Computes the new expiry date, counted from now or from the current expiry date, whichever is later. */
export const extendedExpiry = ({ expires_at }: SocialGift, now: Date, days: number) =>
  new Date(Math.max(Date.parse(expires_at), now.getTime()) + days * dayMs)
