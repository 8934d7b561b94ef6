import type { Job } from './jobs/job'
import { sendMail } from './mail/send-mail'
import type { Api } from './serve'

/** Every noun's routes. */
export const nounRoutes: ((app: Api) => void | Promise<void>)[] = []

/** Every job the queue works on. */
export const nounJobs: Job<never>[] = [sendMail]
