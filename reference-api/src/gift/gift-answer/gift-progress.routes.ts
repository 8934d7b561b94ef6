import {
  addThanksPicture,
  beginSocialGift,
  declineSocialGift,
  openSocialGift,
  thankForSocialGift,
} from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import { refuseProblems } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { giftDeliveryProblems } from '../../order/social-gift/social-gift.rules'
import { markOnce, updateGift } from '../../order/social-gift/social-gift.sql'
import { listGiftLines } from '../../order/social-gift/social-gift-order.sql'
import { declineGift, thankGiver, tooLate } from './gift-words.command'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { requireGiftToWrite } from './require-gift.command'
import { saveThanksPicture } from './thanks-picture.command'

const pictures = { hits: 20, windowSeconds: 600 }

export function giftProgressRoutes(app: Api): void {
  serve(app, openSocialGift, async (call) => {
    const { id } = await requireGiftToWrite(call)
    await markOnce(call.db, id, 'opened_at', call.clock.now())
  })

  serve(app, beginSocialGift, async (call) => {
    const gift = await requireGiftToWrite(call)
    if (gift.completed_at !== null) throw tooLate('お届け先はすでに登録されています。')
    const { delivery_at = null, delivery_timezone = null, variants = [] } = call.body
    refuseProblems(giftDeliveryProblems(call.body, toTokyoDay(call.clock.now())))
    const lines = await listGiftLines(call.db, gift.order_shipping_id)
    const begun = {
      delivery_at,
      delivery_timezone_key: delivery_timezone || null,
      variants: variants.filter(({ line_id }) => lines.some(({ id }) => id === line_id)),
    }
    await updateGift(call.db, gift.id, { begun: JSON.stringify(begun) })
  })

  serve(app, declineSocialGift, async (call) =>
    declineGift(app.services, await requireGiftToWrite(call), call.body.message ?? ''),
  )

  serve(
    app,
    addThanksPicture,
    async (call) => {
      const { id } = await requireGiftToWrite(call)
      await saveThanksPicture(app.services, id, call.upload?.bytes ?? Buffer.alloc(0))
    },
    { admit: (caller) => limitHits(caller, `gift-picture:${caller.request.ip}`, pictures) },
  )

  serve(app, thankForSocialGift, async (call) =>
    thankGiver(app.services, await requireGiftToWrite(call), call.body.message),
  )
}
