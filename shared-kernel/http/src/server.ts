import { AsyncLocalStorage } from 'node:async_hooks'
import { resolveScopeWith, type RequestScope } from './request-scope'

const scopes = new AsyncLocalStorage<RequestScope>()
resolveScopeWith(() => scopes.getStore())

/** Runs `render` so that each call within it is made for this shopper. */
export function withRequestScope<T>(scope: RequestScope, render: () => Promise<T>): Promise<T> {
  return scopes.run(scope, render)
}

let turn = 0

/** Where the API answers: API_ORIGIN names one origin or several, parted by commas, which take turns. */
export function nextApiOrigin(): string {
  const origins = (process.env.API_ORIGIN ?? 'http://127.0.0.1:8081').split(',')
  turn = (turn + 1) % origins.length
  return origins[turn] ?? ''
}

export { staleWhileRevalidate } from './cache/swr-cache'
