import { deleteUserPasskey, listUserPasskeys, renameUserPasskey } from '@storefront/contracts'
import { checkMaxLength, checkRequired } from '@storefront/locale-ja'
import { findUser } from '../account/user-account.sql'
import { passkeyRemovedMail } from '../account/passkey-mail.rules'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import { checkFields } from '../../platform/http/field-check.rules'
import { pathId } from '../../platform/http/path-id.rules'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { sendMail } from '../../platform/mail/send-mail.job'
import { passkeyLimit } from './relying-party.rules'
import { fetchPasskeys, removePasskey, renamePasskey } from './user-passkey.sql'

const notFound = () => new Rejection(404, 'user_passkey.not_found', 'パスキーが見つかりません')

export function userPasskeyRoutes(app: Api): void {
  serve(app, listUserPasskeys, async ({ db, member, reply }) => {
    const passkeys = await fetchPasskeys(db, member.id)
    void reply.header('x-limit', passkeyLimit)
    return { data: passkeys.map(({ credential_id: _id, ...shown }) => shown) }
  })

  serve(app, renameUserPasskey, async ({ db, member, params, body }) => {
    checkFields(body, { name: ['名前', checkRequired, checkMaxLength(50)] })
    const renamed = await renamePasskey(db, member.id, pathId(params.id), body.name.trim())
    if (!renamed) throw notFound()
    return renamed
  })

  serve(app, deleteUserPasskey, async ({ db, config, jobs, channel, member, params }) => {
    const account = await findUser(db, member.id)
    await db.transaction().execute(async (trx) => {
      const removed = await removePasskey(trx, member.id, pathId(params.id))
      if (!removed) throw notFound()
      const shop = toShopFront({ config }, channel)
      if (account) await jobs.enqueue(trx, sendMail, passkeyRemovedMail(shop, account, removed.name))
    })
  })
}
