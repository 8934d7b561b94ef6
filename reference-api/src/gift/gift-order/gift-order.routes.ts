import {
  changeGift as changeGiftCall,
  getGiftOrder,
  getThanksPicture,
  mailGift as mailGiftCall,
  redirectGift as redirectGiftCall,
} from '@storefront/contracts'
import { Rejection } from '../../platform/http/rejection'
import { suggestFile } from '../../platform/http/reply-headers'
import { serve, type Api } from '../../platform/http/serve'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { thanksPicturePath } from '../../order/social-gift/social-gift.rules'
import { changeGift } from './change-gift.command'
import { mailGift, redirectGift } from './direct-gift.command'
import { requireGiver, requireOwnGift } from './require-giver.command'
import { fetchGiftOrder } from './gift-order-view.sql'

/** Rate-limits mails so that the shop can't be used to flood a mailbox. */
const mails = { hits: 20, windowSeconds: 86_400 }

/** Registers the giver's endpoints. The token for the order's gifts is their only authorisation. */
export function giftOrderRoutes(app: Api): void {
  serve(app, getGiftOrder, async (call) => fetchGiftOrder(call.db, call, await requireGiver(call)))

  serve(app, getThanksPicture, async (call) => {
    const { gift } = await requireOwnGift(call)
    const isThere = gift.thanked_at !== null && gift.thanks_picture_at !== null
    const picture = isThere ? await call.storage.read(thanksPicturePath(gift.id)) : undefined
    if (!picture) throw new Rejection(404, 'gift_order.no_picture', '写真が見つかりません。')
    suggestFile(call.reply, 'お礼の写真.jpg', 'image/jpeg')
    return picture
  })

  serve(app, changeGiftCall, async (call) => {
    const { gift } = await requireOwnGift(call)
    await changeGift(app.services, gift, call.body.action)
    return fetchGiftOrder(call.db, call, await requireGiver(call))
  })

  serve(app, mailGiftCall, async (call) => {
    const { order, gift } = await requireOwnGift(call)
    await limitHits(call, `gift-mail:${gift.id}`, mails)
    await mailGift(app.services, gift, call.body)
    return fetchGiftOrder(call.db, call, order)
  })

  serve(app, redirectGiftCall, async (call) => {
    const { order, gift } = await requireOwnGift(call)
    await redirectGift(app.services, gift, call.body)
    return fetchGiftOrder(call.db, call, order)
  })
}
