import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  deleteProductSearchHistory: {
    request: async ({ send }) => {
      await send('POST', '/v1/product-search-histories?word=tea')
      return { params: { id: (await send('GET', '/v1/me/product-search-histories')).data[0].id } }
    },
    other: 404,
  },
  listProductSearchHistories: { grows: 'product_search_history', filledBy: 'recordProductSearch' },
  recordProductSearch: { request: { query: 'word=towel' } },
}
