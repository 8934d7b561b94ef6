import { addressKey } from './address-key'

type Limits = { burst: number; perSecond: number }

/** So many askers are remembered; one that is forgotten begins anew. */
const maxAskers = 10_000

/** Rate limit of one process: each asker has a bucket of so many requests, which fills up again slowly. */
export class TokenBuckets {
  private readonly buckets = new Map<string, { left: number; at: number }>()

  constructor(private readonly limits: Limits) {}

  /** True when this request is within the limit; the addresses of one network are one asker. */
  take(asker: string, now: number = Date.now()): boolean {
    const { burst, perSecond } = this.limits
    const key = addressKey(asker)
    const known = this.buckets.get(key) ?? { left: burst, at: now }
    const left = Math.min(burst, known.left + (Math.max(0, now - known.at) / 1_000) * perSecond)
    // Set anew it stands last: whoever was silent longest makes room.
    this.buckets.delete(key)
    this.buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now })
    if (this.buckets.size > maxAskers) this.buckets.delete(this.buckets.keys().next().value ?? '')
    return left >= 1
  }
}
