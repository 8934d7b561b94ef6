import { array, integer, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'

/** `answer` is sanitised HTML. */
export const Qa = type({ id: integer(), key: string(), question: string(), answer: string() })
/** Questions by category (§3). */
export const QaGroup = type({
  category: type({ id: integer(), key: string(), name: string() }),
  items: array(Qa),
})
export type Qa = Infer<typeof Qa>
export type QaGroup = Infer<typeof QaGroup>

/** Lists all groups, the group of one category, or the groups with questions that contain a search term. */
export const listQas = endpoint({
  method: 'GET',
  path: '/v1/qas',
  access: 'public',
  query: object({ category: optional(string()), word: optional(string()) }),
  response: type({ data: array(QaGroup) }),
})
