import type { EndpointWorld } from '../../testing/endpoints/endpoint-world'
import type { Examples } from '../../testing/endpoints/example'

const card = {
  token: 't',
  token_key: 'k',
  name: 'TARO',
  masked_number: '************1111',
  expiration: '12/40',
}

const createCard = async ({ send }: EndpointWorld) =>
  (await send('POST', '/v1/me/user-cards', card)).id as number

export const examples: Examples = {
  addUserCard: {
    request: { body: card },
    refusal: { body: { token: '4111111111111111' }, code: 'user_card.not_a_token' },
  },
  deleteUserCard: { request: async (world) => ({ params: { id: await createCard(world) } }), other: 404 },
  listUserCards: { hasLimit: true, grows: 'user_card', filledBy: 'addUserCard' },
  makeMainUserCard: { request: async (world) => ({ params: { id: await createCard(world) } }), other: 404 },
}
