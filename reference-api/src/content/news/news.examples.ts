import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getNews: { request: { params: { key: 'opening' } }, isCompound: true },
  listNews: { grows: 'news' },
  markNewsRead: {
    request: async ({ idOf }) => ({ body: { readable_id: await idOf('news') } }),
    refusal: 'none',
  },
}
