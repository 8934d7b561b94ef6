import { LRUCache } from 'lru-cache'

type Limits = { burst: number; perSecond: number }

/** So many askers are remembered; one that is forgotten begins anew. */
const maxAskers = 10_000

/** Rate limit: each asker has a bucket of so many requests, which fills up again slowly. */
export class TokenBuckets {
  private readonly buckets = new LRUCache<string, { left: number; at: number }>({ max: maxAskers })

  constructor(private readonly limits: Limits) {}

  /** True when this request is within the limit. */
  take(asker: string, now: number = Date.now()): boolean {
    const { burst, perSecond } = this.limits
    const known = this.buckets.get(asker) ?? { left: burst, at: now }
    const left = Math.min(burst, known.left + ((now - known.at) / 1_000) * perSecond)
    this.buckets.set(asker, { left: Math.max(0, left - 1), at: now })
    return left >= 1
  }
}
