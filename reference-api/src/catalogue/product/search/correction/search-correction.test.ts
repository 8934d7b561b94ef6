import { aProduct } from '../../../../testing/builders'
import { freshApi, type FreshApi } from '../../../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => {
  api = await freshApi()
}, 60_000)
afterAll(() => api.close())

const search = async (word: string, more = '') =>
  (await api.call('GET', `/v1/products?word=${encodeURIComponent(word)}${more}`)).body

test('suggests a correction that has results', async () => {
  const words = { search_grams: ['カ', 'ス', 'テ', 'ラ', 'カス', 'ステ', 'テラ'], search_text: 'カステラ' }
  expect((await search('カステエラ')).did_you_mean).toBeUndefined()

  await aProduct(api.db, { key: 'castella', name: 'カステラ', ...words })

  expect(await search('カステエラ')).toMatchObject({ data: [], did_you_mean: 'カステラ' })
  expect(await search('カステラ')).not.toHaveProperty('did_you_mean')
})

test('doesn’t suggest names of products that a search would not find', async () => {
  await aProduct(api.db, { key: 'hidden', name: 'どらやき', is_show: false })
  await aProduct(api.db, { key: 'odd', name: 'せんべい', search_grams: [], search_text: '' })

  expect([(await search('どらゆき')).did_you_mean, (await search('せんべゆ')).did_you_mean]).toEqual([
    undefined,
    undefined,
  ])
})

test('doesn’t correct words that match products outside the active filters', async () => {
  const grams = ['結', '婚', '祝', 'い', '結婚', '婚祝', '祝い']
  await aProduct(api.db, {
    key: 'gift',
    name: '紅白まんじゅう',
    search_grams: grams,
    search_text: '結婚祝い',
  })
  await aProduct(api.db, {
    key: 'return',
    name: '結婚内祝い',
    search_grams: [...grams, '内', '婚内', '内祝'],
    search_text: '結婚内祝い',
  })

  expect(await search('結婚祝い', '&price_to=1')).not.toHaveProperty('did_you_mean')
  expect(await search('結婚祝い ないもの')).not.toHaveProperty('did_you_mean')
})

test('suggests the longest part of a query that has results', async () => {
  const texts = (name: string, grams: string[]) => ({ name, search_grams: grams, search_text: name })
  await aProduct(api.db, { key: 'green', ...texts('煎茶 静岡', ['煎', '茶', '煎茶', '静', '岡', '静岡']) })
  await aProduct(api.db, { key: 'cup', ...texts('湯呑', ['湯', '呑', '湯呑']) })

  expect(await search('煎茶 静岡 湯呑')).toMatchObject({
    data: [],
    nearest: { word: '煎茶 静岡', dropped: ['湯呑'] },
  })
  expect((await search('土瓶　湯呑')).nearest).toEqual({ word: '湯呑', dropped: ['土瓶'] })
  expect(await search('土瓶')).not.toHaveProperty('nearest')
  expect((await search('煎茶 静岡', '&price_to=1')).nearest).toMatchObject({ dropped: [], sort: 'price_asc' })
  expect(await search('土瓶 a b c d 湯呑')).not.toHaveProperty('nearest')
})

test('offers no goods of another school if a school has none', async () => {
  const { id: channel_id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  await api.db.insertInto('school').values({ channel_id, key: '2101', name: '緑が丘中学校' }).execute()
  const texts = (name: string, grams: string[]) => ({ name, search_grams: grams, search_text: name })
  await aProduct(api.db, { key: 'cap', ...texts('赤白帽', ['赤', '白', '帽', '赤白', '白帽']) })

  expect((await search('赤白帽 ないもの')).nearest).toMatchObject({ word: '赤白帽' })
  expect(await search('緑ヶ丘中 赤白帽')).not.toHaveProperty('nearest')
})

test('keeps what it knows of words without spaces, with their price', async () => {
  const channel = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  const kettle = { key: 'kettle', name: '琺瑯やかん', unit_price: 4_000, search_grams: [], search_text: '' }
  await aProduct(api.db, { ...kettle, search_words: ['1ヤカン'] })
  // An import writes the vocabulary after its products.
  const known = { channel_id: channel.id, word: 'ヤカン', shown: 'やかん', rank: '1' }
  await api.db.insertInto('search_word').values(known).execute()

  expect(await search('銅色やかん 5000円以下')).toMatchObject({
    data: [],
    nearest: { word: 'やかん 5000円以下', dropped: ['銅色'] },
  })
  expect(await search('銅色やかん 500円以下')).not.toHaveProperty('nearest')
})

test('offers the nearest prices if a budget excludes everything', async () => {
  const texts = { search_grams: ['牛', '肉', '牛肉'], search_text: '牛肉' }
  await aProduct(api.db, { key: 'beef', name: '牛肉', ...texts })

  expect((await search('牛肉 1円以内')).nearest).toEqual({ word: '牛肉', dropped: [], sort: 'price_asc' })
  expect((await search('牛肉', '&price_from=9999999')).nearest).toMatchObject({ sort: 'price_desc' })
})
