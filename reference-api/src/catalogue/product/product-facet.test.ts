import { sql } from 'kysely'
import { aProduct, aProductModel } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
let channel_id: number

beforeAll(async () => {
  api = await freshApi()
  channel_id = (await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()).id
}, 60_000)
afterAll(() => api.close())

const named = async (table: 'brand' | 'maker' | 'tag', key: string) =>
  (
    await api.db
      .insertInto(table)
      .values({ channel_id, key, name: key })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const aCategory = async (key: string, parent_id: number | null = null) =>
  (
    await api.db
      .insertInto('category')
      .values({ channel_id, table_name: 'products', key, name: key, parent_id })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

type Count = { key: string; count: number }
async function counts(query = '') {
  const { body, headers } = await api.call('GET', `/v1/products?${query}`)
  const of = (list: Count[]) => Object.fromEntries(list.map(({ key, count }) => [key, count]))
  const { category, brand, maker, tag, in_stock, price } = body.facets
  return {
    total: Number(headers['x-total']),
    category: of(category),
    brand: of(brand),
    maker: of(maker),
    tag: of(tag),
    in_stock,
    min: price.min,
    max: price.max,
  }
}

test('updates the counts immediately on any write to the catalogue', async () => {
  const [brand, other, maker, tag] = [
    await named('brand', 'iyo'),
    await named('brand', 'hida'),
    await named('maker', 'setouchi'),
    await named('tag', 'new'),
  ]
  const living = await aCategory('living')
  const towels = await aCategory('towels', living)
  const food = await aCategory('food')
  const model = await aProductModel(api.db, { brand_id: brand, maker_id: maker })
  const steps: [string, () => Promise<unknown>, Partial<Awaited<ReturnType<typeof counts>>>][] = []
  let product: { id: number } = { id: 0 }
  let second: { id: number } = { id: 0 }
  const step = (title: string, write: () => Promise<unknown>, expected: (typeof steps)[number][2]) =>
    steps.push([title, write, expected])
  const change = (values: object) =>
    api.db.updateTable('product').set(values).where('id', '=', product.id).execute()

  step(
    'a product',
    async () =>
      (product = await aProduct(api.db, { product_model_id: model.id, unit_price: 1000, stock: 3 })),
    { total: 1, brand: { iyo: 1 }, maker: { setouchi: 1 }, in_stock: 1, min: 1100, category: {}, tag: {} },
  )
  step(
    'its category',
    () =>
      api.db
        .insertInto('product_model_category')
        .values({ product_model_id: model.id, category_id: towels })
        .execute(),
    { category: { living: 1, towels: 1 } },
  )
  step(
    'another category below the same',
    () =>
      api.db
        .insertInto('product_model_category')
        .values({ product_model_id: model.id, category_id: living })
        .execute(),
    { category: { living: 1, towels: 1 } },
  )
  step(
    'a tag',
    () => api.db.insertInto('product_tag').values({ product_id: product.id, tag_id: tag }).execute(),
    { tag: { new: 1 } },
  )
  step(
    'another brand',
    () => api.db.updateTable('product_model').set({ brand_id: other }).where('id', '=', model.id).execute(),
    { brand: { hida: 1 } },
  )
  step(
    'no maker',
    () => api.db.updateTable('product_model').set({ maker_id: null }).where('id', '=', model.id).execute(),
    { maker: {} },
  )
  step('a price and a rate', () => change({ unit_price: 2000, tax_class: 'reduced' }), {
    min: 2160,
    max: 2160,
  })
  step(
    'the last piece',
    () =>
      api.db.updateTable('product_stock').set({ quantity: 0 }).where('product_id', '=', product.id).execute(),
    { in_stock: 0, total: 1 },
  )
  step(
    'a variant with stock',
    async () => (second = await aProduct(api.db, { product_model_id: model.id, is_listed: false })),
    { in_stock: 1, total: 1 },
  )
  step(
    'a variant off sale',
    () => api.db.updateTable('product').set({ is_sale: false }).where('id', '=', second.id).execute(),
    { in_stock: 0 },
  )
  step(
    'a category moved',
    () => api.db.updateTable('category').set({ parent_id: food }).where('id', '=', towels).execute(),
    { category: { living: 1, towels: 1, food: 1 } },
  )
  step(
    'a category hidden',
    () => api.db.updateTable('category').set({ is_show: false }).where('id', '=', food).execute(),
    { category: { living: 1, towels: 1 } },
  )
  step(
    'a category taken away',
    () => api.db.deleteFrom('product_model_category').where('category_id', '=', towels).execute(),
    { category: { living: 1 } },
  )
  step('a tag taken away', () => api.db.deleteFrom('product_tag').where('tag_id', '=', tag).execute(), {
    tag: {},
  })
  step(
    'another variant stands for the model',
    async () => {
      await change({ is_listed: false })
      await api.db
        .updateTable('product')
        .set({ is_listed: true, unit_price: 500, is_sale: true })
        .where('id', '=', second.id)
        .execute()
    },
    { total: 1, min: 550, brand: { hida: 1 } },
  )
  step(
    'hidden',
    () => api.db.updateTable('product').set({ is_show: false }).where('id', '=', second.id).execute(),
    { total: 0, brand: {}, category: {} },
  )
  step(
    'shown and deleted',
    async () => {
      await change({ is_listed: true })
      expect((await counts()).total).toBe(1)
      await api.db.deleteFrom('product').where('id', '=', product.id).execute()
    },
    { total: 0, min: null },
  )

  for (const [title, write, expected] of steps) {
    await write()

    expect({ title, ...(await counts()) }).toMatchObject({ title, ...expected })
  }
})

/** Uses sixty products in every combination, and compares each count with the actual list. */
test('counts exactly the products that each choice would list', async () => {
  const keys = {
    brand: ['b1', 'b2', 'b3'],
    maker: ['m1', 'm2'],
    tag: ['t1', 't2', 't3'],
    category: ['c1', 'c2', 'c3'],
  }
  const brands = await Promise.all(keys.brand.map((key) => named('brand', key)))
  const makers = await Promise.all(keys.maker.map((key) => named('maker', key)))
  const tags = await Promise.all(keys.tag.map((key) => named('tag', key)))
  const top = await aCategory('c1')
  const below = [await aCategory('c2', top), await aCategory('c3', top)]
  for (let index = 0; index < 60; index += 1) {
    const model = await aProductModel(api.db, {
      brand_id: index % 4 === 3 ? null : brands[index % 4],
      maker_id: makers[index % 2],
    })
    const product = await aProduct(api.db, {
      product_model_id: model.id,
      unit_price: 300 + ((index * 797) % 12_000),
      stock: index % 3,
      search_grams: index % 2 ? ['茶'] : ['湯'],
    })
    for (const category_id of below.filter((_, place) => (index + place) % 3 === 0))
      await api.db
        .insertInto('product_model_category')
        .values({ product_model_id: model.id, category_id })
        .execute()
    for (const tag_id of tags.filter((_, place) => (index >> place) % 2 === 0))
      await api.db.insertInto('product_tag').values({ product_id: product.id, tag_id }).execute()
  }
  const total = async (choices: string[]) =>
    Number((await api.call('GET', `/v1/products?${choices.join('&')}&per=1`)).headers['x-total'])
  const listed = async (choices: string[]) =>
    ((await api.call('GET', `/v1/products?${choices.join('&')}&per=100`)).body.data as unknown[]).length
  const searches = [
    [],
    ['brand[]=b1', 'in_stock=1'],
    ['category[]=c2', 'tag[]=t1', 'maker[]=m1'],
    ['category[]=c1', 'price_from=2000', 'price_to=9000', 'brand[]=b1', 'brand[]=b2'],
    ['word=茶', 'tag[]=t2', 'in_stock=1'].map((choice) => choice.replace('茶', encodeURIComponent('茶'))),
  ]

  for (const choices of searches) {
    const { facets } = (await api.call('GET', `/v1/products?${choices.join('&')}`)).body
    const without = (kind: string) => choices.filter((choice) => !choice.startsWith(kind))

    expect({ choices, total: await total(choices) }).toEqual({ choices, total: await listed(choices) })
    for (const kind of ['brand', 'maker', 'tag', 'category'] as const) {
      const counted = Object.fromEntries((facets[kind] as Count[]).map(({ key, count }) => [key, count]))
      for (const key of keys[kind])
        expect({ choices, key, count: counted[key] ?? 0 }).toEqual({
          choices,
          key,
          count: await listed([...without(kind), `${kind}[]=${key}`]),
        })
    }
    expect(facets.in_stock).toBe(await listed([...without('in_stock'), 'in_stock=1']))
    for (const { from, to, count } of facets.price.ranges as {
      from: number | null
      to: number | null
      count: number
    }[]) {
      const bounds = [
        from === null ? [] : [`price_from=${from}`],
        to === null ? [] : [`price_to=${to}`],
      ].flat()
      expect({ choices, bounds, count }).toEqual({
        choices,
        bounds,
        count: await listed([...without('price'), ...bounds]),
      })
    }
  }
})

test('marks a model sold out when its last two variants sell concurrently', async () => {
  const before = await counts()
  const model = await aProductModel(api.db)
  const variants = [
    await aProduct(api.db, { product_model_id: model.id, stock: 1 }),
    await aProduct(api.db, { product_model_id: model.id, stock: 1, is_listed: false }),
  ]
  let taken = 0
  let bothTaken: () => void = () => undefined
  const both = new Promise<void>((resolve) => (bothTaken = resolve))
  const sell = (productId: number) =>
    api.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('product_stock')
        .set({ quantity: 0 })
        .where('product_id', '=', productId)
        .execute()
      if ((taken += 1) === variants.length) bothTaken()
      // The embedded database has only one connection, so the sales run one after the other there.
      if (api.kind === 'postgresql') await both
    })

  const inStock = (await counts()).in_stock
  await Promise.all(variants.map(({ id }) => sell(id)))

  expect([inStock, (await counts()).in_stock]).toEqual([before.in_stock + 1, before.in_stock])
  await api.db.deleteFrom('product').where('product_model_id', '=', model.id).execute()
})

test('puts similar products into one facet group', async () => {
  const { rows } = await sql<{
    groups: number
    products: number
  }>`select count(distinct kind_id)::int as groups, count(*)::int as products from product_facet`.execute(
    api.db,
  )

  expect(rows[0]!.products).toBe(60)
  expect(rows[0]!.groups).toBeLessThanOrEqual(48)
})
