import { defineJob } from '../jobs/job'
import { hasLapsed, type LapsingMail } from './lapsing-mail.rules'

/**
 * Sends a mail once the transaction that enqueued it has been committed. A mail that was held up until its
 * code or link had lapsed is dropped.
 */
export const sendMail = defineJob<LapsingMail>({
  name: 'mail.send',
  isPrivate: true,
  async run({ lapses_at, ...mail }, { mailer, clock }) {
    if (!hasLapsed({ lapses_at, ...mail }, clock.now())) await mailer.send(mail)
  },
})
