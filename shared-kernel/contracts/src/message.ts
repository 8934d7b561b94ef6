import { array, enums, nullable, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { instant } from './wire'

/** A site text in its slot (§3); `body` is sanitised HTML. */
export const Message = type({
  code: string(),
  title: nullable(string()),
  body: string(),
  updated_at: instant,
})
export type Message = Infer<typeof Message>

export const listMessages = endpoint({
  method: 'GET',
  path: '/v1/messages',
  access: 'public',
  query: object({ per: optional(enums(['all'])) }),
  response: type({ data: array(Message) }),
})

export const getMessage = endpoint({
  method: 'GET',
  path: '/v1/messages/:code',
  access: 'public',
  response: Message,
})
