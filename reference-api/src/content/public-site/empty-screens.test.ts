import { aFittingDay, aFittingSchool } from '../../testing/endpoints/fitting-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
let channel_id: number
beforeAll(async () => {
  api = await freshApi()
  channel_id = (await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => api.close())

const emptyScreens = async () => (await api.call('GET', '/public.json')).body.empty_screens as string[]
const listed = async () => (await api.call('GET', '/sitemap.xml')).body as string

test('hides screens without content from the site and sitemap', async () => {
  const all = ['/blog', '/stylist', '/catalog-order', '/flip-book', '/popup', '/school', '/fitting']
  expect(await emptyScreens()).toEqual(all)
  expect(await listed()).not.toMatch(/\/(blog|stylist|catalog-order|flip-book|school|fitting)</)
  const tomorrow = new Date(api.clock.now().getTime() + 86_400_000)
  const article = { channel_id, title: '読みもの', body: '', published_at: api.clock.now() }
  const popup = { channel_id, title: 'ご案内', body: '' }
  await api.db
    .insertInto('blog')
    .values([
      { ...article, key: 'late', category: 'blog', published_at: tomorrow },
      { ...article, key: 'hidden', category: 'stylist', is_show: false },
    ])
    .execute()
  await api.db
    .insertInto('popup')
    .values([
      { ...popup, key: 'late', show_from: tomorrow },
      { ...popup, key: 'past', show_to: new Date(api.clock.now().getTime() - 1000) },
      { ...popup, key: 'of-event', event_name: 'purchase' },
    ])
    .execute()
  const { id: catalog_id } = await api.db
    .insertInto('catalog')
    .values({ channel_id, key: 'winter', title: '冬', is_orderable: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await emptyScreens()).toEqual(all)

  await api.db
    .insertInto('blog')
    .values([
      { ...article, key: 'tea', category: 'blog' },
      { ...article, key: 'midori', category: 'stylist' },
    ])
    .execute()
  await api.db
    .insertInto('popup')
    .values({ ...popup, key: 'now', show_to: tomorrow })
    .execute()
  const { id: picture_id } = await api.db
    .insertInto('picture')
    .values({
      name: 'page',
      hash: 'ab',
      alt: '',
      width: 3,
      height: 4,
      storage_path: 'p',
      content_type: 'image/webp',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.db.insertInto('catalog_page').values({ catalog_id, position: 1, picture_id }).execute()

  await aFittingSchool(api, '2101', '緑が丘中学校')
  await aFittingDay(api, { key: 'past', held_on: '2020-01-23', schools: ['2101'] })
  expect(await emptyScreens()).toEqual(['/catalog-order', '/fitting'])
  await aFittingDay(api, { key: 'next', held_on: '2999-01-23', schools: ['2101'] })
  expect(await emptyScreens()).toEqual(['/catalog-order'])
  expect(await listed()).toMatch(/\/blog<.*\/stylist<.*\/flip-book<.*\/school<.*\/fitting<.*\/school\/2101</)
  await api.db.updateTable('catalog').set({ is_orderable: true }).execute()
  expect(await emptyScreens()).toEqual([])
})
