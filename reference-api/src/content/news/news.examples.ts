import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getNews: { cache: 'shared', request: { params: { key: 'opening' } }, isCompound: true },
  listNews: { cache: 'shared', grows: 'news' },
  markNewsRead: {
    request: async ({ idOf }) => ({ body: { readable_id: await idOf('news') } }),
    refusal: 'none',
  },
}
