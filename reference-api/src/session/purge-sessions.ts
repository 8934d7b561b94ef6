import { defineJob } from '../jobs/job'
import { deleteOverSessions } from './session.sql'

/** What can never be used again takes no room. */
export const purgeSessions = defineJob({ name: 'session.purge', cron: '40 4 * * *', run: (_data, { db, clock }) => deleteOverSessions(db, clock.now()) })
