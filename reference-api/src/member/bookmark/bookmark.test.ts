import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'

let api: FreshApi
let as: SignedIn

beforeAll(async () => {
  api = await freshApi()
}, 60_000)
beforeEach(async () => {
  as = await api.signIn()
})
afterAll(() => api.close())

const bookmark = (index: number) =>
  api.call('POST', '/v1/me/bookmarks', { as, body: { title: `商品${index}`, url: `/product/p-${index}` } })

async function keep(count: number) {
  const values = Array.from({ length: count }, (_, index) => ({
    user_account_id: as.id,
    title: `商品${index}`,
    url: `/product/p-${index}`,
  }))
  await api.db.insertInto('bookmark').values(values).execute()
}

test('limits a member to a hundred bookmarks', async () => {
  await keep(99)

  expect((await bookmark(99)).status).toBe(200)
  const refused = await bookmark(100)
  expect(refused.status).toBe(422)
  expect(refused.body).toEqual(
    expect.objectContaining({ code: 'bookmark.limit', message: expect.stringContaining('100件まで') }),
  )
  expect((await bookmark(0)).status).toBe(200)
})

test('enforces the bookmark limit under concurrent additions', async () => {
  await keep(97)

  const answers = await Promise.all([97, 98, 99, 100, 101, 102].map(bookmark))

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422, 422])
})

test('limits a member to a hundred product requests', async () => {
  const ask = () =>
    api.call('POST', '/v1/product-requests', { as, body: { product_name: '桐箱入りそうめん' } })
  const values = Array.from({ length: 99 }, () => ({
    user_account_id: as.id,
    channel_id: 1,
    product_name: 'そうめん',
  }))
  await api.db.insertInto('product_request').values(values).execute()

  const { status, body } = await ask()
  const refused = await ask()
  await api.call('DELETE', `/v1/me/product-request-histories/${body.id}`, { as })

  expect(status).toBe(200)
  expect(refused.status).toBe(422)
  expect(refused.body).toEqual(
    expect.objectContaining({ code: 'product_request.limit', message: expect.stringContaining('100件まで') }),
  )
  expect((await ask()).status).toBe(200)
})
