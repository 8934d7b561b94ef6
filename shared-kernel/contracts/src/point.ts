import { array, boolean, integer, nullable, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { pagingQuery } from './paging'
import { calendarDay, instant } from './wire'

export const PointHistory = type({
  id: integer(),
  /** granted, earned, used, returned, revoked or expired. */
  kind: string(),
  /** Negative if the points leave the account. */
  point: integer(),
  /** True if the points are earned but not usable yet. */
  is_coming: optional(boolean()),
  note: string(),
  order_no: nullable(string()),
  created_at: instant,
})
export type PointHistory = Infer<typeof PointHistory>

export const ExpiringPoint = type({
  /** Last day on which the points can be used. */
  expires_on: calendarDay,
  point: integer(),
})
export type ExpiringPoint = Infer<typeof ExpiringPoint>

/** Points for an order paid after delivery. They become usable once all its parcels are shipped. */
export const ComingPoint = type({
  order_no: string(),
  point: integer(),
  /** Expected arrival of the order's parcels as text. Empty if unknown. */
  arrival_texts: array(string()),
})
export type ComingPoint = Infer<typeof ComingPoint>

/**
 * One point is one yen. If the shop's points expire, `expiring` lists them by day, earliest first. The
 * history adds up to `point` plus all of `coming` minus `owed`. Newly earned points pay off `owed` first.
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
