import type { completeSocialGift } from '@storefront/contracts'
import { checkDateBirth, isOfAge, toTokyoDay } from '@storefront/locale-ja'
import type { Infer } from 'superstruct'
import { requirePossible } from '../../delivery/delivery/delivery-choice.rules'
import { invalidFields, Rejection } from '../../platform/http/rejection'
import type { Services } from '../../services'
import { leadtime } from '../../delivery/delivery/leadtime.rules'
import { listClosedDays } from '../../delivery/delivery/closed-day.sql'
import { shippingRegion } from '../../delivery/postal-code/shipping-region.rules'
import { chooseVariants } from './choose-variants.command'
import { lockOrder } from '../../checkout/settlement/move-order.sql'
import { checkedGiftAddress } from '../../order/social-gift/check-gift-address.command'
import { refuseDead } from './require-gift.command'
import {
  findGiftShipping,
  listGiftLines,
  writeGiftShipping,
  type GiftLineRow,
} from '../../order/social-gift/social-gift-order.sql'
import type { SocialGiftRow } from '../../order/social-gift/social-gift.table'
import { lockSocialGift, updateGift } from '../../order/social-gift/social-gift.sql'

type Answer = Infer<NonNullable<(typeof completeSocialGift)['body']>>

function checkAge(lines: readonly GiftLineRow[], birthday: string | null | undefined, now: Date): void {
  if (!lines.some(({ product_info }) => product_info.is_alcohol)) return
  if (!birthday) throw invalidFields({ birthday: ['生年月日を入力してください'] })
  const problem = checkDateBirth(birthday, '生年月日')
  if (problem) throw invalidFields({ birthday: [problem] })
  if (!isOfAge(birthday, toTokyoDay(now)))
    throw new Rejection(422, 'social_gift.under_age', '20歳未満の方は酒類をお受け取りいただけません。', {
      birthday: ['20歳未満の方は酒類をお受け取りいただけません。'],
    })
}

/**
 * Stores the recipient's address and delivery preferences. Submitting the same values again is a no-op.
 * Submitting different values is rejected.
 */
export async function answerGift(services: Services, gift: SocialGiftRow, answer: Answer): Promise<void> {
  const now = services.clock.now()
  const { delivery_at = null, delivery_timezone = null, birthday, variants = [], ...input } = answer
  const address = await checkedGiftAddress(services.db, gift.channel_id, input)
  const row = { ...address, delivery_at, delivery_timezone_key: delivery_timezone || null }

  await services.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, gift.order_id)
    const locked = await lockSocialGift(trx, gift.id)
    refuseDead({ ...locked, status: order?.status ?? 'cancelled' }, now)
    if (locked.completed_at !== null) {
      const shipping: Record<string, unknown> = await findGiftShipping(trx, gift.order_shipping_id)
      const isSame = Object.entries(row).every(
        ([column, value]) => (shipping[column] ?? null) === (value ?? null),
      )
      if (!isSame)
        throw new Rejection(
          422,
          'social_gift.is_completed',
          'お届け先はすでに登録されています。変更はショップまでお問い合わせください。',
        )
      return
    }
    const lines = await listGiftLines(trx, gift.order_shipping_id)
    checkAge(lines, birthday, now)
    const region = shippingRegion(address.prefecture, address.postal_code) ?? 'kanto'
    const closedDays = await listClosedDays(trx, gift.channel_id, toTokyoDay(now))
    requirePossible(
      { delivery_at, delivery_timezone_key: delivery_timezone },
      leadtime({ now, leadDays: lines.map((line) => line.lead_days), region, closedDays }),
    )
    await chooseVariants(trx, gift.order_id, lines, variants)
    await writeGiftShipping(trx, gift.order_shipping_id, row)
    await updateGift(trx, gift.id, { completed_at: now, begun: null })
  })
}
