import type { Endpoint } from '@storefront/contracts'

export type RecentAnswer = { call: string; body: unknown }

/** More than any screen loads. */
const mostAnswers = 20

let answers: RecentAnswer[] = []

/** Keeps the page's latest responses for error reports. Does nothing on a server. */
export function keepAnswer({ method, path }: Pick<Endpoint, 'method' | 'path'>, body: unknown) {
  if (typeof document === 'undefined') return
  answers = [...answers, { call: `${method} ${path}`, body }].slice(-mostAnswers)
}

/** Responses since this function was last called. */
export function takeRecentAnswers(): RecentAnswer[] {
  const taken = answers
  answers = []
  return taken
}
