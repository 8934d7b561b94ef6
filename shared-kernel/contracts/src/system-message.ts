import { array, boolean, integer, object, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { pagingQuery } from './paging'
import { instant } from './wire'

export const SystemMessageSummary = type({
  id: integer(),
  title: string(),
  is_read: boolean(),
  published_at: instant,
})
/** `body` is sanitised HTML. */
export const SystemMessage = type({ ...SystemMessageSummary.schema, body: string() })
export type SystemMessageSummary = Infer<typeof SystemMessageSummary>
export type SystemMessage = Infer<typeof SystemMessage>

/** Lists one page of messages. `unread_count` counts the unread messages of all pages. */
export const listSystemMessages = endpoint({
  method: 'GET',
  path: '/v1/me/system-messages',
  access: 'member',
  query: object(pagingQuery),
  response: type({ data: array(SystemMessageSummary), unread_count: integer() }),
})

export const getSystemMessage = endpoint({
  method: 'GET',
  path: '/v1/me/system-messages/:id',
  access: 'member',
  response: SystemMessage,
})
