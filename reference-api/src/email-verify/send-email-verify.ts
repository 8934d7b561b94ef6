import { findChannelById } from '../channel/channel.sql'
import { defineJob } from '../jobs/job'
import { findUserByLogin } from '../user/user.sql'
import { askToConfirm } from './ask-to-confirm'

/** What a guest asked for by name. A job looks the name up, so that the answer takes as long for an unknown one. */
export const sendEmailVerify = defineJob<{ channel_id: number; login: string }>({
  name: 'email-verify.send',
  isPrivate: true,
  async run({ channel_id, login }, services) {
    const account = await findUserByLogin(services.db, channel_id, login)
    if (!account) return
    const channel = await findChannelById(services.db, channel_id)
    await services.db.transaction().execute((trx) => askToConfirm(trx, { ...services, channel }, account, account.email))
  },
})
