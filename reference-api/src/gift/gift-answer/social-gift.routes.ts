import {
  checkSocialGiftDelivery,
  checkSocialGiftShipping,
  completeSocialGift,
  getSocialGiftComplete,
  getSocialGiftProducts,
  getSocialGiftShipping,
} from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import { refuseProblems } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { checkedGiftAddress } from '../../order/social-gift/check-gift-address.command'
import { answerGift } from './answer-gift.command'
import { requireGift, requireGiftToWrite } from './require-gift.command'
import {
  giftDeliveryProblems,
  giftLetter,
  giftNumber,
  stateForRecipient,
} from '../../order/social-gift/social-gift.rules'
import { fetchGiftProducts } from './gift-products.sql'
import { wireGiftShipping } from '../../order/social-gift/social-gift-order.sql'

/** Registers the recipient's endpoints. The token in the path is their only authorisation. */
export function socialGiftRoutes(app: Api): void {
  serve(app, getSocialGiftProducts, async (call) => {
    const gift = await requireGift(call)
    return { data: await fetchGiftProducts(call.db, gift), ...giftLetter(gift) }
  })

  serve(app, getSocialGiftShipping, async (call) => wireGiftShipping(call.db, await requireGift(call)))

  serve(app, checkSocialGiftShipping, async ({ db, channel, body }) => {
    await checkedGiftAddress(db, channel.id, body)
  })

  serve(app, checkSocialGiftDelivery, async ({ body, clock }) => {
    refuseProblems(giftDeliveryProblems(body, toTokyoDay(clock.now())))
  })

  serve(app, completeSocialGift, async (call) => {
    await answerGift(app.services, await requireGiftToWrite(call), call.body)
    return wireGiftShipping(call.db, await requireGift(call))
  })

  serve(app, getSocialGiftComplete, async (call) => {
    const gift = await requireGift(call)
    return {
      ...(await wireGiftShipping(call.db, gift)),
      products: await fetchGiftProducts(call.db, gift),
      gift_no: giftNumber(gift),
      state: stateForRecipient(gift),
      has_thanked: gift.thanked_at !== null,
    }
  })
}
