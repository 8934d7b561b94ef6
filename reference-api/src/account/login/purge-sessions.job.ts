import { defineJob } from '../../platform/jobs/job'
import { deleteOverLoginCodes } from '../session/login-code.sql'
import { deleteOverRegistrations } from '../registration/pending-registration.sql'
import { deleteOverSessions } from '../session/session.sql'
import { deleteOverChallenges } from '../user-passkey/user-passkey.sql'

export const purgeSessions = defineJob({
  name: 'session.purge',
  cron: '40 4 * * *',
  async run(_data, { db, clock }) {
    await deleteOverSessions(db, clock.now())
    await deleteOverChallenges(db, clock.now())
    await deleteOverLoginCodes(db, clock.now())
    await deleteOverRegistrations(db, clock.now())
  },
})
