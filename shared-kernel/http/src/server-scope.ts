import { AsyncLocalStorage } from 'node:async_hooks'
import { resolveScopeWith, type RequestScope } from './request-scope'

const scopes = new AsyncLocalStorage<RequestScope>()
resolveScopeWith(() => scopes.getStore())

/** Runs `render` with this shopper's scope for every call within it. */
export function withRequestScope<T>(scope: RequestScope, render: () => Promise<T>): Promise<T> {
  return scopes.run(scope, render)
}
