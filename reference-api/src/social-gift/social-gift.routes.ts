import {
  checkSocialGiftDelivery,
  checkSocialGiftShipping,
  completeSocialGift,
  getSocialGiftComplete,
  getSocialGiftProducts,
  getSocialGiftShipping,
} from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import { addressProblems, normaliseCartAddress } from '../delivery/shipping-address.rules'
import { refuseProblems } from '../http/rejection'
import { serve, type Api } from '../http/serve'
import { fetchKanaTerms } from '../setting/setting.sql'
import { answerGift } from './answer-gift.command'
import { requireGift } from './require-gift.command'
import { listGiftLeadtimesRoute } from './list-gift-leadtimes.routes'
import { giftDeliveryProblems, giftLetter, giftNumber, giftProduct } from './social-gift.rules'
import { listGiftLines, wireGiftShipping } from './social-gift-order.sql'

/** What a recipient does, by the token in the path alone. */
export function socialGiftRoutes(app: Api): void {
  serve(app, getSocialGiftProducts, async (call) => {
    const gift = await requireGift(call)
    void call.reply.header('cache-control', 'no-store')
    return {
      data: (await listGiftLines(call.db, gift.order_shipping_id)).map(giftProduct),
      ...giftLetter(gift),
    }
  })

  serve(app, getSocialGiftShipping, async (call) => {
    void call.reply.header('cache-control', 'no-store')
    return wireGiftShipping(call.db, await requireGift(call))
  })

  serve(app, checkSocialGiftShipping, async ({ db, channel, body }) => {
    refuseProblems(addressProblems(normaliseCartAddress(body), await fetchKanaTerms(db, channel.id)))
  })

  serve(app, checkSocialGiftDelivery, async ({ body, clock }) => {
    refuseProblems(giftDeliveryProblems(body, toTokyoDay(clock.now())))
  })

  listGiftLeadtimesRoute(app)

  serve(app, completeSocialGift, async (call) => {
    await answerGift(app.services, await requireGift(call), call.body)
    return wireGiftShipping(call.db, await requireGift(call))
  })

  serve(app, getSocialGiftComplete, async (call) => {
    const gift = await requireGift(call)
    void call.reply.header('cache-control', 'no-store')
    const products = (await listGiftLines(call.db, gift.order_shipping_id)).map(giftProduct)
    return { ...(await wireGiftShipping(call.db, gift)), products, gift_no: giftNumber(gift) }
  })
}
