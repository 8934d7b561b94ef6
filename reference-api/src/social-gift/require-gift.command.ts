import { Rejection } from '../http/rejection'
import { hashToken } from '../secret/token.rules'
import type { Services } from '../services'
import { giftRefusal, giftRefusalMessages } from './social-gift.rules'
import { findSocialGift } from './social-gift.sql'
import type { SocialGiftRow } from './social-gift.table'

type GiftCall = Pick<Services, 'db' | 'clock'> & { channel: { id: number }; params: { token: string } }

/** The gift of a link, while its recipient may read it. */
export async function requireGift({ db, clock, channel, params }: GiftCall): Promise<SocialGiftRow> {
  const gift = await findSocialGift(db, channel.id, hashToken(params.token))
  if (!gift)
    throw new Rejection(404, 'social_gift.not_found', 'ギフトが見つかりません。URLをご確認ください。')
  const refusal = giftRefusal(gift, clock.now())
  if (refusal) throw new Rejection(422, `social_gift.${refusal}`, giftRefusalMessages[refusal])
  return gift
}
