import { array, boolean, integer, nullable, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { pagingQuery } from './paging'
import { calendarDay, instant } from './wire'

export const PointHistory = type({
  id: integer(),
  /** granted, earned, used, returned, revoked or expired. */
  kind: string(),
  /** Negative for points that leave the account. */
  point: integer(),
  /** Earned, but not usable yet. */
  is_coming: optional(boolean()),
  note: string(),
  order_no: nullable(string()),
  created_at: instant,
})
export type PointHistory = Infer<typeof PointHistory>

export const ExpiringPoint = type({
  /** The last day on which they can be used. */
  expires_on: calendarDay,
  point: integer(),
})
export type ExpiringPoint = Infer<typeof ExpiringPoint>

/** Points of an order that is paid after delivery: usable once all its parcels are sent. */
export const ComingPoint = type({
  order_no: string(),
  point: integer(),
  /** Arrival of its parcels in words; empty when no day is known. */
  arrival_texts: array(string()),
})
export type ComingPoint = Infer<typeof ComingPoint>

/**
 * One point is one yen. In a shop where points expire, `expiring` lists them by day, the next first. `point`
 * and all of `coming` less `owed` are the sum of the history; later points pay `owed` first.
 */
export const getMyPoints = endpoint({
  method: 'GET',
  path: '/v1/me/points',
  access: 'member',
  response: type({
    point: integer(),
    coming: optional(array(ComingPoint)),
    owed: optional(integer()),
    expiring: optional(array(ExpiringPoint)),
  }),
})

export const listPointHistories = endpoint({
  method: 'GET',
  path: '/v1/me/point-histories',
  access: 'member',
  query: object(pagingQuery),
  response: type({ data: array(PointHistory) }),
})
