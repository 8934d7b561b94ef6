import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshApi, type FreshApi } from '../testing/fresh-api'
import { importShop } from './import-shop.command'
import { ShopImportError } from './format/import-problem.rules'

const smallShop = join(__dirname, 'testing/small-shop')
/** An empty shop for imports that get rejected. */
let empty: FreshApi
/** The small shop, for tests that don't change it. */
let small: FreshApi
let own: FreshApi | undefined
let folder: string

beforeAll(async () => {
  empty = await freshApi()
  small = await freshApi()
  await importShop(smallShop, small.services)
}, 60_000)
afterAll(async () => {
  await empty.close()
  await small.close()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-import-'))
  await cp(smallShop, folder, { recursive: true })
})
afterEach(async () => {
  await own?.close()
  own = undefined
  await rm(folder, { recursive: true })
})

async function load() {
  own ??= await freshApi()
  await importShop(folder, own.services)
  return own
}
async function problemsOf() {
  const failure = await importShop(folder, empty.services).catch((error: unknown) => error)
  if (!(failure instanceof ShopImportError)) throw new Error('The shop was loaded', { cause: failure })
  for (const table of ['product', 'setting'] as const)
    expect(await empty.db.selectFrom(table).selectAll().execute()).toEqual([])
  return failure.problems
}
const edit = async (file: string, from: string, to: string) => {
  const before = await readFile(join(folder, file), 'utf8')
  expect(before).toContain(from)
  await writeFile(join(folder, file), before.replace(from, to))
}
async function snapshot({ db }: FreshApi) {
  const tables = [
    'product',
    'product_picture',
    'product_stock',
    'product_model_category',
    'category',
    'message',
    'picture',
    'coupon',
    'order',
    'order_line',
    'point_ledger',
    'user_address',
  ] as const
  const rows = []
  for (const table of tables)
    rows.push([
      table,
      (await db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort(),
    ])
  return rows
}

test('reports the lines of missing or invalid issuer details', async () => {
  await edit('settings.yaml', 'RECEIPT.ISSUER_NAME: 株式会社つなぐギフト\n', '')
  const wrong = '" "\nRECEIPT.REGISTRATION_NUMBER: T0000000000000\nTAX.ROUNDING: sideways'
  await edit('settings.yaml', '〒100-0001 東京都千代田区千代田1-1', wrong)

  expect(await problemsOf()).toEqual([
    { file: 'settings.yaml', line: 1, column: 'RECEIPT.ISSUER_NAME', reason: '入力してください' },
    {
      file: 'settings.yaml',
      line: 2,
      column: 'RECEIPT.ISSUER_ADDRESS',
      reason: '値が正しくありません（" "）',
    },
    {
      file: 'settings.yaml',
      line: 3,
      column: 'RECEIPT.REGISTRATION_NUMBER',
      reason: '値が正しくありません（"T0000000000000"）',
    },
    { file: 'settings.yaml', line: 4, column: 'TAX.ROUNDING', reason: '値が正しくありません（"sideways"）' },
  ])
})

test('rejects a shop without settings and names the missing entry', async () => {
  await rm(join(folder, 'settings.yaml'))

  await expect(importShop(folder, empty.services)).rejects.toThrow(
    'settings.yaml 1行目「RECEIPT.ISSUER_NAME」: 入力してください',
  )
})

test('imports products with their model, pictures, stock and search words', async () => {
  const product = await small.db
    .selectFrom('product')
    .innerJoin('product_stock', 'product_stock.product_id', 'product.id')
    .innerJoin('product_picture', 'product_picture.product_id', 'product.id')
    .innerJoin('picture', 'picture.id', 'product_picture.picture_id')
    .selectAll('product')
    .select(['quantity', 'picture.name as picture_name', 'picture.width', 'picture.storage_path'])
    .where('product.key', '=', 'imabari-towel-set')
    .executeTakeFirstOrThrow()
  expect(product).toMatchObject({
    name: '今治タオルセット',
    quantity: 12,
    picture_name: 'towel',
    width: 1280,
    description: '<p>ふんわり。</p>\n<p>二枚組です。</p>',
  })
  expect(product.search_grams).toContain('今治')
  expect(await small.services.storage.read(product.storage_path)).toBeDefined()
})

test('imports the parts of a set', async () => {
  const file = join(folder, 'products.csv')
  const towel = (await readFile(file, 'utf8')).trimEnd()
  const set =
    'gift-box,GB-001,,詰め合わせ,,箱入り,,,,iyo-ori,towel,,10000,,standard,3,1,normal,20,1,1,1,0,0,0,0,gift-box'
  await writeFile(file, `${towel}\n${set},,,,,imabari-towel-set*2,,2026-10-01,1,\n`)

  const { db } = await load()

  const parts = await db
    .selectFrom('product_set')
    .innerJoin('product', 'product.id', 'component_product_id')
    .select(['key', 'product_set.quantity'])
    .execute()
  expect(parts).toEqual([{ key: 'imabari-towel-set', quantity: 2 }])
})

test('leaves all rows unchanged on a repeated import', async () => {
  const before = await snapshot(small)

  await importShop(folder, small.services)

  expect(await snapshot(small)).toEqual(before)
})

test('updates products but preserves stock and member data on a second import', async () => {
  const api = await load()
  await api.db.updateTable('product_stock').set({ quantity: 3 }).execute()
  await api.db.updateTable('user_account').set({ first_name: '華子' }).execute()
  await edit('products.csv', '今治タオルセット,', '今治タオルの箱,')

  await load()

  const { name } = await api.db
    .selectFrom('product')
    .select('name')
    .where('key', '=', 'imabari-towel-set')
    .executeTakeFirstOrThrow()
  const { quantity } = await api.db.selectFrom('product_stock').select('quantity').executeTakeFirstOrThrow()
  const { first_name } = await api.db
    .selectFrom('user_account')
    .select('first_name')
    .executeTakeFirstOrThrow()
  expect({ name, quantity, first_name }).toEqual({ name: '今治タオルの箱', quantity: 3, first_name: '華子' })
})

test('reads discount terms of products and coupons from their files', async () => {
  await edit('coupons.csv', 'usage_limit\n', 'usage_limit,is_combinable,is_for_exempt\n')
  await edit('coupons.csv', '2026-01-01,,0,1,\n', '2026-01-01,,0,1,,0,1\n')
  await edit('products.csv', 'key,code,', 'is_couponable,is_point_earning,is_point_payable,key,code,')
  await edit('products.csv', 'imabari-towel-set,', '0,0,1,imabari-towel-set,')

  const { db } = await load()

  const terms = ['is_couponable', 'is_point_earning', 'is_point_payable'] as const
  expect(
    await db.selectFrom('product').select(terms).where('key', '=', 'imabari-towel-set').executeTakeFirst(),
  ).toEqual({ is_couponable: false, is_point_earning: false, is_point_payable: true })
  expect(
    await db
      .selectFrom('coupon')
      .select(['is_combinable', 'is_for_exempt'])
      .where('code', '=', 'WELCOME500')
      .executeTakeFirst(),
  ).toEqual({ is_combinable: false, is_for_exempt: true })
})

test('reports every invalid cell at once, with its location', async () => {
  await edit('products.csv', ',5000,,standard,12,', ',五千円,,luxury,-1,')
  await edit('tags.csv', 'sale,セール', 'Sale!,')
  await edit('messages.yaml', 'title:', 'titel:')

  expect(await problemsOf()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ file: 'products.csv', line: 2, column: 'unit_price' }),
      expect.objectContaining({ file: 'products.csv', line: 2, column: 'tax_class' }),
      expect.objectContaining({ file: 'products.csv', line: 2, column: 'stock' }),
      expect.objectContaining({ file: 'tags.csv', line: 2, column: 'key' }),
      expect.objectContaining({ file: 'tags.csv', line: 2, column: 'name' }),
      expect.objectContaining({ file: 'messages.yaml', column: '0.titel', line: 2 }),
    ]),
  )
})

test.each([
  ['products.csv', 'iyo-ori', 'no-such-brand', 'brand', '見つかりません（no-such-brand）'],
  ['products.csv', 'towel.svg=', 'lost.svg=', 'picture', 'picturesフォルダーに画像がありません（lost.svg）'],
  ['collections.csv', 'imabari-towel-set', 'no-such-towel', 'products', '見つかりません（no-such-towel）'],
  ['news.yaml', 'imabari-towel-set', 'no-such-towel', 'opening', '商品が見つかりません（no-such-towel）'],
  ['news.yaml', '[sale]', '[no-such-tag]', 'opening', 'タグが見つかりません（no-such-tag）'],
  ['blogs.yaml', '[sale]', '[no-such-tag]', 'towel-care', 'タグが見つかりません（no-such-tag）'],
  ['tags.csv', 'sale,セール', 'sale,セール\nsale,特価', 'key', '2行目と同じです（sale）'],
  ['banners.csv', 'guide.txt', 'lost.txt', 'file', 'filesフォルダーにファイルがありません（lost.txt）'],
  [
    'landing-pages.yaml',
    'redirect_url: /lp/gift',
    'redirect_url: //elsewhere.example',
    'old-gift',
    'このショップのページを「/」から入力してください（//elsewhere.example）',
  ],
  [
    'landing-pages.yaml',
    'redirect_url: /lp/gift',
    'url: gift/old',
    'old-gift',
    'このショップのページを「/」から入力してください（gift/old）',
  ],
  [
    'landing-pages.yaml',
    'url: /gift-finder',
    'url: https://elsewhere.example/',
    'gift',
    'このショップのページを「/」から入力してください（https://elsewhere.example/）',
  ],
  ['landing-pages.yaml', 'tag: [sale]', 'tag: [no-such-tag]', 'gift', '見つかりません（no-such-tag）'],
  [
    'payments.csv',
    'card,',
    'barter,',
    'code',
    'card、paypay、amazon_pay、rakuten_pay、d_barai、apple_pay、google_pay、convenience_store、bank_transfer、deferred、cash_on_delivery のどれかを入力してください（barter）',
  ],
])('rejects an invalid entry in %s and reports its column', async (file, from, to, column, reason) => {
  await edit(file, from, to)

  expect(await problemsOf()).toEqual([expect.objectContaining({ file, column, reason })])
})

test('rejects a form field that the request does not accept', async () => {
  const field = (name: string) => `{ name: ${name}, label: 項目, type: text }`
  await writeFile(
    join(folder, 'forms.yaml'),
    `[{ page: register, form: [${field('shoe_size')}, ${field('job')}], data_form_default: {}, options: {} }]`,
  )

  expect(await problemsOf()).toEqual([
    { file: 'forms.yaml', line: 0, column: 'register', reason: 'registerの項目shoe_sizeは送信できません' },
  ])
})

test('requires garment measures to be fields of the made-to-order form', async () => {
  await writeFile(
    join(folder, 'forms.yaml'),
    '[{ page: uos, form: [{ name: sleeve, label: 袖丈, type: number }], data_form_default: {}, options: {} }]',
  )
  await writeFile(
    join(folder, 'size-tables.yaml'),
    'towel: { caption: 寸法, rows: [[サイズ, 袖丈]], measures: [sleeve, hip] }',
  )

  expect(await problemsOf()).toContainEqual({
    file: 'size-tables.yaml',
    line: 0,
    column: 'towel',
    reason: 'forms.yamlのuosに項目hipがありません',
  })
})

test('rolls the entire folder back if the database rejects a row', async () => {
  const api = await load()
  await edit('products.csv', 'TW-001', 'TW-002')
  await edit('coupons.csv', '2026-01-01,,0,1,', '2026-01-01,,0,1,1')
  await api.db.updateTable('coupon').set({ usage_limit: 5, used_count: 2 }).execute()

  await expect(load()).rejects.toThrow()

  const { code } = await api.db.selectFrom('product').select('code').executeTakeFirstOrThrow()
  expect(code).toBe('TW-001')
})

test('imports members with addresses, points, favourites and past orders', async () => {
  const order = await small.db.selectFrom('order').selectAll().executeTakeFirstOrThrow()
  const { point } = await small.db.selectFrom('point_balance').select('point').executeTakeFirstOrThrow()
  expect(order).toMatchObject({
    order_no: 'T20260822-0001',
    total_price: 11000,
    total_carriage: 0,
    total_payment: 11000,
    total_tax: 1000,
  })
  expect(order.amount_by_tax_rate).toEqual([
    { tax_rate: 10, is_reduced: false, amount: 11000, tax_amount: 1000 },
  ])
  expect(point).toBe(100 + order.earned_point)
})

test("dates a member's granted points as the file states", async () => {
  const granted = await small.db
    .selectFrom('point_ledger')
    .select(['note', 'created_at'])
    .where('kind', '=', 'granted')
    .executeTakeFirstOrThrow()
  expect(granted).toEqual({ note: '会員登録のお礼', created_at: '2026-03-01T12:00:00.000+09:00' })
})
