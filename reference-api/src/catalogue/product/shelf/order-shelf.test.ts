import { aProduct, aProductModel } from '../../../testing/builders'
import { freshApi, type FreshApi } from '../../../testing/fresh-api'
import { orderShelves } from './order-shelf.job'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const listed = async () =>
  (await api.call('GET', '/v1/products')).body.data.map(({ name }: { name: string }) => name)

const orderOn = (day: string) =>
  orderShelves.run({}, { ...api.services, clock: { now: () => new Date(`${day}T00:20:00+09:00`) } })

test('reorders the shelf by season and maker in a new month', async () => {
  const { id: channel_id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  const makerId = async (key: string) =>
    (
      await api.db
        .insertInto('maker')
        .values({ channel_id, key, name: key })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const [matsuno, lumiere] = [await makerId('matsuno'), await makerId('lumiere')]
  const put = async (name: string, maker_id: number, season: [number, number] | null = null) => {
    const model = await aProductModel(api.db, { maker_id })
    await aProduct(api.db, {
      name,
      product_model_id: model.id,
      season_from: season?.[0] ?? null,
      season_to: season?.[1] ?? null,
    })
  }
  await put('松1', matsuno)
  await put('松2', matsuno)
  await put('夏の松', matsuno, [6, 8])
  await put('灯1', lumiere)
  await put('冬の灯', lumiere, [12, 2])

  await orderOn('2026-07-01')
  const inJuly = await listed()
  await orderOn('2026-12-01')

  expect(inJuly).toEqual(['夏の松', '灯1', '松1', '松2', '冬の灯'])
  expect(await listed()).toEqual(['冬の灯', '松1', '灯1', '松2', '夏の松'])
})

test('changes no positions on other days of the month', async () => {
  const before = await api.db
    .selectFrom('product')
    .select(['id', 'updated_at', 'position'])
    .orderBy('id')
    .execute()

  await orderOn('2026-12-24')

  expect(
    await api.db.selectFrom('product').select(['id', 'updated_at', 'position']).orderBy('id').execute(),
  ).toEqual(before)
})
