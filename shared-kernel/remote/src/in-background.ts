import { reportFailure } from '@storefront/event-bus'
import { whenIdle } from '@storefront/http'

/** Runs work in an idle moment; a failure is only reported. */
export function inBackground(kind: string, work: () => Promise<unknown>) {
  whenIdle()
    .then(work)
    .catch((error: unknown) => reportFailure(kind, error))
}
