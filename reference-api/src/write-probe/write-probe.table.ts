import type { Instant } from '../database/column'

/** One row that `prove_writable` updates repeatedly: without writes no order can be taken. */
export type WriteProbeTable = { id: number; at: Instant }
