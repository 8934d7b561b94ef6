import {
  checkSocialGiftDelivery,
  checkSocialGiftShipping,
  completeSocialGift,
  getSocialGiftComplete,
  getSocialGiftProducts,
  getSocialGiftShipping,
  listSocialGiftLeadtimes,
  type SocialGiftProduct,
  type SocialGiftShipping,
} from '@storefront/contracts'
import { checkPost, checkPrefecture, normaliseDigits, toTokyoDay } from '@storefront/locale-ja'
import { addressProblems, normaliseCartAddress } from '../delivery/shipping-address.rules'
import { checkFields } from '../http/field-check.rules'
import { refuseProblems } from '../http/rejection'
import { serve, type Api } from '../http/serve'
import type { Services } from '../services'
import { fetchKanaTerms } from '../setting/setting.sql'
import { deliveryTimezones, leadtime, timezoneName } from '../delivery/leadtime.rules'
import { listClosedDays } from '../delivery/closed-day.sql'
import { shippingRegion } from '../delivery/shipping-region.rules'
import { answerGift, requireGift } from './answer-gift.command'
import { findGiftShipping, listGiftLines, type GiftLineRow } from './social-gift-order.sql'
import type { SocialGiftRow } from './social-gift.table'

const letter = (gift: SocialGiftRow) => ({
  sender_name: gift.sender_name,
  receiver_name: gift.receiver_name,
  message: gift.message,
  expires_at: gift.expires_at,
  is_completed: gift.completed_at !== null,
})

/** No price, no code: what a present shows. */
const product = ({ product_id, quantity, product_info }: GiftLineRow): SocialGiftProduct => {
  const { key, name, variant_name, image, maker_name, is_alcohol } = product_info
  return { product_id, quantity, product_info: { key, name, variant_name, image, maker_name, is_alcohol } }
}

/** The wish comes back, the address never does: the link may have been handed on. */
async function shippingOf({ db }: Pick<Services, 'db'>, gift: SocialGiftRow): Promise<SocialGiftShipping> {
  const { delivery_at, delivery_timezone_key } = await findGiftShipping(db, gift.order_shipping_id)
  return {
    id: gift.order_shipping_id,
    input: { delivery_at, delivery_timezone: timezoneName(delivery_timezone_key), delivery_timezone_key },
    ...letter(gift),
  }
}

const giftNumber = ({ id }: SocialGiftRow) => `G${String(id).padStart(8, '0')}`

/** What a recipient does, by the token in the path alone. */
export function socialGiftRoutes(app: Api): void {
  const gifted = (call: {
    db: Services['db']
    clock: Services['clock']
    channel: { id: number }
    params: { token: string }
  }) => requireGift(call, call.channel.id, call.params.token)

  serve(app, getSocialGiftProducts, async (call) => {
    const gift = await gifted(call)
    void call.reply.header('cache-control', 'no-store')
    return { data: (await listGiftLines(call.db, gift.order_shipping_id)).map(product), ...letter(gift) }
  })

  serve(app, getSocialGiftShipping, async (call) => {
    void call.reply.header('cache-control', 'no-store')
    return shippingOf(call, await gifted(call))
  })

  serve(app, checkSocialGiftShipping, async ({ db, channel, body }) => {
    refuseProblems(addressProblems(normaliseCartAddress(body), await fetchKanaTerms(db, channel.id)))
  })

  serve(app, checkSocialGiftDelivery, async ({ body, clock }) => {
    const errors: Record<string, string[]> = {}
    if (body.delivery_at && body.delivery_at <= toTokyoDay(clock.now()))
      errors['delivery_at'] = ['お届け希望日は明日以降の日をお選びください。']
    if (body.delivery_timezone && !deliveryTimezones.some(({ key }) => key === body.delivery_timezone))
      errors['delivery_timezone'] = ['時間帯を選択してください']
    refuseProblems(errors)
  })

  serve(app, listSocialGiftLeadtimes, async (call) => {
    const gift = await gifted(call)
    const now = call.clock.now()
    const { postal = '', pref = '' } = call.query
    checkFields(
      { postal: normaliseDigits(postal), pref },
      { postal: ['郵便番号', checkPost], pref: ['都道府県', checkPrefecture] },
    )
    const prefecture = pref || null
    const region = shippingRegion(prefecture, normaliseDigits(postal) || null) ?? 'kanto'
    const leadDays = (await listGiftLines(call.db, gift.order_shipping_id)).map((line) => line.lead_days)
    const closedDays = await listClosedDays(call.db, call.channel.id, toTokyoDay(now))
    void call.reply.header('cache-control', 'no-store')
    return {
      data: [
        {
          order_shipping_id: gift.order_shipping_id,
          prefecture,
          ...leadtime({ now, leadDays, region, closedDays }),
        },
      ],
    }
  })

  serve(app, completeSocialGift, async (call) => {
    await answerGift(app.services, await gifted(call), call.body)
    return shippingOf(call, await gifted(call))
  })

  serve(app, getSocialGiftComplete, async (call) => {
    const gift = await gifted(call)
    void call.reply.header('cache-control', 'no-store')
    const products = (await listGiftLines(call.db, gift.order_shipping_id)).map(product)
    return { ...(await shippingOf(call, gift)), products, gift_no: giftNumber(gift) }
  })
}
