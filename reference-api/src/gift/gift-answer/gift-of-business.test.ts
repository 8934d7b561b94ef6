import { join } from 'node:path'
import { importShop } from '../../shop-import/import-shop.command'
import { anAddress } from '../../testing/cart-builders'
import { aPlacedGift } from '../../testing/endpoints/gift-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

const channel = 'business'
const headers = { 'x-ecd-channel-id': channel }
let api: FreshApi
let productId: number

beforeAll(async () => {
  api = await freshApi()
  await importShop(join(__dirname, '../../../seed/business'), api.services)
  const { id } = await api.db
    .updateTable('product')
    .set({ is_social_gift_allowed: true })
    .where('key', '=', 'towel-case-shiro')
    .returning('id')
    .executeTakeFirstOrThrow()
  productId = id
}, 60_000)
afterAll(() => api.close())

const withoutKana = anAddress({ shipping_last_name_kana: '', shipping_first_name_kana: '' })

test("accepts a business shop's gift address without kana (§5)", async () => {
  const { token } = await aPlacedGift(api, { productId, channel })
  const { body: layout } = await api.call('GET', '/v1/pages/front/layout/social-gift', { headers })
  const put = (body: object) => api.call('PUT', `/v1/social-gifts/${token}`, { headers, body })

  const refused = await put({ ...withoutKana, shipping_last_name: '', phone_number: '1' })
  const answered = await put(withoutKana)

  expect(layout.form.map(({ label }: { label: string }) => label)).toEqual([
    'お受け取りのご担当者',
    '納品先の所在地',
    '納品先の電話番号',
  ])
  expect(layout.form[0]).toMatchObject({ is_kana_optional: true })
  expect(refused.body.errors).toMatchObject({
    shipping_last_name: [expect.any(String)],
    phone_number: [expect.stringContaining('納品先の電話番号')],
  })
  expect(refused.body.errors).not.toHaveProperty('shipping_last_name_kana')
  expect(answered.status).toBe(200)
  const row = await api.db
    .selectFrom('order_shipping')
    .select(['shipping_last_name', 'shipping_last_name_kana'])
    .where('id', '=', answered.body.id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ shipping_last_name: withoutKana.shipping_last_name, shipping_last_name_kana: '' })
})

test("requires kana in the gift shop and rejects other shops' links", async () => {
  const { token } = await aPlacedGift(api)
  const put = (own: object) => api.call('PUT', `/v1/social-gifts/${token}`, { body: withoutKana, ...own })

  expect((await put({})).body.errors).toHaveProperty('shipping_last_name_kana')
  expect((await put({ headers })).status).toBe(404)
})
