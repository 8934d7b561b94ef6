import type { EndpointWorld } from '../../testing/endpoints/endpoint-world'
import type { Examples } from '../../testing/endpoints/example'

const listWords = { name: '母の日', note: '' }

/** Creates a list. Deletes the previous list first, because the number of a member's lists is limited. */
async function ownList({ db, member, send }: EndpointWorld): Promise<string> {
  await db.deleteFrom('user_list').where('user_account_id', '=', member.id).execute()
  return (await send('POST', '/v1/me/user-lists', listWords)).key
}

export const examples: Examples = {
  addUserList: { request: { body: listWords }, refusal: { body: { name: ' ' }, code: 'validation.failed' } },
  attachToUserList: {
    request: async (world) => ({
      params: { key: await ownList(world) },
      body: { table: 'products', ids: [world.product.id] },
    }),
    refusal: { body: { ids: [999_999] }, code: 'product.not_found', status: 404 },
    other: 404,
  },
  attachToUserLists: {
    request: ({ product }) => ({ body: { table: 'products', ids: [product.id] } }),
    refusal: { body: { ids: [999_999] }, code: 'product.not_found', status: 404 },
  },
  changeUserList: {
    request: async (world) => ({ params: { key: await ownList(world) }, body: listWords }),
    refusal: { body: { name: ' ' }, code: 'validation.failed' },
    other: 404,
  },
  deleteUserList: { request: async (world) => ({ params: { key: await ownList(world) } }), other: 404 },
  detachFromUserList: {
    request: ({ product }) => ({
      params: { key: 'favorites' },
      body: { table: 'products', ids: [product.id] },
    }),
    refusal: 'none',
  },
  detachFromUserLists: {
    request: ({ product }) => ({ body: { table: 'products', ids: [product.id] } }),
    refusal: 'none',
  },
  getSharedList: {
    request: async (world) => {
      const path = `/v1/me/user-lists/${await ownList(world)}/share`
      const { share_path } = await world.send('PATCH', path, { is_shared: true })
      return { params: { token: String(share_path).split('/').at(-1)! } }
    },
  },
  getUserList: {
    request: { params: { key: 'favorites' }, query: 'is_listables=1' },
    filledBy: 'likeProduct',
  },
  listUserLists: { isFixedLength: true },
  shareUserList: {
    request: async (world) => ({
      params: { key: await ownList(world) },
      body: { is_shared: true },
    }),
    refusal: { params: { key: 'none' }, code: 'user_list.not_found', status: 404 },
    other: 404,
  },
}
