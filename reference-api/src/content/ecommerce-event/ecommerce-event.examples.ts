import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getEcommerceEvent: {
    request: async ({ send }) => ({
      params: { id: (await send('POST', '/v1/ecommerce_events', { name: 'x', args: '{}' })).id },
    }),
  },
  recordEcommerceEvent: {
    request: { body: { name: 'add_to_cart', args: '{}' } },
    refusal: { body: { args: '{' }, code: 'ecommerce_event.args', status: 400 },
  },
}
