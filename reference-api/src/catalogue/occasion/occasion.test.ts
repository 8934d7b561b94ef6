import { anAccessory, aProduct } from '../../testing/builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'
import { budgetBands, isInSeason } from './occasion.rules'

let api: FreshApi
let channel_id: number

beforeAll(async () => {
  api = await freshApi()
  channel_id = (await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()).id
}, 60_000)
afterAll(() => api.close())

const get = (url: string) => api.call('GET', url)
const keysOf = ({ body }: { body: { data: { key: string }[] } }) => body.data.map(({ key }) => key)

async function anOccasion(key: string, products: { id: number }[], values = {}) {
  const { id } = await api.db
    .insertInto('occasion')
    .values({ channel_id, key, name: key, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('occasion_product')
    .values(products.map((product) => ({ occasion_id: id, product_id: product.id })))
    .execute()
  return id
}

test.each([
  ['2026-11-23', { from: '11-01', to: '12-25' }, true],
  ['2026-11-01', { from: '11-01', to: '12-25' }, true],
  ['2026-12-25', { from: '11-01', to: '12-25' }, true],
  ['2026-12-26', { from: '11-01', to: '12-25' }, false],
  ['2027-01-03', { from: '12-26', to: '01-07' }, true],
  ['2026-12-27', { from: '12-26', to: '01-07' }, true],
  ['2026-11-23', { from: '12-26', to: '01-07' }, false],
  ['2026-11-23', null, true],
])('on %s, the season %j is active: %s', (today, season, isOn) => {
  expect(isInSeason(season, today)).toBe(isOn)
})

test('returns adjoining budget bands, open at both ends', () => {
  expect(budgetBands([3000, 5000])).toEqual([
    { from: null, to: 3000 },
    { from: 3000, to: 5000 },
    { from: 5000, to: null },
  ])
  expect(budgetBands([])).toEqual([])
})

test('lists visible occasions with those in season first', async () => {
  const towel = await aProduct(api.db)
  const summer = { season_from: '06-10', season_to: '08-15', position: 0 }
  await anOccasion('wedding', [towel], { position: 1 })
  await anOccasion('ochugen', [towel], summer)
  const oseibo = await anOccasion('oseibo', [towel], {
    season_from: '11-01',
    season_to: '12-25',
    budgets: [3000],
    position: 2,
  })
  await anOccasion('hidden', [towel], { is_show: false })
  const [parents] = await api.db
    .insertInto('recipient')
    .values({ channel_id, key: 'parents', name: '両親' })
    .returning('id')
    .execute()
  await api.db
    .insertInto('occasion_recipient')
    .values({ occasion_id: oseibo, recipient_id: parents!.id })
    .execute()

  api.setClock('2026-11-23T00:00:00+09:00')
  const winter = await get('/v1/occasions')
  api.setClock('2026-07-01T00:00:00+09:00')
  const july = await get('/v1/occasions')

  expect(keysOf(winter)).toEqual(['oseibo', 'wedding', 'ochugen'])
  expect(keysOf(july)).toEqual(['ochugen', 'wedding', 'oseibo'])
  expect(winter.body.data[0]).toMatchObject({
    is_in_season: true,
    recipients: [{ key: 'parents', name: '両親' }],
    budgets: [
      { from: null, to: 3000 },
      { from: 3000, to: null },
    ],
  })
  expect((await get('/v1/occasions/hidden')).status).toBe(404)
})

test("returns an occasion's etiquette, noshi and sanitised text", async () => {
  await anOccasion('birthday', [await aProduct(api.db)], {
    manners: JSON.stringify([{ title: 'いつ', text: '当日に。' }]),
    noshi: JSON.stringify({ title: '御祝', cord: '蝶結び', note: '' }),
    body: '<p>こつ</p><script>alert(1)</script>',
  })

  const { body } = await get('/v1/occasions/birthday')

  expect(body).toMatchObject({
    manners: [{ title: 'いつ', text: '当日に。' }],
    noshi: { title: '御祝', cord: '蝶結び', note: '' },
    body: '<p>こつ</p>',
  })
})

test('hides occasions from other channels', async () => {
  await api.db.insertInto('channel').values({ code: 'business', name: '法人' }).execute()
  const headers = { 'x-ecd-channel-id': 'business' }

  expect((await api.call('GET', '/v1/occasions', { headers })).body.data).toEqual([])
  expect((await api.call('GET', '/v1/occasions/oseibo', { headers })).status).toBe(404)
})

test('finds and counts products by occasion and recipient', async () => {
  const [ham, tea, soap] = [await aProduct(api.db), await aProduct(api.db), await aProduct(api.db)]
  await anOccasion('xmas', [ham, tea])
  await anOccasion('easter', [soap])
  const friend = await api.db
    .insertInto('recipient')
    .values({ channel_id, key: 'friend', name: '友人' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('recipient_product')
    .values({ recipient_id: friend.id, product_id: tea.id })
    .execute()

  const ofXmas = await get('/v1/products?occasion[]=xmas')
  const forFriend = await get('/v1/products?occasion[]=xmas&recipient[]=friend')
  const either = await get('/v1/products?occasion[]=xmas&occasion[]=easter')

  expect(keysOf(ofXmas).sort()).toEqual([ham.key, tea.key].sort())
  expect(keysOf(forFriend)).toEqual([tea.key])
  expect(keysOf(either).sort()).toEqual([ham.key, tea.key, soap.key].sort())
  expect(ofXmas.body.facets.recipient).toEqual([{ key: 'friend', name: '友人', count: 1 }])
  expect(forFriend.body.facets.occasion).toContainEqual({ key: 'xmas', name: 'xmas', count: 1 })

  await api.db.deleteFrom('recipient_product').execute()
  expect(keysOf(await get('/v1/products?recipient[]=friend'))).toEqual([])
})

test("narrows a child's occasion to no receiver, who is a parent", async () => {
  const [romper, cake] = [await aProduct(api.db), await aProduct(api.db)]
  await anOccasion('birth', [romper, cake], { is_for_child: true })
  const values = { channel_id, key: 'colleague', name: '同僚' }
  const colleague = await api.db
    .insertInto('recipient')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  const suited = { recipient_id: colleague.id, product_id: cake.id }
  await api.db.insertInto('recipient_product').values(suited).execute()

  const forColleague = await get('/v1/products?occasion[]=birth&recipient[]=colleague')

  expect(keysOf(forColleague).sort()).toEqual([romper.key, cake.key].sort())
  expect(forColleague.body.facets.recipient).toContainEqual({ key: 'colleague', name: '同僚', count: 2 })
  expect(keysOf(await get('/v1/products?recipient[]=colleague'))).toEqual([cake.key])
})

test('excludes a hidden occasion from choices and search', async () => {
  const ham = await aProduct(api.db)
  await anOccasion('tanabata', [ham])
  const keysOfChoices = async () =>
    (await get('/v1/products')).body.facets.occasion.map(({ key }: { key: string }) => key)
  expect(await keysOfChoices()).toContain('tanabata')

  await api.db.updateTable('occasion').set({ is_show: false }).where('key', '=', 'tanabata').execute()

  expect(await keysOfChoices()).not.toContain('tanabata')
  expect(keysOf(await get('/v1/products?occasion[]=tanabata'))).toEqual([])
})

test('filters products by traits, allergens and arrival date', async () => {
  const [plain, cool, free] = [
    await aProduct(api.db, { lead_days: 1 }),
    await aProduct(api.db, { lead_days: 1, carriage_class: 'cool' }),
    await aProduct(api.db, { lead_days: 5, carriage_class: 'free' }),
  ]
  await anOccasion('traits', [plain, cool, free])
  const noshi = await anAccessory(api.db, { kind: 'noshi' })
  await api.db
    .insertInto('product_accessory')
    .values([plain, cool].map(({ id }) => ({ product_id: id, accessory_id: noshi.id })))
    .execute()
  await api.db.insertInto('product_allergen').values({ product_id: cool.id, allergen: '卵' }).execute()
  const list = async (query: string) => keysOf(await get(`/v1/products?occasion[]=traits&${query}`)).sort()
  // The clock shows a Monday morning. An order ships after its lead days and is in transit for one day, or
  // two to Kyushu.
  api.setClock('2026-12-07T09:00:00+09:00')

  expect(await list('trait[]=noshi')).toEqual([plain.key, cool.key].sort())
  expect(await list('trait[]=noshi&trait[]=cool')).toEqual([cool.key])
  expect(await list('trait[]=free')).toEqual([free.key])
  expect(await list(`without[]=${encodeURIComponent('卵')}`)).toEqual([plain.key, free.key].sort())
  expect(await list('arrive_by=2026-12-09')).toEqual([plain.key, cool.key].sort())
  expect(await list('arrive_by=2026-12-08')).toEqual([])
  const toKyushu = `prefecture=${encodeURIComponent('福岡県')}`
  expect(await list(`arrive_by=2026-12-09&${toKyushu}`)).toEqual([])
  expect(await list(`arrive_by=2026-12-10&${toKyushu}`)).toEqual([plain.key, cool.key].sort())
  const toIslands = `prefecture=${encodeURIComponent('離島')}`
  expect(await list(`arrive_by=2026-12-11&${toIslands}`)).toEqual([])
  expect(await list(`arrive_by=2026-12-12&${toIslands}`)).toEqual([plain.key, cool.key].sort())
  const { body } = await get('/v1/products?occasion[]=traits')
  expect(body.facets.trait.map(({ key, count }: { key: string; count: number }) => [key, count])).toEqual([
    ['cool', 1],
    ['free', 1],
    ['noshi', 2],
  ])

  expect(body.facets.allergen).toEqual([{ key: '卵', name: '卵', count: 2 }])

  await api.db.updateTable('product').set({ carriage_class: 'normal' }).where('id', '=', free.id).execute()
  await api.db.deleteFrom('product_accessory').where('product_id', '=', cool.id).execute()
  await api.db.deleteFrom('product_allergen').execute()
  expect(await list('trait[]=free')).toEqual([])
  expect(await list('trait[]=noshi')).toEqual([plain.key])
  expect(await list(`without[]=${encodeURIComponent('卵')}`)).toHaveLength(3)
})

test('excludes products from the noshi filter while their noshi is hidden', async () => {
  const product = await aProduct(api.db)
  await anOccasion('hidden-noshi', [product])
  const noshi = await anAccessory(api.db, { kind: 'noshi' })
  await api.db
    .insertInto('product_accessory')
    .values({ product_id: product.id, accessory_id: noshi.id })
    .execute()
  const show = (is_show: boolean) =>
    api.db.updateTable('accessory').set({ is_show }).where('id', '=', noshi.id).execute()
  const withNoshi = async () => keysOf(await get('/v1/products?occasion[]=hidden-noshi&trait[]=noshi'))

  expect(await withNoshi()).toEqual([product.key])
  await show(false)
  expect(await withNoshi()).toEqual([])
  await show(true)
  expect(await withNoshi()).toEqual([product.key])
})

test('tells a noshi which visible occasions its product suits', async () => {
  const toy = await aProduct(api.db, { key: 'wooden-toy' })
  await anOccasion('newborn', [toy])
  await anOccasion('secret', [toy], { is_show: false })
  const noshi = await anAccessory(api.db, { key: 'noshi-of-toy', kind: 'noshi' })
  const ribbon = await anAccessory(api.db, { key: 'ribbon-of-toy', kind: 'wrapping' })
  const values = [noshi, ribbon].map(({ id }) => ({ product_id: toy.id, accessory_id: id }))
  await api.db.insertInto('product_accessory').values(values).execute()

  const { body } = await get('/v1/products/wooden-toy/accessories')

  const told = body.data.map(({ kind, occasions }: { kind: string; occasions?: string[] }) => [
    kind,
    occasions,
  ])
  expect(told).toEqual([
    ['noshi', ['newborn']],
    ['wrapping', undefined],
  ])
})
