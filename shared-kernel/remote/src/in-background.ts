import { reportFailure } from '@storefront/event-bus'
import { whenIdle } from '@storefront/http'

/** Work the shopper does not wait for, done in a quiet moment: a failure is reported and disturbs nobody. */
export function inBackground(kind: string, work: () => Promise<unknown>) {
  whenIdle()
    .then(work)
    .catch((error: unknown) => reportFailure(kind, error))
}
