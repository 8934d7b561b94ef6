import { openCalls } from '@storefront/event-bus'
import { loadHeadlessWithRetry, retryNow } from './load-with-retry'

const started = new Set<string>()

/** Starts what a remote does without a screen, once in a page; one that is away is asked again. */
export function startHeadless(remote: string) {
  retryNow(remote)
  if (started.has(remote)) return
  started.add(remote)
  void loadHeadlessWithRetry(remote).then(({ headless }) => headless.start())
}

/** A call's name begins with the remote that answers it: its code comes when somebody calls. */
export function startAnswerers(): () => void {
  const subscription = openCalls().subscribe((name) => startHeadless(name.slice(0, name.indexOf('.'))))
  return () => subscription.unsubscribe()
}
