import { optional } from 'superstruct'
import { wireInteger } from './wire'

/** A list response's paging headers: x-total, x-per-page, x-last-page, x-current-page (§7). */
export type Pagination = { total: number; per: number; last: number; current: number }

export const pagingQuery = { page: optional(wireInteger), per: optional(wireInteger) }
