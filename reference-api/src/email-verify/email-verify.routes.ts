import { checkEmailVerify, requestEmailVerify } from '@storefront/contracts'
import { checkEmail, checkRequired } from '@storefront/locale-ja'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { checkFields } from '../http/field-check.rules'
import { limitHits } from '../rate-limit/rate-limit.command'
import { invalidFields, refuseProblems, Rejection } from '../http/rejection'
import { serve, type Api } from '../http/serve'
import { setRefreshCookie } from '../session/sign-in.command'
import { findOneTimeToken, forgetOneTimeTokens, spendOneTimeToken } from '../session/one-time-token.sql'
import { lockSignedIn } from '../account/account-lock.sql'
import { missingPassword, requireCurrentPassword } from '../account/current-password.command'
import { isEmailTaken } from './taken-email.sql'
import { emailTaken } from '../account/credential.rules'
import { changeUser, findUser } from '../account/user-account.sql'
import { askToConfirm } from './ask-to-confirm.command'
import { limitEmailVerify } from './limit-email-verify.command'
import { isSameEmail } from './email-verify.rules'
import { sendEmailVerify } from './send-email-verify.job'
import { giveEmailBack, applyNewEmail } from './undo-email-change.command'

const perLink = { hits: 30, windowSeconds: 600 }
const aMailAddress = { email: ['メールアドレス', checkRequired, checkEmail] } as const
const failed = () => new Rejection(422, 'email_verify.failed', 'リンクが正しくないか、有効期限が切れています')

export function emailVerifyRoutes(app: Api): void {
  serve(app, requestEmailVerify, async (call) => {
    const { db, channel, member, body, jobs } = call
    const account = member ? await findUser(db, member.id) : undefined
    const email = body.email?.trim() || account?.email || ''
    checkFields({ email }, aMailAddress)
    if (account && !isSameEmail(account.email, email)) {
      refuseProblems(missingPassword(body.current_password))
      await requireCurrentPassword(call, account, body.current_password ?? '')
    }
    await limitEmailVerify(call, account?.email ?? email)
    // Nobody learns who is registered, guest or member.
    if (!account) await jobs.enqueue(db, sendEmailVerify, { channel_id: channel.id, login: email })
    else
      await db.transaction().execute(async (trx) => {
        if (member) await lockSignedIn(trx, account, member.session_family)
        await askToConfirm(trx, call, account, email)
      })
    return { result: true }
  })

  serve(app, checkEmailVerify, async (call) => {
    const { db, channel, body, clock, request } = call
    await limitHits(call, `email-verify-check:${request.ip}`, perLink)
    const now = clock.now()
    const isUndo = body.kind === 'undo'
    const found = await db.transaction().execute(async (trx) => {
      const { account, email } = await spendLink(trx, channel.id, isUndo ? 'undo' : 'email', body.token, now)
      if (await isEmailTaken(trx, channel.id, email, now, account.id)) throw invalidFields(emailTaken)
      if (isUndo) {
        await giveEmailBack(trx, call, account, email)
        return { email }
      }
      await changeUser(
        trx,
        account.id,
        { email, email_confirmed_at: now, is_registered_member: true, mail_error_count: 0 },
        now,
      )
      if (!isSameEmail(account.email, email)) {
        // Links that lie in the old mailbox open nothing any more, but for the one that gives the address
        // back.
        await forgetOneTimeTokens(trx, account.id)
        await applyNewEmail(trx, call, account, email)
      }
      return { email }
    })
    if (isUndo) setRefreshCookie(call, null)
    return { result: true, email: found.email }
  })
}

/**
 * The account of a link that works, and the address that it is about; used up with the rest of the
 * transaction.
 */
async function spendLink(
  trx: Kysely<Database>,
  channelId: number,
  purpose: 'email' | 'undo',
  token: string,
  now: Date,
) {
  const link = await findOneTimeToken(trx, channelId, purpose, token, now)
  if (!link?.email || !(await spendOneTimeToken(trx, link, now))) throw failed()
  // Read once it is held: nobody changes it beside this.
  const account = await findUser(trx, link.user_account_id)
  if (!account) throw failed()
  return { account, email: link.email }
}
