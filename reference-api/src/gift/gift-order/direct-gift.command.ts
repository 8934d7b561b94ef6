import type { CartAddressInput } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import { validateFields } from '../../platform/http/field-check.rules'
import { invalidFields, refuseProblems } from '../../platform/http/rejection'
import { emailCheck } from '../../platform/person/person-check.rules'
import { normaliseEmail } from '../../platform/person/person-normalise.rules'
import type { Services } from '../../services'
import { checkedGiftAddress } from '../../order/social-gift/check-gift-address.command'
import { writeGiftShipping } from '../../order/social-gift/social-gift-order.sql'
import { updateGift } from '../../order/social-gift/social-gift.sql'
import type { SocialGift } from '../../order/social-gift/social-gift.table'
import { notPossible, withLockedGift } from './change-gift.command'
import { mailRecipient } from './notify-giver.command'

/**
 * Mails the link right away, or schedules it for the giver's date. Changing the address sends the link again.
 */
export async function mailGift(
  services: Services,
  gift: SocialGift,
  wish: { email: string; mail_on?: string | null },
): Promise<void> {
  const email = normaliseEmail(wish.email)
  refuseProblems(validateFields({ email }, { email: emailCheck }))
  await withLockedGift(services, gift, async ({ trx, gift: locked, order, now, can_mail }) => {
    if (!can_mail) throw notPossible()
    const today = toTokyoDay(now)
    const mail_on = wish.mail_on || today
    if (mail_on < today || mail_on > toTokyoDay(new Date(locked.expires_at)))
      throw invalidFields({ mail_on: ['本日から受け取りの期限までの日をお選びください'] })
    const isNow = mail_on === today
    const sent = isNow ? { mailed_at: now, sent_at: locked.sent_at ?? now } : { mailed_at: null }
    const changed = { ...locked, email, channel_id: order.channel_id }
    await updateGift(trx, locked.id, { email, mail_on, ...sent })
    if (isNow) await mailRecipient(trx, services, changed, { isReminder: false })
  })
}

/** Redirects a declined or expired gift to the giver's own address. The recipient's link stops working. */
export async function redirectGift(
  services: Services,
  gift: SocialGift & { channel_id: number },
  input: CartAddressInput,
): Promise<void> {
  const address = await checkedGiftAddress(services.db, gift.channel_id, input)
  await withLockedGift(services, gift, async ({ trx, gift: locked, now, can_settle }) => {
    if (!can_settle) throw notPossible()
    const nothingWished = { delivery_at: null, delivery_timezone_key: null }
    await writeGiftShipping(trx, locked.order_shipping_id, { ...address, ...nothingWished })
    await updateGift(trx, locked.id, { completed_at: now, redirected_at: now })
  })
}
