import type { Instant } from '../database/column'

/** A single row that `prove_writable` keeps updating, because we can't take orders without writes. */
export type WriteProbeTable = { id: number; at: Instant }
