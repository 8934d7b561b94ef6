import sharp from 'sharp'
import { eraseOldOrders } from '../../erasure/erase-users.job'
import { thanksPicturePath } from '../../order/social-gift/social-gift.rules'
import { anAddress } from '../../testing/cart-builders'
import { buildBody } from '../../testing/endpoints/endpoint-request'
import { aPlacedGift } from '../../testing/endpoints/gift-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())

/** Creates a phone photo with GPS coordinates and a rotation. */
const photo = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#c4503a' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Hanako' }, IFD3: { GPSLatitude: '35/1 41/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

async function anAnsweredGift(names?: string[]) {
  const placed = await aPlacedGift(api, { names })
  for (const token of placed.tokens) await api.call('PUT', `/v1/social-gifts/${token}`, { body: anAddress() })
  return placed
}
const send = (token: string, bytes: Buffer, name = 'IMG_0001.jpg') =>
  api.call('PUT', `/v1/social-gifts/${token}/thanks/picture`, buildBody({ file: { name, bytes } }))
const thank = (token: string) =>
  api.call('POST', `/v1/social-gifts/${token}/thanks`, { body: { message: 'ありがとう' } })
const look = (giver: string, id: number) =>
  api.call('GET', `/v1/gift-orders/${giver}/gifts/${id}/thanks-picture`)

test('shows the giver the upright picture once the thanks are sent', async () => {
  const { token, giver, overview } = await anAnsweredGift()
  const { id } = (await overview()).gifts[0]!

  const kept = await send(token, await photo())
  const [early, told] = [await look(giver, id), (await overview()).gifts[0]!.has_thanks_picture]
  await thank(token)
  await api.runJobs()
  const seen = await look(giver, id)

  expect(kept.status).toBe(204)
  expect(early.status).toBe(404)
  expect(told).toBe(false)
  expect((await overview()).gifts[0]!.has_thanks_picture).toBe(true)
  expect(api.mails.find(({ subject }) => subject.includes('お礼'))?.text).toContain('お写真も届いています')
  expect(seen).toMatchObject({ status: 200 })
  expect(seen.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const { width, height, exif, orientation } = await sharp(seen.raw).metadata()
  expect(width).toBe(20)
  expect(height).toBe(40)
  expect(exif).toEqual(undefined)
  expect(orientation).toEqual(undefined)
  expect(seen.raw.includes('Hanako')).toBe(false)
})

test('allows replacing the picture until the thanks are sent', async () => {
  const { token, giver, overview } = await anAnsweredGift()
  await send(token, await photo(40, 20))
  await send(token, await photo(60, 30))
  await thank(token)

  const late = await send(token, await photo(80, 40))

  expect(late).toMatchObject({ status: 422, body: { code: 'social_gift.is_thanked' } })
  const { raw } = await look(giver, (await overview()).gifts[0]!.id)
  expect((await sharp(raw).metadata()).height).toBe(60)
})

test.each([
  ['a program disguised as a picture', Buffer.from('MZ this is no picture')],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['an SVG, which may contain scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a truncated picture', Buffer.from('89504e470d0a1a0a00', 'hex')],
])('rejects %s with an error on the field', async (_what, bytes) => {
  const { token } = await anAnsweredGift()

  const { status, body } = await send(token, bytes, 'holiday.jpg')

  const message = '画像（JPEG、PNG、WebP）のファイルを選択してください'
  expect(status).toBe(422)
  expect(body.errors).toEqual({ file: [message] })
})

test('shows a thank-you picture only to the giver of that gift', async () => {
  const { tokens, giver, overview } = await anAnsweredGift(['佐藤さま', '鈴木さま'])
  const [first, second] = (await overview()).gifts
  await send(tokens[0]!, await photo())
  await thank(tokens[0]!)
  const { giver: stranger } = await anAnsweredGift()

  const statuses = [
    await look(giver, first!.id),
    await look(giver, second!.id),
    await look(stranger, first!.id),
    await look(tokens[0]!, first!.id),
    await api.call('GET', `/media/gift-thanks/${first!.id}.jpg/320.jpg`),
  ].map(({ status }) => status)

  expect(statuses).toEqual([200, 404, 404, 404, 404])
})

test('rejects a thank-you picture before the gift is accepted', async () => {
  const { token } = await aPlacedGift(api)

  expect((await send(token, await photo())).body.code).toBe('social_gift.not_completed')
})

test('deletes the thank-you picture when the order is erased', async () => {
  const { token, overview } = await anAnsweredGift()
  const { id } = (await overview()).gifts[0]!
  await send(token, await photo())
  const isKept = async () => (await api.services.storage.read(thanksPicturePath(id))) !== undefined
  const before = await isKept()
  const years = 9 * 366 * 86_400_000

  api.advanceClock(years)
  await eraseOldOrders.run({}, api.services)
  api.advanceClock(-years)

  expect([before, await isKept()]).toEqual([true, false])
})
