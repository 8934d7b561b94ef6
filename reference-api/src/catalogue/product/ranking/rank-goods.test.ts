import { sql } from 'kysely'
import { aProduct, aProductModel } from '../../../testing/builders'
import { aReadyShopper, anOrderer } from '../../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../../testing/fresh-api'
import { rankGoodsBySales } from './rank-goods.job'
import { rankGoods } from './ranking.sql'

let api: FreshApi
beforeEach(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterEach(() => api.close())

const dayMs = 86_400_000
const put = (name: string, staff_popularity: number, more: object = {}) =>
  aProduct(api.db, { name, stock: 100, staff_popularity, popularity: staff_popularity, ...more })
const ranking = async (query = '') =>
  (await api.call('GET', `/v1/products?sort=popular${query}`)).body.data.map(
    ({ name }: { name: string }) => name,
  )
const rank = () => rankGoodsBySales.run({}, api.services)

async function order(productId: number, email: string, quantity = 1) {
  const shopper = await aReadyShopper(api, { productId, quantity })
  await shopper.patch('order/modify', { orderer: anOrderer({ email }) })
  return (await shopper.decide()).order_no as string
}

test("ranks products by number of buyers, then by the staff's order", async () => {
  const [tea, towel] = [await put('煎茶', 3), await put('タオル', 9)]
  const [soap] = [await put('石けん', 1), await put('羊羹', 5)]
  await order(tea.id, 'a@example.jp')
  await order(soap.id, 'a@example.jp')
  await order(soap.id, 'b@example.jp')

  await rank()

  expect(await ranking()).toEqual(['石けん', '煎茶', 'タオル', '羊羹'])
  expect(towel.id).toBeDefined()
})

test('ignores order size and repeat orders by the same buyer', async () => {
  const [tea, soap] = [await put('煎茶', 1), await put('石けん', 2)]
  await order(tea.id, 'busy@example.jp', 10)
  await order(tea.id, 'BUSY@example.jp')
  await order(tea.id, 'busy@example.jp')
  await order(soap.id, 'a@example.jp')
  await order(soap.id, 'b@example.jp')

  await rank()

  expect(await ranking()).toEqual(['石けん', '煎茶'])
})

test("doesn't count cancelled orders", async () => {
  const [tea] = [await put('煎茶', 1), await put('石けん', 2)]
  const order_no = await order(tea.id, 'a@example.jp')
  await rank()
  const before = await ranking()
  await api.db.updateTable('order').set({ status: 'cancelled' }).where('order_no', '=', order_no).execute()

  await rank()

  expect([before[0], (await ranking())[0]]).toEqual(['煎茶', '石けん'])
})

test("doesn't count orders older than thirty days", async () => {
  const [tea] = [await put('煎茶', 1), await put('石けん', 2)]
  await order(tea.id, 'a@example.jp')
  api.advanceClock(29 * dayMs)
  await rank()
  const within = await ranking()
  api.advanceClock(2 * dayMs)

  await rank()

  expect([within[0], (await ranking())[0]]).toEqual(['煎茶', '石けん'])
})

test('counts orders of all sizes for the listed product of a model', async () => {
  const model = await aProductModel(api.db)
  await put('シャツ 120', 1, { product_model_id: model.id })
  const size = await put('シャツ 130', 0, { product_model_id: model.id, is_listed: false })
  await put('石けん', 9)
  await order(size.id, 'a@example.jp')

  await rank()

  expect((await ranking())[0]).toBe('シャツ 120')
})

test('uses the staff’s order for products without sales', async () => {
  await put('煎茶', 1)
  await put('石けん', 2)

  await rank()

  expect(await ranking()).toEqual(['石けん', '煎茶'])
})

test('ranks a product with an extremely high buyer count first', async () => {
  const [tea] = [await put('煎茶', 1), await put('石けん', 2)]
  await api.db.updateTable('product').set({ orderer_count: 30_000 }).where('id', '=', tea.id).execute()

  await rankGoods(api.db, tea.channel_id)

  expect(await ranking()).toEqual(['煎茶', '石けん'])
})

test("continues with later channels when one channel's ranking fails", async () => {
  const later = await api.db
    .insertInto('channel')
    .values({ code: 'later', name: '後の店' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const tea = await put('煎茶', 1, { popularity: 0 })
  const soap = await put('石けん', 2, { popularity: 0, channel_id: later.id })
  await sql`create function refuse() returns trigger language plpgsql as 'begin raise ''refused''; end'`.execute(
    api.db,
  )
  await sql`create trigger refuse before update on product for each row
    when (old.channel_id = ${sql.lit(tea.channel_id)}) execute function refuse()`.execute(api.db)

  await expect(rank()).rejects.toThrow('refused')

  const { popularity } = await api.db
    .selectFrom('product')
    .select('popularity')
    .where('id', '=', soap.id)
    .executeTakeFirstOrThrow()
  expect(popularity).toBe(2)
})
