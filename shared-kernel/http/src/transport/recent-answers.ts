import type { Endpoint } from '@storefront/contracts'

/** An answer as it came, with its call. */
export type RecentAnswer = { call: string; body: unknown }

/** More than any screen asks for. */
const mostAnswers = 20

let answers: RecentAnswer[] = []

/** Keeps what a page was answered last, for the report when a screen breaks; a server keeps nothing. */
export function keepAnswer({ method, path }: Pick<Endpoint, 'method' | 'path'>, body: unknown) {
  if (typeof document === 'undefined') return
  answers = [...answers, { call: `${method} ${path}`, body }].slice(-mostAnswers)
}

/** What was kept since it was last taken. */
export function takeRecentAnswers(): RecentAnswer[] {
  const taken = answers
  answers = []
  return taken
}
