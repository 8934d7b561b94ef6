import { randomBytes } from 'node:crypto'
import { aProduct } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi

beforeAll(async () => {
  api = await freshApi()
})
afterAll(() => api.close())

const view = (product_id: number, options: Parameters<FreshApi['call']>[2] = {}) =>
  api.call('POST', '/v1/product-histories', { ...options, body: { product_id } })

test("lists a guest's last ten views by cookie, newest first", async () => {
  const products = []
  for (let index = 0; index < 11; index += 1) products.push(await aProduct(api.db))
  const first = await view(products[0]!.id)
  const cookies = { guest_key: first.cookies[0]?.value ?? '' }
  for (const { id } of products) {
    api.advanceClock(1000)
    await view(id, { cookies })
  }
  api.advanceClock(1000)
  await view(products[3]!.id, { cookies })

  const { body, headers } = await api.call('GET', '/v1/guest/product-histories', { cookies })

  expect(first.cookies[0]).toMatchObject({ name: 'guest_key', httpOnly: true })
  expect(headers['x-total']).toBe('10')
  expect(body.data[0]).toMatchObject({ product_id: products[3]!.id, product: { is_favorite: false } })
  expect(body.data.map(({ product_id }: { product_id: number }) => product_id)).not.toContain(products[0]!.id)
  expect((await api.call('GET', '/v1/guest/product-histories')).body.data).toEqual([])
})

test('lists a product once, in the size that was viewed last', async () => {
  const small = await aProduct(api.db)
  const large = await aProduct(api.db, { product_model_id: small.product_model_id })
  const cookies = { guest_key: (await view(small.id)).cookies[0]?.value ?? '' }
  api.advanceClock(1000)
  await view((await aProduct(api.db)).id, { cookies })
  api.advanceClock(1000)
  await view(large.id, { cookies })

  const { body, headers } = await api.call('GET', '/v1/guest/product-histories', { cookies })

  expect(headers['x-total']).toBe('2')
  expect(body.data[0].product_id).toBe(large.id)
})

test('replaces an unrecognised guest cookie and stores no history for it', async () => {
  const { id } = await aProduct(api.db)
  const longerThanAnIndexHolds = randomBytes(6_000).toString('base64url')
  const foreign = ['x', 'あ', longerThanAnIndexHolds]

  for (const guest_key of foreign) {
    const { status, cookies } = await view(id, { cookies: { guest_key } })
    expect([status, cookies[0]?.value.length]).toEqual([204, 43])
    expect(
      (await api.call('GET', '/v1/guest/product-histories', { cookies: { guest_key } })).body.data,
    ).toEqual([])
  }
})

test('lets a member delete only their own history entries', async () => {
  const [hanako, taro, product] = [await api.signIn(), await api.signIn(), await aProduct(api.db)]
  await view(product.id, { as: hanako })
  await api.call('POST', `/v1/products/${product.id}/likes`, { as: hanako })
  const { body } = await api.call('GET', '/v1/me/product-histories', { as: hanako })
  const path = `/v1/me/product-histories/${body.data[0].id}`

  expect(body.data[0].product.is_favorite).toBe(true)
  expect((await api.call('DELETE', path, { as: taro })).status).toBe(404)
  expect((await api.call('DELETE', path, { as: hanako })).status).toBe(204)
  expect((await api.call('GET', '/v1/me/product-histories', { as: hanako })).headers['x-total']).toBe('0')
})

test('stores each search term once and ignores blank terms', async () => {
  const as = await api.signIn()
  for (const word of ['タオル', 'お茶', '　', 'ﾀｵﾙ']) {
    api.advanceClock(1000)
    await api.call('POST', `/v1/product-search-histories?word=${encodeURIComponent(word)}`, { as })
  }
  await api.call('POST', `/v1/product-search-histories?word=${encodeURIComponent('guest')}`)

  const { body } = await api.call('GET', '/v1/me/product-search-histories', { as })

  expect(body.data.map(({ word }: { word: string }) => word)).toEqual(['タオル', 'お茶'])
  expect(
    (await api.call('DELETE', `/v1/me/product-search-histories/${body.data[0].id}`, { as })).status,
  ).toBe(204)
})

test('requires a product name and, from guests, an email address', async () => {
  const as = await api.signIn()

  const guest = await api.call('POST', '/v1/product-requests', { body: { product_name: '' } })
  const member = await api.call('POST', '/v1/product-requests', {
    as,
    body: { product_name: '桐箱入りそうめん' },
  })
  const listed = await api.call('GET', '/v1/me/product-request-histories', { as })

  expect(Object.keys(guest.body.errors)).toEqual(['product_name', 'email'])
  expect(member.status).toBe(200)
  expect(listed.body.data).toEqual([
    expect.objectContaining({ product_name: '桐箱入りそうめん', product_key: null }),
  ])
  expect(
    (await api.call('DELETE', `/v1/me/product-request-histories/${member.body.id}`, { as })).status,
  ).toBe(204)
})

test("lists a collection in the staff's order up to max_page_size", async () => {
  const { id: channel_id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  const { id } = await api.db
    .insertInto('collection')
    .values({ channel_id, alias: 'ranking', name: 'ランキング' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const products = [await aProduct(api.db), await aProduct(api.db), await aProduct(api.db)]
  await api.db
    .insertInto('collection_product')
    .values(
      products.map((product, index) => ({ collection_id: id, product_id: product.id, position: 3 - index })),
    )
    .execute()

  const { body } = await api.call('GET', '/v1/collections/ranking')
  const single = await api.call('GET', '/v1/collections/ranking?max_page_size=1&per=2')

  expect(body.data.map(({ id: productId }: { id: number }) => productId)).toEqual(
    products.map((product) => product.id).reverse(),
  )
  expect(single.headers['x-total']).toBe('2')
  expect((await api.call('GET', '/v1/collections/nothing')).status).toBe(404)
})

test("lists a member's last ten views (§4)", async () => {
  const as = await api.signIn()
  const products = []
  for (let index = 0; index < 14; index += 1) products.push(await aProduct(api.db))
  await api.db
    .insertInto('product_history')
    .values(
      products.map(({ id }, index) => ({
        user_account_id: as.id,
        product_id: id,
        viewed_at: new Date(Date.UTC(2026, 0, 1 + index)),
      })),
    )
    .execute()

  const before = await api.call('GET', '/v1/me/product-histories?per=100', { as })
  await view(products[0]!.id, { as })
  const after = await api.call('GET', '/v1/me/product-histories?per=100', { as })

  expect(before.headers['x-total']).toBe('10')
  expect(before.body.data).toHaveLength(10)
  expect(after.headers['x-total']).toBe('10')
  expect(after.body.data[0].product_id).toBe(products[0]!.id)
  expect(
    await api.db.selectFrom('product_history').select('id').where('user_account_id', '=', as.id).execute(),
  ).toHaveLength(10)
})
