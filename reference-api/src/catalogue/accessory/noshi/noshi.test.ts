import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NoshiHeading } from '@storefront/contracts'
import sharp from 'sharp'
import { printNoshi } from '../../../checkout/shipment/print-noshi.command'
import { anAccessory, aProduct } from '../../../testing/builders'
import { aReadyShopper } from '../../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../../testing/fresh-api'
import { drawNoshi } from './draw-noshi'
import { placeLetters } from './noshi-letters.rules'

let api: FreshApi
beforeAll(async () => (api = await freshApi()), 60_000)
afterAll(() => api.close())

const headings: NoshiHeading[] = [
  { heading: '御祝', purpose: 'お祝い', cords: ['bow', 'knot'], note: '' },
  { heading: '結婚内祝', purpose: 'お返し', cords: ['knot'], note: '' },
  { heading: '無地', purpose: '無地', cords: ['bow'], note: '' },
]

async function aShopperOfNoshi() {
  const choices = JSON.stringify([...headings.map(({ heading }) => heading), '志'])
  const noshi = await anAccessory(api.db, {
    kind: 'noshi',
    choices,
    headings: JSON.stringify(headings),
    text_label: 'お名前',
    text_max_length: 30,
  })
  const towel = await aProduct(api.db)
  await api.db
    .insertInto('product_accessory')
    .values({ product_id: towel.id, accessory_id: noshi.id })
    .execute()
  const shopper = await aReadyShopper(api, { productId: towel.id, quantity: 2 })
  const product_key = shopper.detail.products[0]!.key
  const put = (inscription: object) =>
    api.call('PATCH', '/v1/carts/accessories/add', {
      body: { token: shopper.cart.token, product_key, accessory_id: noshi.id, ...inscription },
    })
  return { shopper, put }
}

const written = async (token: string) =>
  api.db
    .selectFrom('cart_accessory')
    .innerJoin('cart', 'cart.id', 'cart_accessory.cart_id')
    .select(['noshi_heading', 'noshi_cord', 'noshi_place', 'noshi_name'])
    .where('cart.token', '=', token)
    .execute()

test('defaults to the cord and position that are usual for the heading', async () => {
  const { shopper, put } = await aShopperOfNoshi()

  expect((await put({ noshi_heading: '結婚内祝', noshi_name: ' 山田 \n\n花子 ' })).status).toBe(200)

  expect(await written(shopper.cart.token)).toEqual([
    { noshi_heading: '結婚内祝', noshi_cord: 'knot', noshi_place: 'outer', noshi_name: '山田\n花子' },
  ])
})

test('resets the cord to the new heading’s default', async () => {
  const { shopper, put } = await aShopperOfNoshi()
  await put({ noshi_heading: '御祝', noshi_cord: 'bow', noshi_place: 'inner' })
  const key = (await shopper.get(), shopper.detail).products[0]!.accessories[0]!.key

  await api.call('PATCH', '/v1/carts/accessories/modify', {
    body: { token: shopper.cart.token, key, noshi_heading: '結婚内祝' },
  })

  expect(await written(shopper.cart.token)).toEqual([
    { noshi_heading: '結婚内祝', noshi_cord: 'knot', noshi_place: 'inner', noshi_name: null },
  ])
})

test.each([
  [
    'a cord that does not belong to its heading',
    { noshi_heading: '結婚内祝', noshi_cord: 'bow' },
    'noshi_cord',
  ],
  ['names on a blank strip', { noshi_heading: '無地', noshi_name: '山田' }, 'noshi_name'],
  ['a fourth name', { noshi_heading: '御祝', noshi_name: 'あ\nい\nう\nえ' }, 'noshi_name'],
  ['a character that no font can print', { noshi_heading: '御祝', noshi_name: 'ꙮ' }, 'noshi_name'],
  ['31 characters', { noshi_heading: '御祝', noshi_name: '山'.repeat(31) }, 'noshi_name'],
])('rejects %s with an error on the field', async (_what, inscription, field) => {
  const { shopper, put } = await aShopperOfNoshi()

  const answer = await put(inscription)

  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors)).toEqual([field])
  expect(await written(shopper.cart.token)).toEqual([])
})

test('uses the customary cord for a heading missing from the shop’s file', async () => {
  const { shopper, put } = await aShopperOfNoshi()

  await put({ noshi_heading: '志' })

  expect(await written(shopper.cart.token)).toMatchObject([{ noshi_cord: 'black_white' }])
})

test('draws kanji missing from the brush font with the second font', async () => {
  const shapes = await drawNoshi({ heading: '志', cord: 'black_white', name: '髙﨑𠮷' })
  const letters = shapes.filter(({ fill }) => fill === '#1b1b1b')

  expect(letters).toHaveLength(4)
  expect(letters.every(({ d }) => d.length > 40)).toBe(true)
})

test('draws the ornament only for celebrations', async () => {
  const shapesOf = async (heading: string, cord: 'bow' | 'knot' | 'yellow_white') =>
    (await drawNoshi({ heading, cord })).filter(({ fill }) => fill === '#e8c66a').length

  expect(await shapesOf('御祝', 'bow')).toBe(1)
  expect(await shapesOf('御見舞', 'knot')).toBe(0)
  expect(await shapesOf('満中陰志', 'yellow_white')).toBe(0)
})

test('places names side by side from the right, within the sheet', () => {
  const letters = placeLetters({ heading: '御祝', name: '株式会社ミライ\n開発部\n一同' })
  const xOf = (letter: string) => letters.find((one) => one.letter === letter)?.x ?? 0

  expect(xOf('株')).toBeGreaterThan(xOf('開'))
  expect(xOf('開')).toBeGreaterThan(xOf('一'))
  expect(letters.every(({ y, size }) => y - size / 2 > 0 && y + size / 2 < 210)).toBe(true)
  expect(placeLetters({ heading: '無地', name: '山田' })).toEqual([])
})

test('serves the preview as a cacheable image that can’t run scripts', async () => {
  const answer = await api.app.inject({
    url: `/v1/noshi/drawing?heading=${encodeURIComponent('御祝')}&cord=bow&name=${encodeURIComponent('<script>')}`,
  })

  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('image/svg+xml'),
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'",
  })
  expect(answer.body).toMatch(/^<svg /)
  expect(answer.body).not.toContain('script')
})

test('serves a PNG twice as wide as a mail shows it', async () => {
  const { rawPayload, headers } = await api.app.inject({
    url: `/v1/noshi/drawing?heading=${encodeURIComponent('御祝')}&cord=bow&format=png`,
  })

  expect(headers['content-type']).toBe('image/png')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 600, height: 424 })
})

test('prints the previewed drawing on one page per piece', async () => {
  const { shopper, put } = await aShopperOfNoshi()
  await put({ noshi_heading: '御祝', noshi_cord: 'knot', noshi_name: '髙橋' })
  const { order_no } = await shopper.decide()
  const folder = await mkdtemp(join(tmpdir(), 'noshi-'))

  const prints = await printNoshi(api.db, { orderNo: order_no, folder })

  const svg = `${order_no}-noshi-1.svg`
  expect(prints).toEqual([{ file: svg, copies: 2, heading: '御祝', place: 'outer' }])
  expect((await readdir(folder)).toSorted()).toEqual([svg, `${order_no}-noshi.pdf`])
  const query = new URLSearchParams({ heading: '御祝', cord: 'knot', name: '髙橋' })
  const preview = await api.app.inject({ url: `/v1/noshi/drawing?${query.toString()}` })
  expect(await readFile(join(folder, svg), 'utf8')).toBe(preview.body)
  const pdf = (await readFile(join(folder, `${order_no}-noshi.pdf`))).toString('latin1')
  expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(2)
})

test('fails with a clear message when the order has no noshi', async () => {
  const shopper = await aReadyShopper(api)
  const { order_no } = await shopper.decide()

  await expect(printNoshi(api.db, { orderNo: order_no, folder: tmpdir() })).rejects.toThrow('has no noshi')
  await expect(printNoshi(api.db, { orderNo: 'T0', folder: tmpdir() })).rejects.toThrow('no order T0')
})
