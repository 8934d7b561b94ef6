import { aProduct, aSetting } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { llmsText } from '../llms-text/llms-text.rules'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const aText = {
  origin: 'https://shop.example.jp',
  shop: 'つなぐ',
  pages: [],
  occasions: [],
  searchExample: undefined,
  isPricedWithoutTax: false,
}
const headers = { host: 'api.internal', 'x-forwarded-host': 'shop.example.jp', 'x-forwarded-proto': 'https' }

/** Returns the feed's item for this code, or undefined. */
async function findItem(code: string): Promise<string | undefined> {
  const { body } = await api.call('GET', '/product-feed.xml', { headers })
  return [...(body as string).matchAll(/<item>.*?<\/item>/gs)]
    .map(([item]) => item)
    .find((item) => item.includes(`<g:id>${code}</g:id>`))
}

test('lists a product with its price with tax, stock and address', async () => {
  await aProduct(api.db, {
    key: 'yokan-feed',
    code: 'F-001',
    name: '羊羹 & 最中',
    jan_code: '4901777018686',
    description: '<p>小豆の羊羹。</p><p>木箱入り &amp; のし可</p>',
    unit_price: 1_500,
    tax_class: 'reduced',
    stock: 5,
  })

  const item = await findItem('F-001')

  for (const part of [
    '<g:title>羊羹 &#38; 最中</g:title>',
    '<g:description>小豆の羊羹。\n木箱入り &#38; のし可</g:description>',
    '<g:link>https://shop.example.jp/product/yokan-feed</g:link>',
    '<g:price>1620 JPY</g:price>',
    '<g:availability>in_stock</g:availability>',
    '<g:gtin>4901777018686</g:gtin>',
  ])
    expect(item).toContain(part)
})

test('states the price before and after a reduction', async () => {
  await aProduct(api.db, { code: 'F-002', unit_price: 1_000, before_price: 1_500, tax_class: 'standard' })

  expect(await findItem('F-002')).toContain(
    '<g:price>1650 JPY</g:price><g:sale_price>1100 JPY</g:sale_price>',
  )
})

test('says that a sold-out product is out of stock', async () => {
  await aProduct(api.db, { code: 'F-003', stock: 0 })

  expect(await findItem('F-003')).toContain('<g:availability>out_of_stock</g:availability>')
})

test('says that a product after its sale is out of stock', async () => {
  await aProduct(api.db, { code: 'F-004', sale_to: '2020-01-01T00:00:00+09:00' })

  expect(await findItem('F-004')).toContain('<g:availability>out_of_stock</g:availability>')
})

test('leaves out hidden products', async () => {
  await aProduct(api.db, { code: 'F-005', is_show: false })

  expect(await findItem('F-005')).toBeUndefined()
})

test("states each prefecture's postage", async () => {
  await aProduct(api.db, { code: 'F-006', unit_price: 1_000, carriage_class: 'normal' })
  const rates = await api.db
    .selectFrom('carriage_rate')
    .selectAll()
    .where('carriage_kind', '=', 'normal')
    .where('region', 'in', ['kanto', 'hokkaido'])
    .execute()
  const postage = (region: string) => rates.find((rate) => rate.region === region)?.price_with_tax

  const item = await findItem('F-006')

  expect(item).toContain(`<g:region>東京都</g:region><g:price>${postage('kanto')} JPY</g:price>`)
  expect(item).toContain(`<g:region>北海道</g:region><g:price>${postage('hokkaido')} JPY</g:price>`)
})

test('states one postage for a product that ships free', async () => {
  await aProduct(api.db, { code: 'F-007', carriage_class: 'free' })

  expect(await findItem('F-007')).toContain(
    '<g:shipping><g:country>JP</g:country><g:price>0 JPY</g:price></g:shipping>',
  )
})

test('groups the sizes of one model', async () => {
  const { product_model_id } = await aProduct(api.db, { code: 'F-008' })
  await api.db
    .updateTable('product_model')
    .set({ variant_label_1: 'サイズ' })
    .where('id', '=', product_model_id)
    .execute()
  await aProduct(api.db, { code: 'F-009', product_model_id, variant_value_1: '160' })
  const { key } = await api.db
    .selectFrom('product_model')
    .select('key')
    .where('id', '=', product_model_id)
    .executeTakeFirstOrThrow()

  expect(await findItem('F-009')).toContain(`<g:item_group_id>${key}</g:item_group_id><g:size>160</g:size>`)
})

test('leads agents to the feed and the terms', async () => {
  const { id: channel_id } = await api.db
    .selectFrom('channel')
    .select('id')
    .where('code', '=', 'tsunagu')
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('static_page')
    .values([
      { channel_id, url: '/terms', title: 'ご利用規約', content: '', is_listed: true },
      { channel_id, url: '/draft', title: '下書き', content: '', is_listed: false },
    ])
    .execute()

  const { body, headers: answered } = await api.call('GET', '/llms.txt', { headers })

  expect(answered['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('(https://shop.example.jp/product-feed.xml)')
  expect(body).toContain('[ご利用規約](https://shop.example.jp/terms)')
  expect(body).not.toContain('/draft')
})

test('offers agents a search for a category of the channel', async () => {
  const { id: channel_id } = await api.db
    .insertInto('channel')
    .values({ code: 'school', name: '制服' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('category')
    .values({ channel_id, table_name: 'products', key: 'kutsu', name: '靴・靴下', position: 1 })
    .execute()
  const textOf = async (channel: string): Promise<string> =>
    (await api.call('GET', '/llms.txt', { headers: { ...headers, 'x-ecd-channel-id': channel } })).body

  expect(await textOf('school')).toContain(
    `(https://shop.example.jp/product?word=${encodeURIComponent('靴')}): 例は「靴」`,
  )
  expect(await textOf('tsunagu')).not.toContain('靴')
})

test('tells agents that search results are closed to crawlers', () => {
  const text = llmsText({ ...aText, searchExample: '羊羹' })

  expect(text).toMatch(/商品を検索する.*robots\.txtで巡回の対象から外している/)
})

test('tells agents whether the screens show prices with tax', async () => {
  const textOf = async (): Promise<string> => (await api.call('GET', '/llms.txt', { headers })).body
  expect(await textOf()).toContain('\n\n価格は税込です。')

  await aSetting(api.db, 'PRICE.IS_WITHOUT_TAX_FIRST', 'true')

  expect(await textOf()).toContain('\n\n画面の価格は税抜で、税込の価格を併記しています。')
})

test.each(['/product-feed.xml', '/llms.txt'])(
  'answers 404 for %s of a shop that is not indexed',
  async (path) => {
    await aSetting(api.db, 'SITE.IS_INDEXED', 'false')

    expect((await api.call('GET', path, { headers })).status).toBe(404)
  },
)
