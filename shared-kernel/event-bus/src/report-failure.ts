import { publish } from './event-bus'

/** Tells the shop's operators of a failure that the shopper is not told of. */
export function reportFailure(kind: string, error: unknown) {
  publish('failure.reported', { kind, detail: String(error) })
}
