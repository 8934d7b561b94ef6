import type { Endpoint } from '@storefront/contracts'

export type RecentAnswer = { call: string; body: unknown }

/** Max responses to store. No screen loads more. */
const mostAnswers = 20

let answers: RecentAnswer[] = []

/** Stores the page's latest responses for error reports. Does nothing on a server. */
export function cacheRecentAnswer({ method, path }: Pick<Endpoint, 'method' | 'path'>, body: unknown) {
  if (typeof document === 'undefined') return
  answers = [...answers, { call: `${method} ${path}`, body }].slice(-mostAnswers)
}

/** Returns the responses since the previous call of this function. */
export function takeRecentAnswers(): RecentAnswer[] {
  const taken = answers
  answers = []
  return taken
}
