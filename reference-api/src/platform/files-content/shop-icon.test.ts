import sharp from 'sharp'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => {
  api = await freshApi()
  const { id: channel_id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  const content =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#c4503a"/></svg>'
  await api.db.insertInto('svg_content').values({ channel_id, url: '/svg/logo.svg', content }).execute()
}, 60_000)
afterAll(() => api.close())

test.each([180, 192, 512])("renders the shop's logo as a %i px icon on white", async (size) => {
  const { status, raw, headers } = await api.call('GET', `/media/icon/${size}.png`)

  expect(status).toBe(200)
  expect(headers['content-type']).toBe('image/png')
  expect(await sharp(raw).metadata()).toMatchObject({ width: size, height: size })
  const { data } = await sharp(raw).raw().toBuffer({ resolveWithObject: true })
  const middle = (size * Math.floor(size / 2) + Math.floor(size / 2)) * 4
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
  expect([...data.subarray(middle, middle + 3)]).toEqual([196, 80, 58])
})

test('returns a favicon.ico whose header describes its picture', async () => {
  const { raw, headers } = await api.call('GET', '/media/icon/favicon.ico')

  expect(headers['content-type']).toBe('image/x-icon')
  expect([...raw.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  expect(raw.readUInt32LE(14)).toBe(raw.length - raw.readUInt32LE(18))
  expect((await sharp(raw.subarray(raw.readUInt32LE(18))).metadata()).width).toBe(raw[6])
})

test('returns 404 for unknown sizes and shops without a logo', async () => {
  expect((await api.call('GET', '/media/icon/9999.png')).status).toBe(404)
  await api.db.deleteFrom('svg_content').execute()

  expect((await api.call('GET', '/media/icon/192.png')).status).toBe(404)
})
