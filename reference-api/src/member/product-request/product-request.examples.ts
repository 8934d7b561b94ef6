import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  deleteProductRequest: {
    request: async ({ send }) => ({
      params: { id: (await send('POST', '/v1/product-requests', { product_name: '羊羹' })).id },
    }),
    other: 404,
  },
  listProductRequests: { grows: 'product_request', filledBy: 'requestProduct' },
  requestProduct: {
    request: { body: { product_name: '幻の羊羹', email: 'a@example.jp' } },
    refusal: { body: { product_name: '' }, code: 'validation.failed' },
  },
}
