import type { Example } from './endpoint-examples'
import type { EndpointWorld } from '../endpoint-world'

const foreign = { other: 404 }
const listWords = { name: '母の日', note: '' }
/** Creates a list. Deletes the previous list first, because the number of a member's lists is limited. */
async function ownList({ db, member, send }: EndpointWorld): Promise<string> {
  await db.deleteFrom('user_list').where('user_account_id', '=', member.id).execute()
  return (await send('POST', '/v1/me/user-lists', listWords)).key
}

async function buildReview({ db, order }: EndpointWorld) {
  const { id } = await order()
  await db.updateTable('order').set({ status: 'shipped' }).where('id', '=', id).execute()
  const line = await db
    .selectFrom('order_line')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  return { order_line_id: line.id, nickname: 'はな', rating: 5, title: '', body: '喜ばれました' }
}

export const listExamples: Record<string, (world: EndpointWorld) => Promise<Example> | Example> = {
  addUserList: () => ({ body: listWords }),
  changeUserList: async (world) => ({ params: { key: await ownList(world) }, body: listWords, ...foreign }),
  deleteUserList: async (world) => ({ params: { key: await ownList(world) }, ...foreign }),
  attachToUserList: async (world) => ({
    params: { key: await ownList(world) },
    body: { table: 'products', ids: [world.product.id] },
    ...foreign,
  }),
  shareUserList: async (world) => ({
    params: { key: await ownList(world) },
    body: { is_shared: true },
    ...foreign,
  }),
  getSharedList: async (world) => {
    const path = `/v1/me/user-lists/${await ownList(world)}/share`
    const { share_path } = await world.send('PATCH', path, { is_shared: true })
    return { params: { token: String(share_path).split('/').at(-1)! } }
  },
  writeProductReview: async (world) => ({ body: await buildReview(world), isOnce: true, ...foreign }),
}
