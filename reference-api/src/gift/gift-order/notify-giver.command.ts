import { findChannelById } from '../../shop/channel/channel.sql'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import type { Trx } from '../../platform/database/db'
import { sendMail } from '../../platform/mail/send-mail.job'
import { giftPath, giverPath } from '../../order/order/link-token.rules'
import { findOrder } from '../../order/order/order.sql'
import type { Services } from '../../services'
import type { SocialGift } from '../../order/social-gift/social-gift.table'
import { giverMail, recipientMail, type GiverNews } from './gift-mail.rules'
import { findGiftOrder } from '../../order/social-gift/gift-order.sql'

type Tools = Pick<Services, 'config' | 'jobs'>

/** Enqueues a mail to the giver, which is sent only if the transaction commits. */
export async function notifyGiver(trx: Trx, tools: Tools, gift: SocialGift, news: GiverNews): Promise<void> {
  const order = await findOrder(trx, gift.order_id)
  if (!order || order.email === '') return
  const own = await findGiftOrder(trx, gift.order_id)
  const shop = toShopFront(tools, await findChannelById(trx, order.channel_id))
  const path = own ? giverPath(tools.config.secrets, own) : null
  await tools.jobs.enqueue(
    trx,
    sendMail,
    giverMail(shop, order.email, gift, news, path && shop.origin + path),
  )
}

/**
 * Mails the link to the address that the giver entered for the recipient. Returns false if there is no
 * address or the link can no longer be rebuilt.
 */
export async function mailRecipient(
  trx: Trx,
  tools: Tools,
  gift: SocialGift & { channel_id: number },
  { isReminder }: { isReminder: boolean },
): Promise<boolean> {
  const path = giftPath(tools.config.secrets, gift)
  if (!path || gift.email === null) return false
  const shop = toShopFront(tools, await findChannelById(trx, gift.channel_id))
  const mail = recipientMail(shop, { ...gift, email: gift.email }, shop.origin + path, { isReminder })
  await tools.jobs.enqueue(trx, sendMail, mail)
  return true
}
