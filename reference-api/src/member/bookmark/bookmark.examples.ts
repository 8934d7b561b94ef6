import type { EndpointWorld } from '../../testing/endpoints/endpoint-world'
import type { Examples } from '../../testing/endpoints/example'

const bookmark = { title: '特集', url: '/lp/gift' }

const createBookmark = async ({ send }: EndpointWorld) =>
  (await send('POST', '/v1/me/bookmarks', bookmark)).id as number

export const examples: Examples = {
  addBookmark: {
    request: { body: bookmark },
    refusal: { body: { url: 'javascript:alert(1)' }, code: 'validation.failed' },
  },
  deleteBookmark: { request: async (world) => ({ params: { id: await createBookmark(world) } }), other: 404 },
  getBookmark: { request: async (world) => ({ params: { id: await createBookmark(world) } }), other: 404 },
  listBookmarks: { grows: 'bookmark', filledBy: 'addBookmark' },
  renameBookmark: {
    request: async (world) => ({
      params: { id: await createBookmark(world) },
      body: { title: '贈りもの' },
    }),
    refusal: { body: { title: ' ' }, code: 'validation.failed' },
    other: 404,
  },
}
