import { array, nullable, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'

/** One town of a postal code; `town` is empty where the code covers a whole city. */
export const PostalTown = type({
  postal_code: string(),
  prefecture: string(),
  city: string(),
  town: string(),
  /** Key of the delivery area; a remote island's differs from its prefecture's. */
  delivery_area: optional(nullable(string())),
})
export type PostalTown = Infer<typeof PostalTown>

/**
 * Seven digits, with or without a hyphen; anything else is a 422. An unknown code returns an empty list,
 * several towns are a choice.
 */
export const lookUpPostalCode = endpoint({
  method: 'GET',
  path: '/v1/postal-code',
  access: 'public',
  query: object({ code: string() }),
  response: type({ data: array(PostalTown) }),
})

/** JIS code and name, from north to south. */
export const listPrefectures = endpoint({
  method: 'GET',
  path: '/v1/postal-codes/prefectures',
  access: 'public',
  response: type({ data: array(type({ code: string(), name: string() })) }),
})
