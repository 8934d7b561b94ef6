import sharp from 'sharp'
import { freshApi, type FreshApi } from '../testing/fresh-api'
import { pictureRoutes } from './picture.routes'
import { renderPictures } from './render-pictures.job'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1280" viewBox="0 0 800 800"><rect width="800" height="800" fill="#c4503a"/></svg>'
let api: FreshApi

beforeAll(async () => {
  api = await freshApi()
  if (!api.app.hasRoute({ method: 'GET', url: '/media/:name/:hash/:file' })) pictureRoutes(api.app)
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

test.each([
  ['640.avif', 'image/avif', 640],
  ['320.webp', 'image/webp', 320],
  ['1280.jpg', 'image/jpeg', 1280],
])('a picture is served as %s in its own width, for ever', async (file, type, width) => {
  await aPicture(`towel-${width}`)

  const { status, headers, raw } = await api.call('GET', `/media/towel-${width}/abc123/${file}`)

  expect(status).toBe(200)
  expect(headers['content-type']).toBe(type)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await sharp(raw).metadata()).width).toBe(width)
})

test('what was drawn once is kept', async () => {
  await aPicture('kept')
  await api.call('GET', '/media/kept/abc123/160.avif')

  expect(await api.services.storage.read('media/kept/abc123/160.avif')).toBeDefined()
})

test.each([
  '/media/kept/abc123/641.avif',
  '/media/kept/abc123/640.gif',
  '/media/kept/ffffff/640.avif',
  '/media/..%2Fkept/abc123/640.avif',
])('%s is not found', async (url) => {
  const { status } = await api.call('GET', url)

  expect(status).toBe(404)
})

test('the common widths are drawn ahead, batch after batch', async () => {
  await aPicture('ahead')
  const enqueued: unknown[] = []
  const jobs = {
    ...api.services.jobs,
    enqueue: async (_db: unknown, _job: unknown, data: unknown) => void enqueued.push(data),
  }

  await renderPictures.run({ after_id: 0 }, { ...api.services, jobs })

  expect(await api.services.storage.read('media/ahead/abc123/480.avif')).toBeDefined()
  expect(enqueued).toHaveLength(1)
})
