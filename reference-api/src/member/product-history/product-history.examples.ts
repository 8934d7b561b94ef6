import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  deleteProductHistory: {
    request: async ({ send, product }) => {
      await send('POST', '/v1/product-histories', { product_id: product.id })
      return { params: { id: (await send('GET', '/v1/me/product-histories')).data[0].id } }
    },
    other: 404,
  },
  listProductHistories: { filledBy: 'recordProductView' },
  recordProductView: {
    request: ({ product }) => ({ body: { product_id: product.id } }),
    refusal: { body: { product_id: 999_999 }, code: 'product.not_found', status: 404 },
  },
}
