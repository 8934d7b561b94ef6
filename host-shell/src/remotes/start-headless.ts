import { openCalls } from '@storefront/event-bus'
import { loadHeadlessWithRetry, retryNow } from './load-with-retry'

const started = new Set<string>()

/** Starts a remote's headless module once per page; retries a remote that is away. */
export function startHeadless(remote: string) {
  retryNow(remote)
  if (started.has(remote)) return
  started.add(remote)
  void loadHeadlessWithRetry(remote).then(({ headless }) => headless.start())
}

/** A call's name begins with the remote that answers it: the first call loads its code. */
export function startAnswerers(): () => void {
  const subscription = openCalls().subscribe((name) => startHeadless(name.slice(0, name.indexOf('.'))))
  return () => subscription.unsubscribe()
}
