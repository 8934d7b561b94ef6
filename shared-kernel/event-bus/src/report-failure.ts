import { publish } from './event-bus'

/** Reports a failure to the shop's operators without showing it to the shopper. */
export function reportFailure(kind: string, error: unknown) {
  publish('failure.reported', { kind, detail: String(error) })
}
