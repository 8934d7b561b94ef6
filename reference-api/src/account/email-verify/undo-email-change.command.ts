import type { Trx } from '../../platform/database/db'
import type { Channel } from '../../platform/http/caller'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import { sendMail } from '../../platform/mail/send-mail.job'
import { mailPasswordLink } from '../reminder/mail-password-link.command'
import type { Services } from '../../services'
import { endAccess } from '../session/end-access.command'
import { endLaterUndoLinks } from '../session/undo-link.sql'
import { addOneTimeToken } from '../session/one-time-token.sql'
import { emailChangeMail } from '../account/account-mail.rules'
import { newToken } from '../../platform/secret/token.rules'
import type { UserAccount } from '../account/user-account.table'
import { changeUser } from '../account/user-account.sql'
import { forgetPasskeys } from '../user-passkey/user-passkey.sql'

const undoMinutes = 72 * 60

/** A hash that matches no password. The owner has to set a new password. */
const noPassword = 'none'

export type ChangingEmail = Pick<Services, 'clock' | 'config' | 'jobs'> & {
  channel: Pick<Channel, 'code' | 'name'>
}

/**
 * Checks whether the owner has proved access to the mailbox. Otherwise it may be a stranger's, and gets no
 * undo link.
 */
const isOwned = ({ email_confirmed_at, is_registered_member }: UserAccount) =>
  email_confirmed_at !== null || is_registered_member

/** Notifies the mailbox that is about to lose or has lost the account. The undo link lasts 72 hours. */
export async function notifyOldMailbox(
  trx: Trx,
  changing: ChangingEmail,
  account: UserAccount,
  occasion: 'asked' | 'done',
): Promise<void> {
  const { clock, jobs, channel } = changing
  const shop = toShopFront(changing, channel)
  const token = newToken()
  const link = {
    account,
    purpose: 'undo',
    token,
    minutes: undoMinutes,
    now: clock.now(),
    email: account.email,
  } as const
  if (isOwned(account)) await addOneTimeToken(trx, link)
  const url = isOwned(account) ? `${shop.origin}/verify/email?kind=undo&token=${token}` : undefined
  await jobs.enqueue(trx, sendMail, emailChangeMail(shop, account, occasion, url))
}

/**
 * Completes a confirmed change. Going back to a reclaimable address invalidates the undo links issued since
 * then and sends no new one.
 */
export async function applyNewEmail(
  trx: Trx,
  changing: ChangingEmail,
  account: UserAccount,
  email: string,
): Promise<void> {
  const isReturn = await endLaterUndoLinks(trx, account.id, email, changing.clock.now())
  await (isReturn
    ? changing.jobs.enqueue(
        trx,
        sendMail,
        emailChangeMail(toShopFront(changing, changing.channel), account, 'done', undefined),
      )
    : notifyOldMailbox(trx, changing, account, 'done'))
}

/**
 * Restores an address. Ends all earlier sessions, links and passwords, and mails a reset link to that
 * address.
 */
export async function giveEmailBack(
  trx: Trx,
  changing: ChangingEmail,
  account: UserAccount,
  email: string,
): Promise<void> {
  const now = changing.clock.now()
  const given = { email, email_confirmed_at: now, mail_error_count: 0 }
  const locked = { password_hash: noPassword, locked_until: null }
  await changeUser(trx, account.id, { ...given, ...locked }, now)
  await endLaterUndoLinks(trx, account.id, email, now)
  await endAccess(trx, account.id, now)
  await forgetPasskeys(trx, account.id)
  await mailPasswordLink(trx, changing, { ...account, ...locked, email })
}
