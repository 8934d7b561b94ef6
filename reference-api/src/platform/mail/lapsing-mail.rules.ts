import type { Mail } from './mailer'

/** A mail that isn't sent once its code or link is no longer valid. `lapses_at` is ISO 8601. */
export type LapsingMail = Mail & { lapses_at?: string }

/** Marks a mail whose code or link is valid for `minutes` from now. */
export const lapsingIn = (minutes: number, now: Date, mail: Mail): LapsingMail => ({
  ...mail,
  lapses_at: new Date(now.getTime() + minutes * 60_000).toISOString(),
})

export const hasLapsed = ({ lapses_at }: LapsingMail, now: Date): boolean =>
  lapses_at !== undefined && Date.parse(lapses_at) <= now.getTime()
