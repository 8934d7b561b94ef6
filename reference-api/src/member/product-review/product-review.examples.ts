import type { EndpointWorld } from '../../testing/endpoints/endpoint-world'
import type { Examples } from '../../testing/endpoints/example'

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

export const examples: Examples = {
  listProductReviews: {
    request: { params: { key: 'imabari-towel-set' } },
    cache: 'shared',
    grows: 'product_review',
  },
  writeProductReview: {
    request: async (world) => ({ body: await buildReview(world) }),
    refusal: { body: { body: '' }, code: 'validation.failed' },
    other: 404,
    isOnce: true,
  },
}
