import { aProduct, aProductModel } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
let channel_id: number

beforeAll(async () => {
  api = await freshApi()
  channel_id = (await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()).id
  await api.db
    .insertInto('school')
    .values([
      {
        channel_id,
        key: '2101',
        name: '緑が丘中学校',
        name_kana: 'ミドリガオカチュウガッコウ',
        prefecture: '東京都',
      },
      {
        channel_id,
        key: '1101',
        name: '青空小学校',
        name_kana: 'アオゾラショウガッコウ',
        category_key: 'aozora',
      },
      { channel_id, key: 'AB12', name: '100%の学校', name_kana: 'ヒャクパーセント' },
    ])
    .execute()
}, 60_000)
afterAll(() => api.close())

const search = async (word: string) =>
  (await api.call('GET', `/v1/schools?word=${encodeURIComponent(word)}`)).body as {
    data: { key: string }[]
    total: number
  }
const keysOf = async (word: string) => (await search(word)).data.map(({ key }) => key)

test.each([
  ['2101', ['2101']],
  ['２１０１', ['2101']],
  ['ab12', ['AB12']],
  ['緑が丘', ['2101']],
  ['緑が丘 中学校', ['2101']],
  ['みどりがおか', ['2101']],
  ['みどりがおか中', ['2101']],
  ['緑ヶ丘中', ['2101']],
  ['緑ケ丘', ['2101']],
  ['緑が丘中学', ['2101']],
  ['青空小', ['1101']],
  ['ﾐﾄﾞﾘ', ['2101']],
  ['学校', ['1101', 'AB12', '2101']],
  ['%', ['AB12']],
  ['_', []],
  ['210', []],
])('finds schools for %s by exact code or part of the name', async (word, found) => {
  expect(await keysOf(word)).toEqual(found)
})

test('finds the school whose goods are a category', async () => {
  const ofCategory = async (key: string) =>
    (await api.call('GET', `/v1/schools?category=${key}`)).body as { data: { key: string }[] }

  expect((await ofCategory('aozora')).data.map(({ key }) => key)).toEqual(['1101'])
  expect((await ofCategory('other')).data).toEqual([])
})

test('limits a list of schools and includes the total', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    channel_id,
    key: `90${String(index).padStart(2, '0')}`,
    name: `第${index}高等学校`,
    name_kana: 'ダイ',
  }))
  await api.db.insertInto('school').values(many).execute()

  const { data, total } = await search('高等')

  expect([data.length, total]).toEqual([20, 30])
})

test('lists the sets of a school with their products', async () => {
  const blazer = await aProduct(api.db, { code: 'B-160', unit_price: 16_800, has_measurement: true })
  const shirt = await aProduct(api.db, { code: 'C-160', variant_value_1: '160', unit_price: 2_600 })
  const { product_model_id } = shirt
  const small = await aProduct(api.db, {
    code: 'C-150',
    variant_value_1: '150',
    product_model_id,
    is_listed: false,
    stock: 0,
  })
  await aProduct(api.db, { code: 'C-140', variant_value_1: '140', product_model_id, is_show: false })
  const hidden = await aProduct(api.db, { is_show: false })
  const [uniform, gone] = await api.db
    .insertInto('school_set')
    .values([
      {
        channel_id,
        school_key: '2101',
        key: 'uniform',
        name: '制服一式',
        school_grades: [1, 2, 3],
        sex: 'girl',
      },
      { channel_id, school_key: '2101', key: 'gone', name: '旧制服', school_grades: [3], position: 1 },
    ])
    .returning('id')
    .execute()
  await api.db
    .insertInto('school_set_product')
    .values([
      { school_set_id: uniform!.id, product_id: shirt.id, quantity: 2, position: 1 },
      { school_set_id: uniform!.id, product_id: blazer.id, quantity: 1, position: 0 },
      { school_set_id: gone!.id, product_id: hidden.id, quantity: 1 },
    ])
    .execute()

  const { status, body } = await api.call('GET', '/v1/schools/2101')

  expect(status).toBe(200)
  expect(body).toMatchObject({ key: '2101', name: '緑が丘中学校', prefecture: '東京都', category_key: null })
  expect(body.sets).toHaveLength(1)
  expect(body.sets[0]).toMatchObject({
    key: 'uniform',
    sex: 'girl',
    school_grades: [1, 2, 3],
    items: [
      { quantity: 1, is_made_to_order: true, product: { key: blazer.key }, sizes: [] },
      {
        quantity: 2,
        is_made_to_order: false,
        product: { key: shirt.key },
        sizes: [
          { product_id: small.id, code: 'C-150', value: '150', is_sold_out: true },
          { product_id: shirt.id, code: 'C-160', value: '160', is_sold_out: false, price_with_tax: 2_860 },
        ],
      },
    ],
  })
})

/** A product in the category of a school, or in none. */
async function aGarment(key: string, categoryId?: number, own: Parameters<typeof aProductModel>[1] = {}) {
  const { id } = await aProductModel(api.db, { key, ...own })
  if (categoryId)
    await api.db
      .insertInto('product_model_category')
      .values({ product_model_id: id, category_id: categoryId })
      .execute()
  return aProduct(api.db, { key, code: key, product_model_id: id, popularity: 90_000 })
}

test('recommends goods of the same school or of none', async () => {
  const categories = ['aozora', 'seiran'].map((key) => ({
    channel_id,
    table_name: 'products' as const,
    key,
    name: key,
  }))
  const [aozora, seiran] = await api.db.insertInto('category').values(categories).returning('id').execute()
  await api.db
    .insertInto('school')
    .values({ channel_id, key: '3101', name: '青嵐高等学校', category_key: 'seiran' })
    .execute()
  await aGarment('aozora-cap', aozora!.id)
  await aGarment('aozora-shorts', aozora!.id)
  await aGarment('seiran-tie', seiran!.id)
  await aGarment('umbrella')
  const recommended = async (key: string) => {
    const { body } = await api.call('GET', `/v1/products/${key}/recommend`)
    return body.data.map((product: { key: string }) => product.key)
  }

  const besideCap = await recommended('aozora-cap')

  expect(besideCap).toEqual(expect.arrayContaining(['aozora-shorts', 'umbrella']))
  expect(besideCap).not.toContain('seiran-tie')
  expect(await recommended('umbrella')).not.toContain('seiran-tie')
})

test('names the alternatives to a recommended garment', async () => {
  const category = { channel_id, table_name: 'products' as const, key: 'tsukimi', name: 'tsukimi' }
  const { id } = await api.db
    .insertInto('category')
    .values(category)
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('school')
    .values({ channel_id, key: '4101', name: '月見中学校', category_key: 'tsukimi' })
    .execute()
  const size_table = JSON.stringify({ caption: 'スカート', rows: [['W60']] })
  const pairs = [
    [await aGarment('plain-skirt', id, { size_table }), await aGarment('checked-skirt', id, { size_table })],
    [
      await aGarment('navy-bag', id, { name: '月見中学校 通学かばん 紺' }),
      await aGarment('black-bag', id, { name: '月見中学校 通学かばん 黒' }),
    ],
  ] as const
  await aGarment('tsukimi-tie', id)

  const { body } = await api.call('GET', '/v1/products/tsukimi-tie/recommend')

  for (const [one, other] of pairs) {
    expect(body.data).toContainEqual(expect.objectContaining({ id: one.id, alternative_ids: [other.id] }))
    expect(body.data).toContainEqual(expect.objectContaining({ id: other.id, alternative_ids: [one.id] }))
  }
})

test('returns 404 for an unknown school or a school of another shop', async () => {
  await api.db.insertInto('channel').values({ code: 'business', name: '法人' }).execute()
  const headers = { 'x-ecd-channel-id': 'business' }

  const unknown = await api.call('GET', '/v1/schools/9999')

  expect(unknown.status).toBe(404)
  expect(unknown.body.code).toBe('school.not_found')
  expect((await api.call('GET', '/v1/schools/2101', { headers })).status).toBe(404)
  expect((await api.call('GET', '/v1/schools', { headers })).body).toEqual({ data: [], total: 0 })
})

test('names the school of a category in the tree', async () => {
  const other = { channel_id, table_name: 'products' as const, key: 'bags', name: 'かばん' }
  await api.db.insertInto('category').values(other).execute()

  const { body } = await api.call('GET', '/v1/categories/hierarchy?table=products')
  const schools = body.data.map((one: { key: string; school_key?: string }) => [one.key, one.school_key])

  expect(schools).toContainEqual(['aozora', '1101'])
  expect(schools).toContainEqual(['bags', undefined])
})
