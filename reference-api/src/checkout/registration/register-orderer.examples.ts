import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  registerOrderer: {
    request: async (world) => {
      const { no, cart } = await world.guestReceipt()
      return { params: { orderNo: no }, body: { token: cart, password: 'Gift-2026' } }
    },
    refusal: { body: { token: 'no-such-token' }, code: 'order.not_found', status: 404 },
    isOnce: true,
  },
}
