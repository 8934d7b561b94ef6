import type { BodyOf, changeGift as changeGiftCall } from '@storefront/contracts'
import { lockOrder } from '../../checkout/settlement/move-order.sql'
import type { Trx } from '../../platform/database/db'
import { Rejection } from '../../platform/http/rejection'
import type { OrderRow } from '../../order/order/order.table'
import type { Services } from '../../services'
import { giftDays } from '../../order/social-gift/social-gift.rules'
import { lockSocialGift, updateGift } from '../../order/social-gift/social-gift.sql'
import type { SocialGift } from '../../order/social-gift/social-gift.table'
import { extendedExpiry, giftChoices, giftState } from './gift-order.rules'
import { refundGift } from './refund-gift.command'
import { mailRecipient } from './notify-giver.command'

export type GiftAction = BodyOf<typeof changeGiftCall>['action']

export const notPossible = () =>
  new Rejection(
    422,
    'gift_order.not_possible',
    'ギフトの状況が変わったため、この操作はできません。画面を更新してご確認ください。',
  )

type Locked = { trx: Trx; gift: SocialGift; order: OrderRow; now: Date } & ReturnType<typeof giftChoices>

export async function withLockedGift(
  services: Services,
  { id, order_id }: Pick<SocialGift, 'id' | 'order_id'>,
  change: (locked: Locked) => Promise<void>,
): Promise<void> {
  const now = services.clock.now()
  await services.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, order_id)
    if (!order) throw notPossible()
    const gift = await lockSocialGift(trx, id)
    // The parcel's status doesn't matter: only an accepted gift has a parcel, and an accepted gift can't be
    // changed.
    const choices = giftChoices(gift, giftState(gift, { status: order.status, parcel_status: null, now }))
    await change({ trx, gift, order, now, ...choices })
  })
}

export async function changeGift(services: Services, gift: SocialGift, action: GiftAction): Promise<void> {
  if (action === 'refund') {
    await withLockedGift(services, gift, async ({ can_settle }) => requirePossible(can_settle))
    return refundGift(services, gift)
  }
  await withLockedGift(services, gift, (locked) => actions[action](services, locked))
}

function requirePossible(isPossible: boolean): void {
  if (!isPossible) throw notPossible()
}

const actions: Record<
  Exclude<GiftAction, 'refund'>,
  (services: Services, locked: Locked) => Promise<void>
> = {
  async sent(_services, { trx, gift, now, can_mail }) {
    if (can_mail && gift.sent_at === null) await updateGift(trx, gift.id, { sent_at: now })
  },
  async remind(services, { trx, gift, order, now, can_remind }) {
    requirePossible(can_remind)
    await mailRecipient(trx, services, { ...gift, channel_id: order.channel_id }, { isReminder: true })
    await updateGift(trx, gift.id, { reminded_at: now })
  },
  async extend(_services, { trx, gift, now, can_extend }) {
    requirePossible(can_extend)
    const expires_at = extendedExpiry(gift, now, giftDays)
    await updateGift(trx, gift.id, { expires_at, extended_at: now, lapse_told_at: null })
  },
}
