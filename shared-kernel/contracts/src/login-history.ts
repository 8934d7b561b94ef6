import { array, boolean, integer, object, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { pagingQuery } from './paging'
import { instant } from './wire'

export const LoginHistory = type({
  id: integer(),
  login_at: instant,
  is_success: boolean(),
  ip_address: string(),
  user_agent: string(),
})
export type LoginHistory = Infer<typeof LoginHistory>

export const listLoginHistories = endpoint({
  method: 'GET',
  path: '/v1/me/login-histories',
  access: 'member',
  query: object(pagingQuery),
  response: type({ data: array(LoginHistory) }),
})
