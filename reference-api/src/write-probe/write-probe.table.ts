import type { Instant } from '../database/column'

/** One row that `prove_writable` writes again and again: who cannot, cannot take an order. */
export type WriteProbeTable = { id: number; at: Instant }
