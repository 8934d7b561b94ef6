import { reportFailure } from '@storefront/event-bus'
import { whenIdle } from '@storefront/http'

/** Runs work when the page is idle. A failure is only reported. */
export function inBackground(kind: string, work: () => Promise<unknown>) {
  whenIdle()
    .then(work)
    .catch((error: unknown) => reportFailure(kind, error))
}
