import { array, integer, nullable, object, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { pagingQuery } from './paging'
import { instant } from './wire'

export const PointHistory = type({
  id: integer(),
  /** granted, earned, used, returned, revoked or expired. */
  kind: string(),
  /** Signed. */
  point: integer(),
  note: string(),
  order_no: nullable(string()),
  created_at: instant,
})
export type PointHistory = Infer<typeof PointHistory>

/** One point is one yen. */
export const getMyPoints = endpoint({
  method: 'GET',
  path: '/v1/me/points',
  access: 'member',
  response: type({ point: integer() }),
})

export const listPointHistories = endpoint({
  method: 'GET',
  path: '/v1/me/point-histories',
  access: 'member',
  query: object(pagingQuery),
  response: type({ data: array(PointHistory) }),
})
