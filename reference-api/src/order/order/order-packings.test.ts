import { anAccessory, aProduct } from '../../testing/builders'
import { anAddress, aReadyShopper, aShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())
afterEach(() => api.resetClock())

/**
 * A Friday before the cut-off. The 21st to 23rd aren't business days, so products with one lead day ship on
 * the 24th.
 */
const friday = '2026-11-20T12:00:00+09:00'
const arrivalsOf = (shopper: Awaited<ReturnType<typeof aShopper>>) =>
  shopper.detail.shippings.flatMap(({ packings }) => packings.map(({ arrival_text }) => arrival_text))

/** Creates a cart with three yokan for two addresses, one of them with a noshi and a card. */
async function aDividedShopper(as?: Awaited<ReturnType<FreshApi['signIn']>>) {
  const yokan = await aProduct(api.db, { name: '竿羊羹 小倉 一本', unit_price: 1000, tax_class: 'reduced' })
  const choices = JSON.stringify(['御祝'])
  const noshi = await anAccessory(api.db, { kind: 'noshi', name: 'のし', unit_price: 0, choices })
  const card = await anAccessory(api.db, { kind: 'message_card', name: 'メッセージカード', unit_price: 100 })
  const taken = [noshi, card].map(({ id }) => ({ product_id: yokan.id, accessory_id: id }))
  await api.db.insertInto('product_accessory').values(taken).execute()
  const shopper = await aShopper(api, as)
  await shopper.add(yokan.id, 3)
  await shopper.shipTo()
  const [line] = shopper.detail.products
  await shopper.patch('shippings/add', {
    address: anAddress({ shipping_last_name: '佐藤' }),
    product_keys: [],
  })
  const shipping_key = shopper.detail.shippings[1]!.key
  const parts = [{ quantity: 1 }, { quantity: 2, shipping_key }]
  await shopper.patch('products/divide', { key: line!.key, parts })
  const two = shopper.detail.products.find(({ quantity }) => quantity === 2)!
  const printed = { noshi_heading: '御祝', noshi_name: '山田' }
  await shopper.patch('accessories/add', { product_key: two.key, accessory_id: noshi.id, ...printed })
  await shopper.patch('accessories/add', {
    product_key: two.key,
    accessory_id: card.id,
    message: 'おめでとう',
  })
  return shopper
}

test("shows each parcel's expected arrival if no date is requested", async () => {
  api.setClock(friday)
  const shopper = await aReadyShopper(api)

  expect(arrivalsOf(shopper)).toEqual(['11月25日（水）ごろにお届けします'])
})

test("names the day by which to pay for a prepaid order's arrival", async () => {
  api.setClock(friday)
  const shopper = await aReadyShopper(api)
  await shopper.payBy('bank_transfer')

  expect(arrivalsOf(shopper)).toEqual([
    '11月21日（土）までにご入金の場合、11月26日（木）ごろにお届けします（その後のご入金では、ご入金の確認後5日ほど）',
  ])
})

test('names the day by which to pay for a requested date', async () => {
  api.setClock(friday)
  const shopper = await aReadyShopper(api)
  const { key } = shopper.detail.shippings[0]!.packings[0]!

  await shopper.patch('packings/modify', { key, delivery_at: '2026-12-05' })
  const atTheDoor = arrivalsOf(shopper)
  await shopper.payBy('bank_transfer')

  expect(atTheDoor).toEqual([null])
  expect(arrivalsOf(shopper)).toEqual([
    '11月27日（金）までにご入金の場合、ご希望の12月5日（土）にお届けします（その後のご入金では、ご希望の日より後になることがあります）',
  ])
})

test('instructs to pay a placed order in time for the requested date', async () => {
  api.setClock(friday)
  const shopper = await aReadyShopper(api)
  const { key } = shopper.detail.shippings[0]!.packings[0]!
  await shopper.patch('packings/modify', { key, delivery_at: '2026-11-30' })
  await shopper.payBy('bank_transfer')

  const { order_no } = await shopper.decide()

  const { body } = await shopper.send('GET', `/v1/carts/order/${order_no}?token=${shopper.cart.token}`)
  expect(body.payment_instruction.split('\n')).toContain(
    'ご希望の日のお届けには：11月25日（水）までにお支払いください',
  )
})

test('rejects an order as changed when the displayed cut-off has passed', async () => {
  api.setClock(friday)
  const shopper = await aReadyShopper(api)
  const seen = { arrival_texts: ['11月25日（水）ごろにお届けします'] }
  api.setClock('2026-11-20T13:00:01+09:00')

  await expect(shopper.decide('late', seen)).rejects.toMatchObject({
    status: 422,
    code: 'cart.decision.changed',
  })
  await shopper.get()
  const shownAnew = arrivalsOf(shopper)
  await shopper.decide('late', { arrival_texts: shownAnew })

  expect(shownAnew).toEqual(['11月26日（木）ごろにお届けします'])
})

test('shows the original arrival text in mail, My Page and confirmation', async () => {
  api.setClock(friday)
  const as = await api.signIn()
  const shopper = await aReadyShopper(api, { as })
  const { order_no } = await shopper.decide()
  await api.runJobs()

  api.setClock('2026-12-20T12:00:00+09:00')
  const { body: list } = await api.call('GET', '/v1/me/orders', { as })
  const order = (await api.call('GET', `/v1/me/orders/${list.data[0].id}`, { as })).body
  const placed = (await api.call('GET', `/v1/carts/order/${order_no}`, { as })).body

  const text = '11月25日（水）ごろにお届けします'
  expect(order.shippings.map(({ arrival_text }: { arrival_text: string }) => arrival_text)).toEqual([text])
  expect(placed.detail.shippings[0].packings[0].arrival_text).toBe(text)
  expect(api.mails.at(-1)!.text).toContain(`お届けの時期： ${text}`)
  expect(api.mails.at(-1)!.html).toContain(text)
})

test('lists products, noshi and card for each address in the mail', async () => {
  const shopper = await aDividedShopper()
  await shopper.payBy('bank_transfer')
  await shopper.decide()
  await api.runJobs()

  const mail = api.mails.at(-1)!
  const [before = '', ...sections] = mail.text.split(/■ お届け先\d：/)
  const [first = '', rest = ''] = sections
  const second = rest.slice(0, rest.indexOf('■ お支払い金額'))

  expect(before).not.toContain('竿羊羹')
  expect(first).toMatch(/^山田 太郎 様/)
  expect(first).toContain('竿羊羹 小倉 一本 ※： 1,080円 × 1点 = 1,080円（税込）')
  expect(first).not.toMatch(/のし|メッセージカード|おめでとう/)
  expect(second).toMatch(/^佐藤 太郎 様/)
  expect(second).toContain('竿羊羹 小倉 一本 ※： 1,080円 × 2点 = 2,160円（税込）')
  expect(second).toContain('のし（御祝・紅白蝶結び・外のし・山田）')
  expect(second).toContain('メッセージカード（「おめでとう」）')
  expect(mail.html.replace(/<[^>]+>/g, '')).toMatch(
    /佐藤 太郎 様[^]*× 2点[^]*御祝・紅白蝶結び・外のし・山田[^]*おめでとう[^]*お支払い金額/,
  )
})

test('shows each different noshi once in the mail', async () => {
  const shopper = await aDividedShopper()
  await shopper.payBy('bank_transfer')
  await shopper.decide()
  await api.runJobs()

  const { html, text } = api.mails.at(-1)!
  const pictures = [...html.matchAll(/<img src="([^"]+)" alt="([^"]+)"/g)]
  expect(pictures.map(([, , alt]) => alt)).toEqual(['のしの仕上がり見本（御祝・紅白蝶結び・外のし・山田）'])
  const url = new URL(pictures[0]![1]!.replaceAll('&amp;', '&'))
  expect(text).toContain(url.href)
  const drawn = await api.app.inject({ url: url.pathname + url.search })
  expect(drawn.headers['content-type']).toBe('image/png')
})

test('labels the totals in the mail as on the pages', async () => {
  const shopper = await aDividedShopper()
  await shopper.payBy('bank_transfer')
  const { order } = shopper.detail
  await shopper.decide()
  await api.runJobs()

  const { text } = api.mails.at(-1)!
  expect(order).toMatchObject({ total_price: 3350, total_accessory: 110, total_carriage: 1540 })
  expect(text).toContain(
    '商品合計（3点）： 3,240円\nメッセージカード： 110円\n送料： 1,540円\n合計（税込）： 4,890円',
  )
})

test('lists products by address in My Page with the order’s totals', async () => {
  const as = await api.signIn()
  const shopper = await aDividedShopper(as)
  await shopper.payBy('bank_transfer')
  await shopper.decide()
  const { body: list } = await api.call('GET', '/v1/me/orders', { as })

  const { body } = await api.call('GET', `/v1/me/orders/${list.data[0].id}`, { as })

  type Shipping = { shipping_name: string; products: { quantity: number; accessories: { name: string }[] }[] }
  const told = body.shippings.map(({ shipping_name, products }: Shipping) => [
    shipping_name,
    ...products.map(({ quantity, accessories }) => [quantity, accessories.map(({ name }) => name)]),
  ])
  expect(told).toEqual([
    ['山田 太郎', [1, []]],
    ['佐藤 太郎', [2, ['のし', 'メッセージカード']]],
  ])
  expect(body.order).toMatchObject({ total_price: 3350, total_accessory: 110, total_quantity: 3 })
})

test('shows the brand and categories recorded at order time in My Page', async () => {
  const as = await api.signIn()
  const tea = await aProduct(api.db, { name: '深蒸し茶' })
  const { channel_id, product_model_id } = tea
  const category = (name: string, parent_id: number | null) =>
    api.db
      .insertInto('category')
      .values({ channel_id, table_name: 'products', key: `category-${name}`, name, parent_id })
      .returning('id')
      .executeTakeFirstOrThrow()
  const food = await category('食品', null)
  const { id: category_id } = await category('お茶', food.id)
  await api.db.insertInto('product_model_category').values({ product_model_id, category_id }).execute()
  const brand = await api.db
    .insertInto('brand')
    .values({ channel_id, key: 'aoba', name: '青葉' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.db
    .updateTable('product_model')
    .set({ brand_id: brand.id })
    .where('id', '=', product_model_id)
    .execute()
  const shopper = await aShopper(api, as)
  await shopper.add(tea.id, 1)
  await shopper.shipTo()
  await shopper.payBy('bank_transfer')
  await shopper.decide()
  await api.db.updateTable('brand').set({ name: '若葉' }).where('id', '=', brand.id).execute()
  const { body: list } = await api.call('GET', '/v1/me/orders', { as })

  const { body } = await api.call('GET', `/v1/me/orders/${list.data[0].id}`, { as })

  expect(body.shippings[0].products[0].product_info).toMatchObject({
    brand_name: '青葉',
    category_names: ['食品', 'お茶'],
  })
})
