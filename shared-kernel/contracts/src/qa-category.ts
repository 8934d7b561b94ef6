import { array, integer, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'

export const QaCategory = type({ id: integer(), key: string(), name: string(), qa_count: integer() })
export type QaCategory = Infer<typeof QaCategory>

export const listQaCategories = endpoint({
  method: 'GET',
  path: '/v1/qa-categories',
  access: 'public',
  response: type({ data: array(QaCategory) }),
})
