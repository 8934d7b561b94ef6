import type { Instant } from '../database/column'

export type RateLimitTable = { key: string; hit_count: number; window_ends_at: Instant }
