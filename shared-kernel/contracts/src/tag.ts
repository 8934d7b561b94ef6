import { array, integer, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'

export const Tag = type({ id: integer(), key: string(), name: string() })
export type Tag = Infer<typeof Tag>

export const listTags = endpoint({
  method: 'GET',
  path: '/v1/tags',
  access: 'public',
  response: type({ data: array(Tag) }),
})
