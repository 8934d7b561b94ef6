import { array, enums, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'

/** A content block that the shop's staff fill with HTML. */
export const FreeArea = type({ code: string(), title: string(), body: string() })
export type FreeArea = Infer<typeof FreeArea>

export const listFreeAreas = endpoint({
  method: 'GET',
  path: '/v1/free-areas',
  access: 'public',
  query: object({ per: optional(enums(['all'])) }),
  response: type({ data: array(FreeArea) }),
})
