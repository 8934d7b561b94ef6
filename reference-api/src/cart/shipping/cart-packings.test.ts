import { aProduct } from '../../testing/builders'
import { anAddress, anOrderer, aShopper, fetchStock } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

async function aSet(stock: number) {
  const cup = await aProduct(api.db, { name: '湯呑', stock })
  const set = await aProduct(api.db, { name: '湯呑二客組', unit_price: 5000 })
  await api.db
    .updateTable('product_stock')
    .set({ is_unlimited: true })
    .where('product_id', '=', set.id)
    .execute()
  await api.db
    .insertInto('product_set')
    .values({ product_id: set.id, component_product_id: cup.id, quantity: 2 })
    .execute()
  return { cup, set }
}

test('reduces the stock of components when a set is ordered', async () => {
  const { cup, set } = await aSet(5)
  const shopper = await aShopper(api)

  await shopper.patch('add-set', { product_id: set.id, quantity: 2 })

  expect(shopper.detail.products).toMatchObject([
    {
      price_with_tax: 5500,
      product_info: { max_quantity: 2, components: [{ product_id: cup.id, quantity: 2 }] },
    },
  ])
  await expect(shopper.patch('add-set', { product_id: set.id, quantity: 1 })).rejects.toMatchObject({
    code: 'cart.update_products.not_enough',
  })
  await shopper.shipTo()
  await shopper.payBy('cash_on_delivery')
  await shopper.decide()
  expect(await fetchStock(api.db, cup.id)).toBe(1)
})

test('rejects a product that isn’t a set in add-set', async () => {
  const shopper = await aShopper(api)
  const product = await aProduct(api.db)

  await expect(shopper.patch('add-set', { product_id: product.id, quantity: 1 })).rejects.toMatchObject({
    code: 'cart.add_set.not_a_set',
  })
})

test('calculates postage and delivery day separately for a chilled parcel', async () => {
  const towel = await aProduct(api.db)
  const cake = await aProduct(api.db, { carriage_class: 'cool', tax_class: 'reduced', lead_days: 5 })
  const shopper = await aShopper(api)
  await shopper.add(towel.id)
  await shopper.add(cake.id)
  await shopper.shipTo()
  expect(shopper.detail.order.total_carriage).toBe(1100)
  const [shipping] = shopper.detail.shippings
  const cakeLine = shopper.detail.products.find(({ product_id }) => product_id === cake.id)!

  await shopper.patch('packings/add', { shipping_key: shipping!.key, product_keys: [cakeLine.key] })

  expect(
    shopper.detail.shippings[0]!.packings.map(({ carriage_kind, carriage }) => [carriage_kind, carriage]),
  ).toEqual([
    ['normal', 770],
    ['cool', 1100],
  ])
  const { body } = await shopper.send(
    'GET',
    `/v1/shipping-leadtime/carts/${shopper.cart.token}?choiceMode=earliest`,
  )
  expect(body.data).toHaveLength(2)
  expect(body.data[0].first_day < body.data[1].first_day).toBe(true)
  expect(body.data[0].days).toEqual([body.data[0].first_day])
  const [first, second] = shopper.detail.shippings[0]!.packings
  await shopper.patch('packings/modify', { key: first!.key, product_keys: [cakeLine.key] })
  expect(shopper.detail.shippings[0]!.packings.map(({ key }) => key)).not.toContain(second!.key)
})

test('normalises the orderer and validates each field', async () => {
  const shopper = await aShopper(api)
  const wrong = anOrderer({ email: 'taro', last_name_kana: 'yamada', postal_code: '12' })

  await expect(shopper.patch('order/modify', { orderer: wrong })).rejects.toMatchObject({
    status: 422,
    errors: {
      email: [expect.any(String)],
      last_name_kana: [expect.any(String)],
      postal_code: [expect.any(String)],
    },
  })
  await shopper.patch('order/modify', {
    orderer: anOrderer({ phone_number: '０９０ー１２３４ー５６７８', last_name_kana: 'やまだ' }),
  })

  expect(shopper.detail.orderer).toMatchObject({
    phone_number: '09012345678',
    last_name_kana: 'ヤマダ',
    is_receive_newsletter: false,
  })
})

test('stores the note and receipt name until they are cleared', async () => {
  const shopper = await aShopper(api)

  await shopper.patch('other/modify', { note: '不在時は宅配ボックスへ', receipt_name: '株式会社山田' })
  await shopper.patch('other/modify', { note: null })

  expect(shopper.detail.other).toEqual({ note: null, receipt_name: '株式会社山田' })
  await expect(shopper.patch('other/modify', { note: 'あ'.repeat(501) })).rejects.toMatchObject({
    errors: { note: [expect.any(String)] },
  })
})

test('makes the receipt out to the member’s company', async () => {
  const as = await api.signIn()
  const shopper = await aShopper(api, as)
  await api.db
    .updateTable('user_account')
    .set({ corporation: '株式会社みなとや' })
    .where('id', '=', as.id)
    .execute()

  expect((await shopper.get()).data.detail.other.receipt_name).toBe('株式会社みなとや')

  await shopper.patch('other/modify', { receipt_name: 'みなとや 箱根店' })
  expect(shopper.detail.other.receipt_name).toBe('みなとや 箱根店')
})

test('makes a guest’s receipt out to the company of the address', async () => {
  const { id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  const address = {
    name: 'address',
    label: '会社の所在地',
    type: 'address',
    building_label: '会社名・建物名',
  }
  await api.db
    .insertInto('page_form')
    .values({ channel_id: id, page: 'cart-orderer', form: JSON.stringify([address]) })
    .execute()
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)

  await shopper.patch('order/modify', { orderer: anOrderer({ address2: '喫茶つむぎ つむぎビル2F' }) })

  await api.db.deleteFrom('page_form').where('page', '=', 'cart-orderer').execute()
  expect(shopper.detail.other.receipt_name).toBe('喫茶つむぎ 御中')
})

test('rejects an unprintable receipt name with an error on the field', async () => {
  const shopper = await aShopper(api)
  await shopper.patch('other/modify', { receipt_name: '株式会社山田' })

  await expect(shopper.patch('other/modify', { receipt_name: '山田🎁' })).rejects.toMatchObject({
    status: 422,
    errors: { receipt_name: [expect.stringContaining('絵文字')] },
  })

  expect((await shopper.get()).data.detail.other.receipt_name).toBe('株式会社山田')
})

test.each([
  ['03(1234)5678', '0312345678', '〒100-0001', '1000001'],
  ['＋８１　３－１２３４－５６７８', '0312345678', '〒　１００ー０００１', '1000001'],
  ['+81(0)3-1234-5678', '0312345678', '100 0001', '1000001'],
])('normalises phone %s to %s and postal code %s to %s', async (phone_number, phone, postal_code, code) => {
  const shopper = await aShopper(api)
  await shopper.add((await aProduct(api.db)).id)

  await shopper.patch('order/modify', { orderer: anOrderer({ phone_number, postal_code }) })
  await shopper.shipTo(anAddress({ phone_number, postal_code }))

  expect(shopper.detail.orderer).toMatchObject({ phone_number: phone, postal_code: code })
  expect(shopper.detail.shippings).toMatchObject([{ phone_number: phone, postal_code: code }])
})

test('keeps the lines of an address when the address changes', async () => {
  const product = await aProduct(api.db)
  const shopper = await aShopper(api)
  await shopper.add(product.id)
  await shopper.shipTo()
  const [shipping] = shopper.detail.shippings

  await shopper.patch('shippings/modify', {
    key: shipping!.key,
    address: anAddress({ prefecture: '北海道', city: '札幌市' }),
  })

  expect(shopper.detail.shippings).toMatchObject([
    { key: shipping!.key, prefecture: '北海道', carriage: 1320 },
  ])
  expect(shopper.detail.products[0]!.shipping_key).toBe(shipping!.key)
  await shopper.patch('shippings/reset', { is_removing_address: true })
  expect(shopper.detail.shippings).toEqual([])
})

test('accepts name embroidery only for products that offer it', async () => {
  const uniform = await aProduct(api.db, { has_name_embroidery: true, has_measurement: true })
  const towel = await aProduct(api.db)
  const shopper = await aShopper(api)

  await expect(shopper.add(towel.id, 1, { name_embroidery: '山田' })).rejects.toMatchObject({
    errors: { name_embroidery: [expect.any(String)] },
  })
  await expect(
    shopper.add(uniform.id, 1, { name_embroidery: 'あいうえおかきくけこさしす' }),
  ).rejects.toMatchObject({ errors: { name_embroidery: ['お名前の刺繍は12文字以内で入力してください'] } })
  await shopper.add(uniform.id, 1, { name_embroidery: '山田', measurement: { chest: 820, waist: 640 } })
  await shopper.add(uniform.id, 1, { name_embroidery: '鈴木', measurement: { chest: 820, waist: 640 } })

  expect(shopper.detail.products.map(({ name_embroidery, quantity }) => [name_embroidery, quantity])).toEqual(
    [
      ['山田', 1],
      ['鈴木', 1],
    ],
  )
})

test('names a product’s marking in the cart and in errors', async () => {
  const data = JSON.stringify([{ label: 'お名入れの方法', value: '刻印' }])
  const pen = await aProduct(api.db, { has_name_embroidery: true, data })
  const shopper = await aShopper(api)

  await expect(
    shopper.add(pen.id, 1, { name_embroidery: 'あいうえおかきくけこさしす' }),
  ).rejects.toMatchObject({ errors: { name_embroidery: ['お名前の刻印は12文字以内で入力してください'] } })
  await shopper.add(pen.id, 1, { name_embroidery: '山田' })

  expect(shopper.detail.products[0]?.product_info.name_marking).toBe('刻印')
})
