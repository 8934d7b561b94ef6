import { Rejection } from '../../platform/http/rejection'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { hashToken } from '../../platform/secret/token.rules'
import {
  giftRefusal,
  giftRefusalMessages,
  giftRefusalStatus,
} from '../../order/social-gift/social-gift.rules'
import { findSocialGift } from '../../order/social-gift/social-gift.sql'
import type { SocialGiftRow } from '../../order/social-gift/social-gift.table'
import { wrongLinks, type LinkCall } from '../gift-order/require-giver.command'

/** Limit of writes per gift. */
const writes = { hits: 60, windowSeconds: 600 }

/** Finds the gift for a valid link and sets `no-store`. Wrong links count towards the client's limit. */
export async function requireGift(call: LinkCall): Promise<SocialGiftRow> {
  void call.reply.header('cache-control', 'no-store')
  const gift = await findSocialGift(call.db, call.channel.id, hashToken(call.params.token))
  if (!gift) {
    await limitHits(call, `social-gift:${call.request.ip}`, wrongLinks)
    throw new Rejection(404, 'social_gift.not_found', 'ギフトが見つかりません。URLをご確認ください。')
  }
  refuseDead(gift, call.clock.now())
  return gift
}

/** Does the same as {@link requireGift} for a write. Writes are rate-limited. */
export async function requireGiftToWrite(call: LinkCall): Promise<SocialGiftRow> {
  const gift = await requireGift(call)
  await limitHits(call, `social-gift-write:${gift.id}`, writes)
  return gift
}

export function refuseDead(gift: Parameters<typeof giftRefusal>[0], now: Date): void {
  const refusal = giftRefusal(gift, now)
  if (refusal)
    throw new Rejection(giftRefusalStatus[refusal], `social_gift.${refusal}`, giftRefusalMessages[refusal])
}
