import { addressKey } from './address-key'

type Limits = { burst: number; perSecond: number }

/** Max clients tracked. An evicted client starts again with a full bucket. */
const maxAskers = 10_000

/** Rate limiter for one process. Each client has a bucket of `burst` requests, refilled at `perSecond`. */
export class TokenBuckets {
  private readonly buckets = new Map<string, { left: number; at: number }>()

  constructor(private readonly limits: Limits) {}

  /**
   * Takes a token. Returns false if the request exceeds the limit. Addresses in the same network share a
   * bucket.
   */
  take(asker: string, now: number = Date.now()): boolean {
    const { burst, perSecond } = this.limits
    const key = addressKey(asker)
    const known = this.buckets.get(key) ?? { left: burst, at: now }
    const left = Math.min(burst, known.left + (Math.max(0, now - known.at) / 1_000) * perSecond)
    // Re-insert at the end, so that the client that has been silent the longest is evicted first.
    this.buckets.delete(key)
    this.buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now })
    if (this.buckets.size > maxAskers) this.buckets.delete(this.buckets.keys().next().value ?? '')
    return left >= 1
  }
}
