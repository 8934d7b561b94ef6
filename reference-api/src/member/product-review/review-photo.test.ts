import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { eraseUser } from '../../erasure/erase-users.job'
import { aProduct } from '../../testing/builders'
import { aReadyShopper } from '../../testing/cart-builders'
import { buildBody } from '../../testing/endpoints/endpoint-request'
import { freshApi, type FreshApi, type SignedIn } from '../../testing/fresh-api'
import { purgeUploads } from '../../content/upload-file/purge-uploads.job'
import { copyReviewPhotos } from './copy-review-photos.command'
import { judgeReview } from './judge-review.command'
import { photoFiles } from './review-photo.rules'
import { listHeldReviews } from './written-review.sql'

let api: FreshApi
let as: SignedIn
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 1_000 })), 60_000)
beforeEach(async () => (as = await api.signIn()))
afterEach(() => jest.restoreAllMocks())
afterAll(() => api.close())

/** Creates a phone photo with a GPS position, rotated by its orientation tag. */
const photo = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#c4503a' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Hanako' }, IFD3: { GPSLatitude: '35/1 41/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

async function upload(bytes: Buffer, own?: SignedIn): Promise<string> {
  const request = buildBody({ file: { name: 'IMG_0001.jpg', bytes } })
  return (await api.call('POST', '/v1/upload-files', { ...request, ...(own && { as: own }) })).body.key
}

async function bought() {
  const product = await aProduct(api.db)
  const shopper = await aReadyShopper(api, { productId: product.id, as })
  await shopper.payByCard('4242424242424242')
  const { order_no } = await shopper.decide()
  const order = await api.db
    .updateTable('order')
    .set({ status: 'shipped' })
    .where('order_no', '=', order_no)
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = await api.db
    .selectFrom('order_line')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  return { product, order_line_id: line.id }
}

const storagePathOf = (key: string) =>
  api.db.selectFrom('upload_file').select('storage_path').where('key', '=', key).executeTakeFirst()
const write = (order_line_id: number, file_keys: string[]) =>
  api.call('POST', '/v1/me/product-reviews', {
    as,
    body: { order_line_id, nickname: 'はな', rating: 5, title: '', body: '喜ばれました', file_keys },
  })
const show = (id: number, { isShown } = { isShown: true }) =>
  judgeReview(api.services, id, { isShown, now: api.clock.now() })
const photosOf = async (key: string): Promise<{ path: string; width: number; height: number }[]> =>
  (await api.call('GET', `/v1/products/${key}/reviews`)).body.data[0]?.photos
const statusOf = async (path: string) => (await api.call('GET', path)).status
const reviewsOf = (order_line_id: number) =>
  api.db.selectFrom('product_review').selectAll().where('order_line_id', '=', order_line_id).execute()
const filesOf = (id: number) =>
  api.db.selectFrom('product_review_photo').selectAll().where('product_review_id', '=', id).execute()

test('shows photos upright in two sizes without camera data', async () => {
  const { product, order_line_id } = await bought()
  const { status, body } = await write(order_line_id, [await upload(await photo(3000, 1500))])
  await show(body.id)

  const [shown] = await photosOf(product.key)
  const large = await api.call('GET', `${shown!.path}/1280.webp`)
  const small = await api.call('GET', `${shown!.path}/320.webp`)

  expect(status).toBe(200)
  expect(shown).toMatchObject({ width: 640, height: 1280 })
  const { width, height, exif, orientation } = await sharp(large.raw).metadata()
  expect(width).toBe(640)
  expect(height).toBe(1280)
  expect(exif).toBeUndefined()
  expect(orientation).toBeUndefined()
  expect((await sharp(small.raw).metadata()).height).toBe(320)
  expect(large.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=600',
  })
  expect(large.raw.includes('Hanako')).toBe(false)
})

test('serves a photo only while its review is shown', async () => {
  const { product, order_line_id } = await bought()
  const { id } = (await write(order_line_id, [await upload(await photo())])).body
  const path = `/media/review/${(await filesOf(id))[0]!.token}/320.webp`
  const held = await statusOf(path)
  await show(id)
  const shown = await statusOf(path)
  await show(id, { isShown: false })

  expect([held, shown, await statusOf(path)]).toEqual([404, 200, 404])
  expect(await photosOf(product.key)).toBeUndefined()
  expect(await statusOf('/media/review/..%2f..%2fuploads/320.webp')).toBe(404)
})

test("deletes only the rejected review's own photos from storage", async () => {
  const [refused, other] = [await bought(), await bought()]
  const { id } = (
    await write(refused.order_line_id, [await upload(await photo()), await upload(await photo())])
  ).body
  const kept = (await write(other.order_line_id, [await upload(await photo())])).body.id
  const storedOf = async (photos: { storage_path: string }[]) =>
    Promise.all(
      photos
        .flatMap(({ storage_path }) => photoFiles(storage_path))
        .map(async (file) => (await api.services.storage.read(file)) !== undefined),
    )
  const [gone, stays] = [await filesOf(id), await filesOf(kept)]
  expect(await storedOf(gone)).toEqual([true, true, true, true])

  await show(id, { isShown: false })

  expect(await storedOf(gone)).toEqual([false, false, false, false])
  expect(await filesOf(id)).toEqual([])
  expect(await storedOf(stays)).toEqual([true, true])
})

test('allows retrying a rejection after its photos could not be deleted', async () => {
  const { order_line_id } = await bought()
  const { id } = (await write(order_line_id, [await upload(await photo())])).body
  jest.spyOn(api.services.storage, 'remove').mockRejectedValueOnce(new Error('storage is away'))

  await expect(show(id, { isShown: false })).rejects.toThrow('storage is away')

  expect((await listHeldReviews(api.db)).map((held) => held.id)).toContain(id)
  expect(await show(id, { isShown: false })).toBe(true)
  expect(await filesOf(id)).toEqual([])
})

test('shows staff the number of photos and copies them to a folder', async () => {
  const { order_line_id } = await bought()
  const { id } = (await write(order_line_id, [await upload(await photo()), await upload(await photo())])).body
  const folder = join(await mkdtemp(join(tmpdir(), 'review-')), 'look')

  const files = await copyReviewPhotos(api.services, { id, folder })

  expect((await listHeldReviews(api.db)).find((held) => held.id === id)).toMatchObject({ photos: 2 })
  expect(files).toEqual([join(folder, `review-${id}-1.webp`), join(folder, `review-${id}-2.webp`)])
  expect((await sharp(await readFile(files[0]!)).metadata()).format).toBe('webp')
  await expect(copyReviewPhotos(api.services, { id: 987_654, folder })).rejects.toThrow('987654')
})

test('deletes the original upload after saving the review', async () => {
  const { order_line_id } = await bought()
  const key = await upload(await photo())
  const { storage_path } = (await storagePathOf(key))!

  await write(order_line_id, [key])

  expect(await api.services.storage.read(storage_path)).toBeUndefined()
  expect(await storagePathOf(key)).toBeUndefined()
})

test("saves the review even if an upload can't be deleted yet", async () => {
  const { product, order_line_id } = await bought()
  const key = await upload(await photo())
  const { storage_path } = (await storagePathOf(key))!
  jest.spyOn(api.services.storage, 'remove').mockRejectedValueOnce(new Error('storage is away'))

  const { status, body } = await write(order_line_id, [key])
  await show(body.id)

  expect(status).toBe(200)
  expect(await statusOf(`${(await photosOf(product.key))[0]!.path}/1280.webp`)).toBe(200)
  expect(await storagePathOf(key)).toEqual({ storage_path })
  api.advanceClock(25 * 3_600_000)
  await purgeUploads.run({}, api.services)
  expect(await storagePathOf(key)).toBeUndefined()
  expect(await api.services.storage.read(storage_path)).toBeUndefined()
})

test('saves neither photo nor review if writing one size fails', async () => {
  const { order_line_id } = await bought()
  const key = await upload(await photo())
  const { write: keep } = api.services.storage
  const written = jest.spyOn(api.services.storage, 'write').mockImplementation(async (path, ...rest) => {
    if (path.endsWith('/1280.webp')) throw new Error('storage is full')
    await keep(path, ...rest)
  })

  const { status } = await write(order_line_id, [key])

  expect(status).toBe(500)
  const small = written.mock.calls.map(([path]) => path).find((path) => path.endsWith('/320.webp'))
  expect(await api.services.storage.read(small!)).toBeUndefined()
  expect(await reviewsOf(order_line_id)).toEqual([])
  expect(await storagePathOf(key)).toBeDefined()
})

test('keeps an upload that has been used elsewhere in the meantime', async () => {
  const { order_line_id } = await bought()
  const key = await upload(await photo())
  const { storage_path } = (await storagePathOf(key))!
  const { write: keep } = api.services.storage
  jest.spyOn(api.services.storage, 'write').mockImplementation(async (...file) => {
    await api.db.updateTable('upload_file').set({ used_at: api.clock.now() }).where('key', '=', key).execute()
    await keep(...file)
  })

  expect((await write(order_line_id, [key])).status).toBe(200)

  expect(await storagePathOf(key)).toEqual({ storage_path })
  expect(await api.services.storage.read(storage_path)).toBeDefined()
})

test('limits review attempts separately for each member', async () => {
  const { order_line_id } = await bought()
  const key = await upload(Buffer.from('%PDF-1.7'))
  jest.replaceProperty(api.services.config, 'rateLimitFactor', 1)
  const answers = []
  for (let count = 0; count < 11; count += 1) answers.push(await write(order_line_id, [key]))

  as = await api.signIn()
  const other = await write((await bought()).order_line_id, [])

  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(422), 429])
  expect(other.status).toBe(200)
})

test.each([
  ['a PDF', () => Buffer.from('%PDF-1.7'), 0],
  ['a truncated picture', () => Buffer.from('89504e470d0a1a0a00', 'hex'), 2],
])('returns a field error when a review photo is %s', async (_what, bytes, painted) => {
  const { order_line_id } = await bought()
  const keys = [await upload(await photo()), await upload(bytes())]
  const written = jest.spyOn(api.services.storage, 'write')

  const { status, body } = await write(order_line_id, keys)

  expect(written.mock.calls.length).toBe(painted)
  const message = '画像（JPEG、PNG、WebP）のファイルを選択してください'
  expect(status).toBe(422)
  expect(body.errors).toEqual({ file_keys: [message] })
  expect(await reviewsOf(order_line_id)).toEqual([])
})

test('rejects a fourth photo or an unknown one with a message', async () => {
  const { order_line_id } = await bought()
  const four = await Promise.all([1, 2, 3, 4].map(async () => upload(await photo())))

  const answers = [await write(order_line_id, four), await write(order_line_id, ['nothing'])]

  expect(answers.map(({ body }) => body.errors)).toEqual([
    { file_keys: ['お写真は3枚まで添付できます'] },
    { file_keys: ['お写真が見つかりません。お手数ですが、もう一度選択してください'] },
  ])
})

test("doesn't attach another member's upload to a review", async () => {
  const { order_line_id } = await bought()
  const key = await upload(await photo(), await api.signIn())

  expect((await write(order_line_id, [key])).status).toBe(422)
  expect(await reviewsOf(order_line_id)).toEqual([])
})

test('keeps one of two concurrent reviews, with its photos', async () => {
  const { order_line_id } = await bought()
  const keys = [await upload(await photo()), await upload(await photo())]

  const answers = await Promise.all(keys.map((key) => write(order_line_id, [key])))

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  const [review, ...others] = await reviewsOf(order_line_id)
  expect([others.length, (await filesOf(review!.id)).length]).toEqual([0, 1])
})

test('deletes the photos of a leaving member but keeps the review', async () => {
  const { product, order_line_id } = await bought()
  const { id } = (await write(order_line_id, [await upload(await photo())])).body
  await show(id)
  const [shown] = await photosOf(product.key)
  const [{ storage_path } = { storage_path: '' }] = await filesOf(id)

  await api.db.updateTable('user_account').set({ left_at: api.clock.now() }).where('id', '=', as.id).execute()
  await eraseUser.run({ id: as.id }, api.services)

  expect(await statusOf(`${shown!.path}/320.webp`)).toBe(404)
  expect(await photosOf(product.key)).toEqual([])
  const left = ['320', '1280'].map((width) => api.services.storage.read(`${storage_path}/${width}.webp`))
  expect(await Promise.all(left)).toEqual([undefined, undefined])
})
