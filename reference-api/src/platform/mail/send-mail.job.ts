import { defineJob } from '../jobs/job'
import type { Mail } from './mailer'

/** Sends a mail once the transaction that enqueued it has been committed. */
export const sendMail = defineJob<Mail>({
  name: 'mail.send',
  isPrivate: true,
  run: (mail, { mailer }) => mailer.send(mail),
})
