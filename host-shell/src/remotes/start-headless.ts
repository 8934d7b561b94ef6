import { openCalls } from '@storefront/event-bus'
import { loadHeadlessWithRetry, retryNow } from './load-with-retry'

const started = new Set<string>()

/** Starts a remote's headless module once per page. Retries if the remote is down. */
export function startHeadless(remote: string) {
  retryNow(remote)
  if (started.has(remote)) return
  started.add(remote)
  void loadHeadlessWithRetry(remote).then(({ headless }) => headless.start())
}

/** Loads a remote's code on the first call to it. A call's name starts with the remote that handles it. */
export function startAnswerers(): () => void {
  const subscription = openCalls().subscribe((name) => startHeadless(name.slice(0, name.indexOf('.'))))
  return () => subscription.unsubscribe()
}
