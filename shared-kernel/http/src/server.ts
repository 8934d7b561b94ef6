export { withCheckedAnswers, type BrokenAnswer } from './contract-check'
export { withRequestScope } from './server-scope'

let turn = 0

/** Returns the API origins from API_ORIGIN (comma-separated) in turn. */
export function nextApiOrigin(): string {
  const origins = (process.env.API_ORIGIN ?? 'http://127.0.0.1:8081').split(',')
  turn = (turn + 1) % origins.length
  return origins[turn] ?? ''
}

export { cacheForGuests } from './cache/guest-cache'
