import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  cancelOrder: {
    request: async (world) => ({
      params: { id: (await world.order()).id },
      body: { cancel_reason: '不要になった' },
    }),
    refusal: { body: { cancel_reason: '' }, code: 'validation.failed' },
    other: 404,
  },
}
