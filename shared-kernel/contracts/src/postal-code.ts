import { array, nullable, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'

/** One of a postal code's towns. `town` is empty if the code covers a whole city. */
export const PostalTown = type({
  postal_code: string(),
  prefecture: string(),
  city: string(),
  town: string(),
  /** Key of the delivery area. The area of a remote island differs from that of its prefecture. */
  delivery_area: optional(nullable(string())),
})
export type PostalTown = Infer<typeof PostalTown>

/**
 * Requires seven digits, with or without a hyphen. 422 for any other text. An unknown code returns an empty
 * list. If several towns are returned, the shopper chooses one.
 */
export const lookUpPostalCode = endpoint({
  method: 'GET',
  path: '/v1/postal-code',
  access: 'public',
  query: object({ code: string() }),
  response: type({ data: array(PostalTown) }),
})

/** JIS codes and names, from north to south. */
export const listPrefectures = endpoint({
  method: 'GET',
  path: '/v1/postal-codes/prefectures',
  access: 'public',
  response: type({ data: array(type({ code: string(), name: string() })) }),
})
