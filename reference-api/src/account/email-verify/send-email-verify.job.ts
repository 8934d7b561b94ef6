import { findChannelById } from '../../shop/channel/channel.sql'
import { defineJob } from '../../platform/jobs/job'
import { lockAccount } from '../account/account-lock.sql'
import { findUserByLogin } from '../account/user-account.sql'
import { askToConfirm } from './ask-to-confirm.command'

/**
 * Handles a guest's request. The job looks up the name, so that response times are the same for unknown
 * names.
 */
export const sendEmailVerify = defineJob<{ channel_id: number; login: string }>({
  name: 'email-verify.send',
  isPrivate: true,
  async run({ channel_id, login }, services) {
    const found = await findUserByLogin(services.db, channel_id, login)
    if (!found) return
    const channel = await findChannelById(services.db, channel_id)
    await services.db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, found.id)
      // If the address has changed since the lookup, this is no longer the requested account.
      if (account?.email === found.email)
        await askToConfirm(trx, { ...services, channel }, account, account.email)
    })
  },
})
