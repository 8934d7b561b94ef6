import { publish } from '@storefront/event-bus'

/** Work the shopper does not wait for: a failure is reported and disturbs nobody. */
export function inBackground(kind: string, work: Promise<unknown>) {
  work.catch((error: unknown) => publish('failure.reported', { kind, detail: String(error) }))
}
