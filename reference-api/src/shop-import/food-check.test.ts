import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshApi, type FreshApi } from '../testing/fresh-api'
import { describeWarnings, ShopImportError } from './format/import-problem.rules'
import { importShop } from './import-shop.command'

const heading =
  'product,name,ingredients,net_contents,best_before,use_by,storage,alcohol,allergens,harmless_phrases'
const soba = 'soba,干しそば,そば粉（長野県産）,200g×10束,製造日から365日,,常温で保存,,そば,'
const sake = 'sake,清酒,米、米こうじ,720ml,,,涼しい所で保存,15度,なし,'
const whatToEnter = 'foods.csvに原材料名・内容量・期限・保存方法・アレルゲンを入力してください'
const oneDate = '賞味期限（best_before）か消費期限（use_by）のどちらか一つを入力してください'
/** An empty shop for imports that get rejected. */
let empty: FreshApi
let api: FreshApi | undefined
let folder: string
let towel: string

beforeAll(async () => (empty = await freshApi()), 60_000)
afterAll(() => empty.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-foods-'))
  await cp(join(__dirname, 'testing/small-shop'), folder, { recursive: true })
  towel = await readFile(join(folder, 'products.csv'), 'utf8')
})
afterEach(async () => {
  await api?.close()
  api = undefined
  await rm(folder, { recursive: true })
})

async function load() {
  api = await freshApi()
  return importShop(folder, api.services)
}
async function problemsOf() {
  const failure = await importShop(folder, empty.services).catch((error: unknown) => error)
  if (!(failure instanceof ShopImportError)) throw new Error('The shop was loaded', { cause: failure })
  expect(await empty.db.selectFrom('product').select('key').execute()).toEqual([])
  return failure.problems
}
const labelled = (...rows: string[]) =>
  writeFile(join(folder, 'foods.csv'), [heading, ...rows, ''].join('\n'))

type Own = { name?: string; data?: string; taxClass?: string; isAlcohol?: boolean; set?: string }

/** Adds these products after the towel, which takes up lines 2 to 4 of the file. */
async function sells(products: Record<string, Own>) {
  const rows = Object.entries(products).map(([key, own], index) => {
    const { name = key, data = '', taxClass = 'reduced', isAlcohol = false, set = '' } = own
    const flags = `1,1,1,${Number(isAlcohol)},0,0,0`
    const price = `1000,,${taxClass},9,1,normal,20,${flags}`
    const words = `${name},,おすすめ,,,${data}`
    return `${key},F-${index},,${words},iyo-ori,towel,,${price},${key},,,,,${set},,2026-10-01,1,`
  })
  await writeFile(join(folder, 'products.csv'), `${towel.trimEnd()}\n${rows.join('\n')}\n`)
}

const shownOf = async (key: string) => {
  const { body } = await api!.call('GET', `/v1/products/${key}`)
  return body.data as { label: string; value: string }[]
}

test('shows the food label among the details of a product', async () => {
  await sells({ soba: { name: '信州の十割そば', data: '産地=長野県' } })
  await labelled(soba)

  const { warnings } = await load()

  expect(warnings).toEqual([])
  expect(await shownOf('soba')).toEqual([
    { label: '産地', value: '長野県' },
    { label: '名称', value: '干しそば' },
    { label: '原材料名', value: 'そば粉（長野県産）' },
    {
      label: 'アレルギー物質（特定原材料8品目）',
      value: '含む：そば\n含まない：えび・かに・くるみ・小麦・卵・乳・落花生',
    },
    {
      label: 'アレルギー物質（準ずる20品目）',
      value:
        '含む：なし\n含まない：アーモンド・あわび・いか・いくら・オレンジ・カシューナッツ・キウイフルーツ・牛肉・ごま・さけ・' +
        'さば・大豆・鶏肉・バナナ・豚肉・マカダミアナッツ・もも・やまいも・りんご・ゼラチン',
    },
    { label: '内容量', value: '200g×10束' },
    { label: '賞味期限', value: '製造日から365日' },
    { label: '保存方法', value: '常温で保存' },
  ])
})

test('combines the labels and allergens of all parts of a set', async () => {
  await sells({
    soba: { name: '十割そば' },
    senbei: {},
    box: { set: 'soba*2|senbei*1|imabari-towel-set*1' },
    chest: { taxClass: 'standard', set: 'box*3' },
  })
  await labelled(soba, 'senbei,米菓,米、干しえび、しょうゆ,18枚,,製造日から3日,常温で保存,,えび|小麦|大豆,')
  await load()

  const [box, chest] = [await shownOf('box'), await shownOf('chest')]

  const shown = new Map(box.map(({ label, value }) => [label, value]))
  expect(shown.get('アレルギー物質（特定原材料8品目）')).toBe(
    '含む：えび・小麦・そば\n含まない：かに・くるみ・卵・乳・落花生',
  )
  expect(shown.get('アレルギー物質（準ずる20品目）')).toMatch(/^含む：大豆\n/)
  expect(shown.get('内容量')).toBe('【十割そば】200g×10束（×2）\n【senbei】18枚')
  expect(shown.get('消費期限')).toBe('【senbei】製造日から3日')
  expect(chest).toContainEqual({
    label: '内容量',
    value: '【十割そば】200g×10束（×6）\n【senbei】18枚（×3）',
  })
})

test("doesn't loop on sets that contain each other", async () => {
  await sells({ soba: {}, one: { set: 'two*1|soba*1' }, two: { set: 'one*1' } })
  await labelled(soba)

  await load()

  expect(await shownOf('one')).toContainEqual({ label: '内容量', value: '200g×10束' })
})

test("adds no label to products that aren't food", async () => {
  await load()

  expect(await shownOf('imabari-towel-set')).toEqual([{ label: '素材', value: '綿' }])
})

test('labels alcohol with kind, ingredients and strength but no date', async () => {
  await sells({ sake: { taxClass: 'standard', isAlcohol: true } })
  await labelled(sake)
  await load()

  const labels = (await shownOf('sake')).map(({ label }) => label)

  expect(labels).toEqual(expect.arrayContaining(['品目', '原材料名', 'アルコール分', '内容量', '保存方法']))
  expect(labels).not.toContain('賞味期限')
})

test('rejects food and alcohol without a label', async () => {
  const sake = { taxClass: 'standard', isAlcohol: true }
  await sells({ soba: {}, sake, box: { set: 'imabari-towel-set*1' } })

  const problems = await problemsOf()

  expect(problems).toEqual([
    {
      file: 'products.csv',
      line: 5,
      column: 'key',
      reason: `食品の表示がありません（soba）。${whatToEnter}`,
    },
    {
      file: 'products.csv',
      line: 6,
      column: 'key',
      reason: `食品の表示がありません（sake）。${whatToEnter}`,
    },
    {
      file: 'products.csv',
      line: 7,
      column: 'set',
      reason: 'セットの中身に、foods.csvに表示のある食品がありません',
    },
  ])
})

test('reports each missing cell of a label', async () => {
  await sells({ soba: {} })
  await labelled('soba,,,,,,,,,')

  const problems = await problemsOf()

  expect(problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual(
    ['name', 'ingredients', 'net_contents', 'storage', 'allergens'].map((column) => `foods.csv:2:${column}`),
  )
  expect(problems.at(-1)?.reason).toBe(
    '含むアレルゲンを入力してください。ないときは「なし」と入力してください',
  )
})

test.each([
  [
    'no known allergen',
    soba.replace(',そば,', ',蕎麦,'),
    'allergens',
    'アレルギー表示の28品目から入力してください（蕎麦）',
  ],
  ['no date', soba.replace('製造日から365日', ''), 'best_before', oneDate],
  ['two dates', soba.replace('365日,', '365日,3日'), 'best_before', oneDate],
  ['an unknown product', soba.replace(/^soba/, 'udon'), 'product', '見つかりません（udon）'],
])('rejects a label with %s', async (_, row, column, reason) => {
  await sells({ soba: {} })
  await labelled(row)

  expect(await problemsOf()).toContainEqual({ file: 'foods.csv', line: 2, column, reason })
})

test('rejects label text in product data and labels for sets', async () => {
  await sells({ soba: { data: 'アレルギー物質(特定原材料)=小麦' }, box: { set: 'soba*1' } })
  await labelled(soba, soba.replace(/^soba/, 'box'), soba)

  expect(await problemsOf()).toEqual([
    { file: 'foods.csv', line: 4, column: 'product', reason: '2行目と同じです（soba）' },
    {
      file: 'products.csv',
      line: 5,
      column: 'data',
      reason: '「アレルギー物質(特定原材料)」はfoods.csvから作られます。ここには書かないでください',
    },
    {
      file: 'foods.csv',
      line: 3,
      column: 'product',
      reason: 'セットの表示は中身から作られます。この行を消してください（box）',
    },
  ])
})

test('rejects alcohol without its strength', async () => {
  await sells({ sake: { taxClass: 'standard', isAlcohol: true } })
  await labelled(sake.replace('15度', ''))

  expect(await problemsOf()).toEqual([
    { file: 'foods.csv', line: 2, column: 'alcohol', reason: '入力してください' },
  ])
})

test('imports a product with a warning when its name contradicts the allergens', async () => {
  await sells({ soba: { name: '信州の十割そば' } })
  await labelled(soba.replace(',そば,', ',小麦,'))

  const { warnings } = await load()

  expect(warnings).toEqual([
    {
      file: 'products.csv',
      line: 5,
      column: 'name',
      reason: '「そば」とありますが、アレルゲンの「そば」を含まないとしています',
    },
    {
      file: 'foods.csv',
      line: 2,
      column: 'ingredients',
      reason: '「そば」とありますが、アレルゲンの「そば」を含まないとしています',
    },
    {
      file: 'foods.csv',
      line: 2,
      column: 'allergens',
      reason: '「小麦」を含むとありますが、原材料名に見当たりません',
    },
  ])
  expect(describeWarnings(warnings).split('\n')[1]).toBe(
    'products.csv 5行目「name」: 「そば」とありますが、アレルゲンの「そば」を含まないとしています',
  )
  expect(await shownOf('soba')).not.toEqual([])
})

test('ignores reviewed phrases and warns about phrases no longer in use', async () => {
  await sells({ soba: { name: 'おそばに置く卵とそば' } })
  await labelled(`${soba.replace(',そば,', ',なし,')}おそばに置く|昔の言葉`)

  const { warnings } = await load()

  expect(warnings.map(({ column, reason }) => [column, reason.slice(0, 6)])).toEqual([
    ['name', '「そば」とあ'],
    ['name', '「卵」とあり'],
    ['ingredients', '「そば」とあ'],
    ['harmless_phrases', '「昔の言葉」'],
  ])
})
