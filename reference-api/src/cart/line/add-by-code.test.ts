import { aProduct, aSetting } from '../../testing/builders'
import { aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => {
  api = await freshApi()
  await aSetting(api.db, 'CART.IS_ORDER_BY_CODE_USE', true)
}, 60_000)
afterAll(() => api.close())

const kept = (token: string) =>
  api.db
    .selectFrom('cart_line')
    .innerJoin('cart', 'cart.id', 'cart_line.cart_id')
    .innerJoin('product', 'product.id', 'cart_line.product_id')
    .select(['product.code', 'cart_line.quantity'])
    .where('cart.token', '=', token)
    .orderBy('product.code')
    .execute()

test('adds products by code or JAN in any spelling', async () => {
  const towel = await aProduct(api.db, { code: 'B-001', stock: 20, max_quantity: 20 })
  await aProduct(api.db, { code: 'B-002', jan_code: '4901234567894' })
  const shopper = await aShopper(api)
  await shopper.add(towel.id, 1)

  await shopper.patch('products/add-codes', {
    lines: [
      { code: 'ｂ００１', quantity: 2 },
      { code: '4901234567894', quantity: 3 },
      { code: 'B-001', quantity: 4 },
    ],
  })

  expect(await kept(shopper.cart.token)).toEqual([
    { code: 'B-001', quantity: 7 },
    { code: 'B-002', quantity: 3 },
  ])
})

test('adds no products and lists every rejected row', async () => {
  await aProduct(api.db, { code: 'C-001', name: '取皿', stock: 5 })
  await aProduct(api.db, { code: 'C-002', name: '塗箸', is_sale: false })
  await aProduct(api.db, { code: 'C-003', is_show: false })
  const shopper = await aShopper(api)

  const refused = shopper.patch('products/add-codes', {
    lines: [
      { code: 'C-001', quantity: 2 },
      { code: 'C-001', quantity: 4 },
      { code: 'C-002', quantity: 1 },
      { code: 'C-003', quantity: 1 },
    ],
  })

  await expect(refused).rejects.toMatchObject({
    status: 422,
    code: 'cart.codes.refused',
    errors: {
      codes: [
        '2行目「C-001」：「取皿」は5点までご注文いただけます。 3行目「C-002」：「塗箸」は現在販売していません。 4行目「C-003」：お探しの商品は見つかりませんでした。',
      ],
    },
  })
  expect(await kept(shopper.cart.token)).toEqual([])
})

test('requires an exact code if codes differ only by a hyphen', async () => {
  await aProduct(api.db, { code: 'D1-23', stock: 9 })
  await aProduct(api.db, { code: 'D12-3', stock: 9 })
  const shopper = await aShopper(api)
  const add = (code: string) =>
    api.call('PATCH', '/v1/carts/products/add-codes', {
      body: { token: shopper.cart.token, lines: [{ code, quantity: 1 }] },
    })

  expect((await add('D1-23')).status).toBe(200)
  const unclear = await add('D123')

  expect(unclear.status).toBe(422)
  expect(unclear.body.message).toContain('ハイフンまで入力してください')
  expect(await kept(shopper.cart.token)).toEqual([{ code: 'D1-23', quantity: 1 }])
})

test('doesn’t find another shop’s products by code', async () => {
  const { id: channel_id } = await api.db
    .insertInto('channel')
    .values({ code: 'other', name: '別の店' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await aProduct(api.db, { code: 'D-001' })
  await api.db.updateTable('product').set({ channel_id }).where('id', '=', id).execute()
  const shopper = await aShopper(api)

  await expect(
    shopper.patch('products/add-codes', { lines: [{ code: 'D-001', quantity: 1 }] }),
  ).rejects.toMatchObject({ code: 'cart.codes.refused' })
})
