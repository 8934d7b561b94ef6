import { array, boolean, integer, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { longText } from './wire'

/** The payment service's data of a card; the number never reaches the shop. */
export const UserCard = type({
  id: integer(),
  is_main: boolean(),
  token: string(),
  token_key: string(),
  name: string(),
  /** Visa, JCB …; empty where the payment service does not report it. */
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
