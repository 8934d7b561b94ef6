import sharp from 'sharp'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1280" viewBox="0 0 800 800"><rect width="800" height="800" fill="#c4503a"/></svg>'
let api: FreshApi

beforeAll(async () => {
  api = await freshApi()
})
afterAll(() => api.close())

async function aPicture(name: string) {
  const storage_path = `pictures/${name}/abc123.svg`
  await api.services.storage.write(storage_path, Buffer.from(drawing), 'image/svg+xml')
  await api.db
    .insertInto('picture')
    .values({
      name,
      hash: 'abc123',
      alt: '',
      width: 1280,
      height: 1280,
      storage_path,
      content_type: 'image/svg+xml',
    })
    .execute()
}

const until = async (is: () => Promise<boolean>) => {
  while (!(await is())) await new Promise((resolve) => setImmediate(resolve))
}
const isKept = async (path: string) => (await api.services.storage.read(path)) !== undefined

test.each([
  ['320.webp', 'image/webp', 320],
  ['1280.jpg', 'image/jpeg', 1280],
])('serves %s at its own width and caches it forever', async (file, type, width) => {
  await aPicture(`towel-${width}`)

  const { status, headers, raw } = await api.call('GET', `/media/towel-${width}/abc123/${file}`)

  expect(status).toBe(200)
  expect(headers['content-type']).toBe(type)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await sharp(raw).metadata()).width).toBe(width)
  expect(await isKept(`media/towel-${width}/abc123/${file}`)).toBe(true)
})

test('serves a short-lived draft for the first AVIF request', async () => {
  await aPicture('kept')

  const draft = await api.call('GET', '/media/kept/abc123/160.avif')
  await until(() => isKept('media/kept/abc123/160.avif'))
  const picture = await api.call('GET', '/media/kept/abc123/160.avif')

  expect([draft.headers['content-type'], draft.headers['cache-control']]).toEqual([
    'image/webp',
    'public, max-age=60',
  ])
  expect((await sharp(draft.raw).metadata()).width).toBe(160)
  expect([picture.headers['content-type'], picture.headers['cache-control']]).toEqual([
    'image/avif',
    'public, max-age=31536000, immutable',
  ])
  expect((await sharp(picture.raw).metadata()).width).toBe(160)
})

test("doesn't render pictures that weren't requested", async () => {
  await aPicture('unseen')
  await aPicture('seen')
  await api.call('GET', '/media/seen/abc123/160.avif')
  await until(() => isKept('media/seen/abc123/160.avif'))

  expect(await isKept('media/unseen/abc123/160.avif')).toBe(false)
  expect(await isKept('media/seen/abc123/320.avif')).toBe(false)
})

test.each([
  '/media/kept/abc123/641.avif',
  '/media/kept/abc123/640.gif',
  '/media/kept/ffffff/640.avif',
  '/media/..%2Fkept/abc123/640.avif',
])('returns 404 for %s', async (url) => {
  const { status } = await api.call('GET', url)

  expect(status).toBe(404)
})
