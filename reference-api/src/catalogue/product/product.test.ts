import { aProduct, aProductModel, anAccessory } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { computeSearchGrams, toSearchText } from './search/product-search.rules'

let api: FreshApi
let channel_id: number

const pillow = {
  name: '枕',
  name_kana: '',
  code: 'PL',
  catch_copy: '',
  description: '<p>木の<strong>ひのき</strong>。</p><p>ヒノキノ香リがひろがります。</p>',
  categories: [],
  tags: [],
}

const named = (table: 'brand' | 'maker' | 'tag', key: string, name: string) =>
  api.db.insertInto(table).values({ channel_id, key, name }).returning('id').executeTakeFirstOrThrow()
const category = (key: string, name: string, parent_id: number | null = null) =>
  api.db
    .insertInto('category')
    .values({ channel_id, table_name: 'products', key, name, parent_id })
    .returning('id')
    .executeTakeFirstOrThrow()

async function shelve(
  key: string,
  name: string,
  values: Parameters<typeof aProduct>[1] = {},
  model: { brand_id?: number; maker_id?: number; categories?: number[] } = {},
) {
  const { categories = [], ...owners } = model
  const product_model_id =
    values.product_model_id ?? (await aProductModel(api.db, { key, name, ...owners })).id
  const search_grams = computeSearchGrams({
    name,
    name_kana: '',
    code: key,
    catch_copy: '',
    categories: [],
    tags: [],
  })
  const product = await aProduct(api.db, { key, name, search_grams, ...values, product_model_id })
  for (const category_id of categories)
    await api.db.insertInto('product_model_category').values({ product_model_id, category_id }).execute()
  return product
}

beforeAll(async () => {
  api = await freshApi()
  channel_id = (await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()).id
  const [brand, maker, tag] = [
    await named('brand', 'aoba', '青葉'),
    await named('maker', 'imabari', '今治の工房'),
    await named('tag', 'new', '新着'),
  ]
  const living = await category('living', 'くらし')
  const towels = await category('towel', 'タオル', living.id)
  const food = await category('food', '食品')
  const towel = await shelve(
    'imabari-towel-set',
    '今治タオルセット',
    { unit_price: 3000, before_price: 3500, stock: 3 },
    { brand_id: brand.id, maker_id: maker.id, categories: [towels.id] },
  )
  await api.db.insertInto('product_tag').values({ product_id: towel.id, tag_id: tag.id }).execute()
  await shelve(
    'face-towel',
    'フェイスタオル',
    { unit_price: 999, stock: 50, popularity: 5 },
    { brand_id: brand.id, categories: [towels.id] },
  )
  await shelve(
    'green-tea',
    '深蒸し茶',
    { unit_price: 999, tax_class: 'reduced', stock: 0 },
    { categories: [food.id] },
  )
  await shelve('hidden-towel', 'ひみつのタオル', { is_show: false })
  const shirt = await aProductModel(api.db, {
    key: 'gym-shirt',
    name: '体操服',
    variant_label_1: 'サイズ',
    size_table: JSON.stringify({
      caption: 'サイズ表',
      rows: [
        ['サイズ', '着丈'],
        ['120', '46'],
      ],
    }),
  })
  await shelve('gym-shirt-120', '体操服', {
    product_model_id: shirt.id,
    variant_value_1: '120',
    unit_price: 2000,
    stock: 0,
    popularity: 9,
  })
  await shelve('gym-shirt-130', '体操服 130', {
    product_model_id: shirt.id,
    variant_value_1: '130',
    unit_price: 2200,
    stock: 8,
    is_listed: false,
    variant_order: 1,
  })
})
afterAll(() => api.close())

const list = async (query = '') => {
  const { body, headers } = await api.call('GET', `/v1/products${query && `?${query}`}`)
  return {
    keys: body.data.map(({ key }: { key: string }) => key) as string[],
    facets: body.facets,
    total: headers['x-total'],
    data: body.data,
    headers,
  }
}

test('lists one product per model with tax-inclusive prices, 15 per page', async () => {
  const { data, headers } = await list('sort=price_asc')
  const byKey = Object.fromEntries(data.map((product: { key: string }) => [product.key, product]))

  expect(Object.keys(byKey).sort()).toEqual(['face-towel', 'green-tea', 'gym-shirt-120', 'imabari-towel-set'])
  expect(byKey['imabari-towel-set']).toMatchObject({
    price_with_tax: 3300,
    before_price_with_tax: 3850,
    tax_rate: 10,
    stock_state: 'few',
    maker: { key: 'imabari' },
    tags: [{ key: 'new' }],
    is_favorite: false,
    category_names: ['くらし', 'タオル'],
  })
  expect(byKey['green-tea']).toMatchObject({ price_with_tax: 1079, tax_rate: 8, stock_state: 'sold_out' })
  expect(byKey['gym-shirt-120']).toMatchObject({
    stock_state: 'in_stock',
    price_with_tax: 2200,
    price_with_tax_to: 2420,
  })
  expect(headers).toMatchObject({
    'x-total': '4',
    'x-per-page': '15',
    'x-last-page': '1',
    'x-current-page': '1',
  })
})

test('finds products by a search term in any width and kana', async () => {
  for (const word of ['タオル', 'たおる', 'ﾀｵﾙ'])
    expect((await list(`word=${encodeURIComponent(word)}`)).keys.sort()).toEqual([
      'face-towel',
      'imabari-towel-set',
    ])
  expect((await list(`word=${encodeURIComponent('%')}`)).keys).toEqual([])
})

test('finds only products whose text contains the exact search term', async () => {
  const { search_grams, search_text } = {
    search_grams: computeSearchGrams(pillow),
    search_text: toSearchText(pillow),
  }
  await shelve('pillow', '枕', { search_grams, search_text, is_listed: true })

  expect((await list(`word=${encodeURIComponent('ひのきの香り')}`)).keys).toEqual(['pillow'])
  expect((await list(`word=${encodeURIComponent('香りひのき')}`)).keys).toEqual([])
  expect((await list(`word=${encodeURIComponent('strong')}`)).keys).toEqual([])
  await api.db.updateTable('product').set({ is_show: false }).where('key', '=', 'pillow').execute()
})

test('combines choices with OR within a filter and AND across filters', async () => {
  expect((await list('category[]=living')).keys.sort()).toEqual(['face-towel', 'imabari-towel-set'])
  expect((await list('category[]=towel&category[]=food')).keys).toHaveLength(3)
  expect((await list('category[]=towel&maker[]=imabari')).keys).toEqual(['imabari-towel-set'])
  expect((await list('tag[]=new')).keys).toEqual(['imabari-towel-set'])
  expect((await list('category[]=nowhere')).keys).toEqual([])
})

test('filters by tax-inclusive price, and by stock across all variants', async () => {
  expect((await list('price_from=1090&price_to=1099')).keys).toEqual(['face-towel'])
  expect((await list('in_stock=1')).keys.sort()).toEqual(['face-towel', 'gym-shirt-120', 'imabari-towel-set'])
})

test('counts the products for each choice of a filter', async () => {
  const { facets } = await list('category[]=food')

  expect(facets.category).toEqual([
    { key: 'living', name: 'くらし', count: 2 },
    { key: 'towel', name: 'タオル', count: 2 },
    { key: 'food', name: '食品', count: 1 },
  ])
  expect(facets.brand).toEqual([])
  expect(facets.in_stock).toBe(0)
  expect(facets.price).toMatchObject({ min: 1079, max: 1079 })
  expect(facets.price.ranges).toEqual([
    { from: null, to: 999, count: 0 },
    { from: 1000, to: 2999, count: 1 },
    { from: 3000, to: 4999, count: 0 },
    { from: 5000, to: 9999, count: 0 },
    { from: 10000, to: null, count: 0 },
  ])
})

test('rejects an unknown sort order', async () => {
  expect((await list('sort=popular')).keys[0]).toBe('gym-shirt-120')
  expect((await api.call('GET', '/v1/products?sort=price;drop')).status).toBe(400)
})

test('returns an empty page with the total beyond the last page', async () => {
  const { keys, total } = await list('page=9')

  expect(keys).toEqual([])
  expect(total).toBe('4')
})

test('returns a product with its variants, size table and category path', async () => {
  const { body } = await api.call('GET', '/v1/products/gym-shirt-130')
  const towel = (await api.call('GET', '/v1/products/imabari-towel-set')).body

  expect(body).toMatchObject({
    key: 'gym-shirt-130',
    stock_state: 'in_stock',
    is_stock_available: true,
    product_price_with_tax: 2420,
  })
  expect(
    body.product_model.products.map(({ key, stock_state }: { key: string; stock_state: string }) => [
      key,
      stock_state,
    ]),
  ).toEqual([
    ['gym-shirt-120', 'sold_out'],
    ['gym-shirt-130', 'in_stock'],
  ])
  expect(body.product_model.size_table.rows[1]).toEqual(['120', '46'])
  expect(towel.product_model.categories).toEqual([
    {
      key: 'towel',
      name: 'タオル',
      path: [
        { key: 'living', name: 'くらし' },
        { key: 'towel', name: 'タオル' },
      ],
    },
  ])
  expect(towel.stock_quantity).toBe(3)
})

test("shows the first delivery day based on the shop's business days", async () => {
  await api.db
    .insertInto('business_holiday')
    .values({ channel_id, day: '2026-11-24', note: '棚卸し' })
    .execute()
  const firstDay = async (now: string) => {
    api.setClock(now)
    const { body } = await api.call('GET', '/v1/products/imabari-towel-set')
    return [body.lead_days, body.first_delivery_day]
  }

  // 2026-11-20 is a Friday, the 23rd a public holiday and the 24th the shop's own. The cut-off is at 13:00.
  expect(await firstDay('2026-11-20T12:59:00+09:00')).toEqual([1, '2026-11-26'])
  expect(await firstDay('2026-11-20T13:00:00+09:00')).toEqual([1, '2026-11-27'])
  api.resetClock()
})

test('postpones the first delivery day once a carrier holiday is added', async () => {
  api.setClock('2026-12-07T09:00:00+09:00')
  const firstDay = async () =>
    (await api.call('GET', '/v1/products/imabari-towel-set')).body.first_delivery_day as string
  const before = await firstDay()

  await api.db.insertInto('carrier_holiday').values({ channel_id, day: before }).execute()

  expect([before, await firstDay()]).toEqual(['2026-12-09', '2026-12-10'])
  api.resetClock()
})

test('returns 404 for a hidden or unknown product', async () => {
  expect((await api.call('GET', '/v1/products/hidden-towel')).body.code).toBe('product.not_found')
  expect((await api.call('GET', '/v1/products/nothing')).status).toBe(404)
})

test('shows accessory prices including tax', async () => {
  const { id: product_id } = await api.db
    .selectFrom('product')
    .select('id')
    .where('key', '=', 'imabari-towel-set')
    .executeTakeFirstOrThrow()
  const accessory = await anAccessory(api.db, {
    key: 'noshi',
    kind: 'noshi',
    name: 'のし',
    choices: JSON.stringify(['御祝', '内祝']),
  })
  await api.db.insertInto('product_accessory').values({ product_id, accessory_id: accessory.id }).execute()

  const { body } = await api.call('GET', '/v1/products/imabari-towel-set/accessories')

  expect(body.data).toEqual([
    expect.objectContaining({ key: 'noshi', price_with_tax: 220, choices: ['御祝', '内祝'], image: null }),
  ])
})

test('shows a picture of each choice that has one', async () => {
  const { id: product_id } = await api.db
    .selectFrom('product')
    .select('id')
    .where('key', '=', 'green-tea')
    .executeTakeFirstOrThrow()
  const picture = { name: 'ribbon-red', hash: 'f00d', alt: '紅', width: 640, height: 640 }
  const { id: picture_id } = await api.db
    .insertInto('picture')
    .values({ ...picture, storage_path: 'ribbon-red.webp', content_type: 'image/webp' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ribbon = await anAccessory(api.db, {
    choices: JSON.stringify(['紅', '紺']),
    samples: JSON.stringify([
      { choice: '紅', picture_id },
      { choice: '紺', picture_id: 0 },
    ]),
  })
  await api.db.insertInto('product_accessory').values({ product_id, accessory_id: ribbon.id }).execute()

  const { body } = await api.call('GET', '/v1/products/green-tea/accessories')

  const image = { path: '/media/ribbon-red/f00d', alt: '紅', width: 640, height: 640 }
  expect(body.data[0].samples).toEqual([{ choice: '紅', image }])
})

test('recommends staff picks, then products of the same category, then popular products', async () => {
  const idOf = async (key: string) =>
    (await api.db.selectFrom('product').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id
  await api.db
    .insertInto('product_related')
    .values({ product_id: await idOf('imabari-towel-set'), related_product_id: await idOf('green-tea') })
    .execute()

  const { body } = await api.call('GET', '/v1/products/imabari-towel-set/recommend')

  expect(body.data.map(({ key }: { key: string }) => key)).toEqual([
    'green-tea',
    'face-towel',
    'gym-shirt-120',
  ])
})

test('combines the reviews of all variants of a model', async () => {
  const { id } = await api.db
    .selectFrom('product')
    .select('id')
    .where('key', '=', 'gym-shirt-130')
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('product_review')
    .values([
      { product_id: id, nickname: 'はな', rating: 5 },
      { product_id: id, nickname: 'たろう', rating: 4 },
    ])
    .execute()

  const { body, headers } = await api.call('GET', '/v1/products/gym-shirt-120/reviews?sort=rating_asc')
  const product = (await api.call('GET', '/v1/products/gym-shirt-120')).body

  expect(body.data.map(({ rating }: { rating: number }) => rating)).toEqual([4, 5])
  expect(headers['x-total']).toBe('2')
  expect(product.review).toEqual({
    average: 4.5,
    count: 2,
    counts: [
      { rating: 5, count: 1 },
      { rating: 4, count: 1 },
    ],
  })
})

test('sorts products by the displayed price including tax', async () => {
  const word = 'ぜいこみ'
  const dear = { name: `${word} 帽子`, unit_price: 980, tax_class: 'standard' as const }
  const cheap = { name: `${word} 商品券`, unit_price: 1000, tax_class: 'exempt' as const }
  const middle = { name: `${word} 漬物`, unit_price: 990, tax_class: 'reduced' as const }
  for (const values of [dear, cheap, middle]) await aProduct(api.db, values)
  const mine = async (sort: string) =>
    (
      (await api.call('GET', `/v1/products?sort=${sort}&per=100`)).body.data as {
        name: string
        price_with_tax: number
      }[]
    )
      .filter(({ name }) => name.startsWith(word))
      .map(({ price_with_tax }) => price_with_tax)

  expect(await mine('price_asc')).toEqual([1000, 1069, 1078])
  expect(await mine('price_desc')).toEqual([1078, 1069, 1000])
})
