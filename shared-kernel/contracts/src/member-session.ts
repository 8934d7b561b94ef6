import { array, boolean, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { instant } from './wire'

/** An active login on one device. */
export const MemberSession = type({
  key: string(),
  is_current: boolean(),
  started_at: instant,
  /** Rounded to a quarter of an hour. */
  last_used_at: instant,
  ip_address: string(),
  user_agent: string(),
})
export type MemberSession = Infer<typeof MemberSession>

const path = '/v1/me/sessions'

/** Lists the current session first, then the others by last use. */
export const listMemberSessions = endpoint({
  method: 'GET',
  path,
  access: 'member',
  beyondSpec: 'ADR 0060',
  response: type({ data: array(MemberSession) }),
})

export const endMemberSession = endpoint({
  method: 'DELETE',
  path: `${path}/:key`,
  access: 'member',
  beyondSpec: 'ADR 0060',
})
