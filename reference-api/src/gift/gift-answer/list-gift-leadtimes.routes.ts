import { listSocialGiftLeadtimes } from '@storefront/contracts'
import { checkPost, checkPrefecture, normaliseDigits, toTokyoDay } from '@storefront/locale-ja'
import { listClosedDays } from '../../delivery/delivery/closed-day.sql'
import { leadtime } from '../../delivery/delivery/leadtime.rules'
import { shippingRegion } from '../../delivery/postal-code/shipping-region.rules'
import { checkFields } from '../../platform/http/field-check.rules'
import { serve, type Api } from '../../platform/http/serve'
import { requireGift } from './require-gift.command'
import { listGiftLines } from '../../order/social-gift/social-gift-order.sql'

export function listGiftLeadtimesRoute(app: Api): void {
  serve(app, listSocialGiftLeadtimes, async (call) => {
    const gift = await requireGift(call)
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
}
