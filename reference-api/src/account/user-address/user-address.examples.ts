import { anAddress } from '../../testing/cart-builders'
import type { Examples } from '../../testing/endpoints/example'

const address = { ...anAddress(), address2: '' }

export const examples: Examples = {
  addUserAddress: {
    request: { body: address },
    refusal: { body: { postal_code: '1' }, code: 'validation.failed' },
  },
  addUserAddresses: {
    request: { body: { addresses: [address] } },
    refusal: { body: { addresses: [] }, code: 'validation.failed' },
  },
  deleteUserAddress: { request: async (world) => ({ params: { id: await world.address() } }), other: 404 },
  getUserAddress: { request: async (world) => ({ params: { id: await world.address() } }), other: 404 },
  listUserAddresses: { hasLimit: true, grows: 'user_address', filledBy: 'addUserAddress' },
  makeDefaultUserAddress: {
    request: async (world) => ({ params: { id: await world.address() } }),
    other: 404,
  },
  makeSenderUserAddress: {
    request: async (world) => ({ params: { id: await world.address() } }),
    other: 404,
  },
  updateUserAddress: {
    request: async (world) => ({
      params: { id: await world.address() },
      body: { ...address, address2: '2階' },
    }),
    refusal: { body: { postal_code: '1' }, code: 'validation.failed' },
    other: 404,
  },
}
