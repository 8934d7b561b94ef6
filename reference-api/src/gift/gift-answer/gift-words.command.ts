import { notifyGiver } from '../gift-order/notify-giver.command'
import { lockOrder } from '../../checkout/settlement/move-order.sql'
import { invalidFields, Rejection } from '../../platform/http/rejection'
import type { Services } from '../../services'
import { lockSocialGift, updateGift } from '../../order/social-gift/social-gift.sql'
import type { SocialGift, SocialGiftRow } from '../../order/social-gift/social-gift.table'
import { refuseDead } from './require-gift.command'

const wordMaxLength = 200

function checkedWords(text: string): string {
  const words = text.trim()
  if ([...words].length > wordMaxLength)
    throw invalidFields({ message: [`メッセージは${wordMaxLength}文字以内で入力してください`] })
  return words
}

export const tooLate = (message: string) => new Rejection(422, 'social_gift.is_completed', message)

/** Declines the gift and invalidates its link. The giver decides what happens next. */
export async function declineGift(services: Services, { id, order_id }: SocialGiftRow, words: string) {
  const decline_message = checkedWords(words) || null
  const now = services.clock.now()
  await services.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, order_id)
    const gift = await lockSocialGift(trx, id)
    refuseDead({ ...gift, status: order?.status ?? 'cancelled' }, now)
    if (gift.completed_at !== null)
      throw tooLate('お届け先はすでに登録されています。変更はショップまでお問い合わせください。')
    await updateGift(trx, id, { declined_at: now, decline_message, begun: null })
    await notifyGiver(trx, services, { ...gift, decline_message }, 'declined')
  })
}

/** Rejects thanks that are sent before the recipient has submitted an address, or a second time. */
export function refuseEarlyThanks(gift: Pick<SocialGift, 'completed_at' | 'thanked_at'>): void {
  if (gift.completed_at === null)
    throw new Rejection(
      422,
      'social_gift.not_completed',
      'お届け先のご登録の後に、お礼をお送りいただけます。',
    )
  if (gift.thanked_at !== null)
    throw new Rejection(422, 'social_gift.is_thanked', 'お礼はすでにお送りしています。')
}

export async function thankGiver(services: Services, { id }: SocialGiftRow, words: string) {
  const thanks_message = checkedWords(words)
  if (thanks_message === '') throw invalidFields({ message: ['お礼のことばを入力してください'] })
  await services.db.transaction().execute(async (trx) => {
    const gift = await lockSocialGift(trx, id)
    refuseEarlyThanks(gift)
    await updateGift(trx, id, { thanked_at: services.clock.now(), thanks_message })
    await notifyGiver(trx, services, { ...gift, thanks_message }, 'thanked')
  })
}
