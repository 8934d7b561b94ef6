import { findChannelById } from '../../shop/channel/channel.sql'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import { sendMail } from '../../platform/mail/send-mail.job'
import { countHit } from '../../platform/rate-limit/rate-limit.sql'
import type { Services } from '../../services'
import { loginKey } from './login-key.rules'
import { alreadyMemberMail } from './account-mail.rules'
import { findUserByLogin } from './user-account.sql'

const day = 24 * 60 * 60
const mailsADay = 3

/**
 * Emails the member who owns the entered address, at most `mailsADay` times a day. Does nothing if no member
 * owns the address.
 */
export async function notifyOwner(services: Services, channelId: number, email: string): Promise<void> {
  const { db, clock, jobs } = services
  const owner = await findUserByLogin(db, channelId, email)
  if (!owner) return
  const { hit_count } = await countHit(
    db,
    `already-member:${loginKey(channelId, owner.email)}`,
    day,
    clock.now(),
  )
  if (hit_count > mailsADay) return
  const shop = toShopFront(services, await findChannelById(db, channelId))
  await jobs.enqueue(db, sendMail, alreadyMemberMail(shop, owner))
}
