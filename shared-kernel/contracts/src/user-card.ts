import { array, boolean, integer, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { longText } from './wire'

/** Card data from the payment service. The number never reaches the shop. */
export const UserCard = type({
  id: integer(),
  is_main: boolean(),
  token: string(),
  token_key: string(),
  name: string(),
  /** Visa, JCB and so on. Empty if the payment service doesn't report it. */
  brand: string(),
  masked_number: string(),
  /** MM/YY. */
  expiration: string(),
})
export type UserCard = Infer<typeof UserCard>

const path = '/v1/me/user-cards'

export const listUserCards = endpoint({
  method: 'GET',
  path,
  access: 'member',
  response: type({ data: array(UserCard) }),
})

export const addUserCard = endpoint({
  method: 'POST',
  path,
  access: 'member',
  body: object({
    token: longText(4_000),
    token_key: longText(4_000),
    name: string(),
    brand: optional(string()),
    masked_number: string(),
    expiration: string(),
    is_main: optional(boolean()),
  }),
  response: UserCard,
})

export const deleteUserCard = endpoint({ method: 'DELETE', path: `${path}/:id`, access: 'member' })
export const makeMainUserCard = endpoint({
  method: 'PATCH',
  path: `${path}/:id/use`,
  access: 'member',
  response: UserCard,
})
