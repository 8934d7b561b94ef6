import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { messageSlots } from '@storefront/contracts'
import { renderVariants } from '../platform/picture/render-variants'
import { postalProblems } from '../delivery/postal-code/postal-code.rules'
import type { ShopFolder } from './read/shop-folder'
import { readShopFolder } from './read-shop-folder'
import { pictureUses } from './shop-references.rules'

const seed = join(__dirname, '../../seed')
const shopsThatShip = ['tsunagu', 'business', 'school']
const folder = join(seed, 'tsunagu')
let shop: ShopFolder

beforeAll(async () => {
  shop = await readShopFolder(folder)
})

test('reads the complete shipped shop without problems', () => {
  const listed = shop['products.csv'].filter(({ is_listed }) => is_listed)

  expect(listed.length).toBeGreaterThanOrEqual(320)
  expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length)
  expect(shop['reviews.csv'].length).toBeGreaterThanOrEqual(150)
  expect(shop['messages.yaml'].map(({ code }) => code).sort()).toEqual([...messageSlots].sort())
})

test('gives every review words of its own', () => {
  const reviews = shop['reviews.csv']

  for (const words of [reviews.map(({ title }) => title), reviews.map(({ body }) => body)]) {
    expect(words.filter((one, index) => words.indexOf(one) !== index)).toEqual([])
  }
  const sentences = reviews.flatMap(({ body }) => body.split('。').filter(Boolean))
  expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([])
})

test('lists each nickname once among the reviews of a product', () => {
  const authors = shop['reviews.csv'].map(({ product, nickname }) => `${product} ${nickname}`)

  expect(authors.filter((one, index) => authors.indexOf(one) !== index)).toEqual([])
})

test.each(shopsThatShip)('numbers the past orders of %s like new ones', async (name) => {
  const { 'members.yaml': members } = await readShopFolder(join(seed, name))
  const numbers = members.flatMap(({ orders }) => orders.map(({ order_no }) => order_no))

  expect(numbers.filter((one) => !/^[A-Z]\d{8}-\d{6}$/.test(one))).toEqual([])
  expect(members.filter(({ point, point_granted_on }) => point > 0 && !point_granted_on)).toEqual([])
})

test('names the code of every discount that a banner announces', () => {
  const codes = shop['coupons.csv'].map(({ code }) => code)
  const announced = shop['banners.csv'].filter(({ title, body }) => /引き|OFF/.test(`${title}${body}`))

  expect(announced.length).toBeGreaterThan(0)
  expect(announced.filter(({ body }) => !codes.some((code) => body?.includes(code)))).toEqual([])
})

test.each(shopsThatShip)('states the same point rules in all customer texts of %s', async (name) => {
  const one = await readShopFolder(join(seed, name))
  const page = (url: string) => one['static-pages.yaml'].find((each) => each.url === url)?.content
  const message = one['messages.yaml'].find(({ code }) => code === 'mypage-point-index')?.body
  const answer = (key: string) => one['qas.csv'].find((qa) => qa.key === key)?.answer
  const isAsked = answer('member-2') !== undefined
  const [terms, guide] = [page('/terms'), page('/guide')]

  for (const text of [terms, guide, message, ...(isAsked ? [answer('member-3')] : [])]) {
    expect(text).toContain('お使いいただけるようになった日から一年間')
    expect(text).toContain('戻ったポイントの期限は、もとのままです')
  }
  for (const text of [terms, guide, ...(isAsked ? [answer('member-2')] : [])]) {
    expect(text).toContain('クーポンとポイントのご利用分を引いた金額の1％')
    expect(text).toContain('商品をすべて発送した時')
  }
  expect(one['settings.yaml']['POINT.EXPIRES_DAYS']).toBe(365)
})

test("passes checkout with the seeded members' addresses", () => {
  const addresses = shop['members.yaml'].flatMap(({ addresses: own }) => own)

  expect(addresses.length).toBeGreaterThan(2)
  expect(addresses.filter((address) => postalProblems(address).postal_code)).toEqual([])
})

test('has at least two pictures of its own for every product', () => {
  const listed = shop['products.csv'].filter(({ is_listed }) => is_listed)
  const own = listed.map(({ pictures }) =>
    pictures.map(({ file }) => file).filter((file) => !/^(arrival|scale)-/.test(file)),
  )

  expect(own.filter((files) => files.length < 2)).toEqual([])
  expect(new Set(own.flat()).size).toBe(own.flat().length)
})

test('uses every picture in the folder in a shipped shop', async () => {
  const shops = await Promise.all(shopsThatShip.map((name) => readShopFolder(join(seed, name))))
  const used = new Set(shops.flatMap((one) => pictureUses(one).map(({ file }) => file)))

  expect([...shop.pictureFiles].filter((file) => !used.has(file))).toEqual([])
})

test('excludes alcohol from social gifts and the reduced tax rate', () => {
  const strong = new Set(
    shop['foods.csv'].flatMap(({ product, alcohol }) => (alcohol === null ? [] : [product])),
  )
  const isStrong = ({ key }: { key: string }) => strong.has(key)
  const drinks = shop['products.csv'].filter((product) => [product, ...product.set].some(isStrong))

  expect(drinks.length).toBeGreaterThan(15)
  expect(
    drinks.filter(
      ({ is_alcohol, tax_class, is_social_gift_allowed }) =>
        !is_alcohol || tax_class !== 'standard' || is_social_gift_allowed,
    ),
  ).toEqual([])
})

test.each(['bouquet-himawari-1.webp', 'furoshiki-kikko-1.webp', 'senbei-shoyu-2.webp'])(
  'renders %s at 640 pixels in less than 40 KB',
  async (file) => {
    const [bytes] = await renderVariants(await readFile(join(folder, 'pictures', file)), 1280, [
      { width: 640, format: 'avif' },
    ])

    expect(bytes!.length).toBeLessThan(40_000)
  },
)

describe('the other shops', () => {
  test.each(['business', 'school'])('reads the shop %s with a message for every slot', async (name) => {
    const other = await readShopFolder(join(folder, '..', name))

    expect(other['shop.yaml'].channel).toBe(name)
    expect(other['products.csv'].filter(({ is_listed }) => is_listed).length).toBeGreaterThanOrEqual(15)
    expect(other['messages.yaml'].map(({ code }) => code).sort()).toEqual([...messageSlots].sort())
  })

  test.each(['business', 'school'])(
    'uses the main shop’s alternative text for shared pictures in %s',
    async (name) => {
      const own = new Map(
        pictureUses(shop)
          .toReversed()
          .map(({ file, alt }) => [file, alt]),
      )
      const uses = pictureUses(await readShopFolder(join(folder, '..', name)))

      expect(uses.filter(({ file, alt }) => own.has(file) && own.get(file) !== alt)).toEqual([])
    },
  )
})

test('has a pre-order product that is on sale and in stock', () => {
  const preOrder = shop['products.csv'].filter(({ tags }) => tags.includes('pre-order'))
  const codes = shop['messages.yaml'].map(({ code }) => code)

  expect(preOrder.filter(({ is_sale, stock }) => is_sale && stock > 0)).not.toEqual([])
  expect(codes).toEqual(expect.arrayContaining(['pre-order-info-1', 'pre-order-info-2']))
})

test.each(['tsunagu', 'business', 'school'])(
  'states box size and weight for every %s product',
  async (name) => {
    const { 'products.csv': products, 'sizes.csv': sizes } = await readShopFolder(join(folder, '..', name))
    const told = new Set(sizes.filter(({ box, weight }) => box && weight).map(({ product }) => product))

    expect(products.filter(({ key }) => !told.has(key)).map(({ key }) => key)).toEqual([])
  },
)

test.each([
  ['blazer-kon', ['height', 'chest', 'sleeve'], true],
  ['skirt-kon', ['waist', 'hip'], false],
  ['slacks-kuro', ['waist', 'hip', 'inseam'], false],
])('offers %s in the school shop made to measure by %j', async (key, measures, isEmbroidered) => {
  const school = await readShopFolder(join(seed, 'school'))

  const garment = school['products.csv'].find((product) => product.key === key)

  expect(garment).toMatchObject({ has_measurement: true, has_name_embroidery: isEmbroidered })
  expect(school['size-tables.yaml'][garment?.size_table ?? '']?.measures).toEqual(measures)
})

test('states the growth of the size chart in questions and sets', async () => {
  const school = await readShopFolder(join(seed, 'school'))
  const rule = `今の身長より${school['size-tables.yaml']['blazer']?.growth_cm}センチ上`

  const uniforms = school['school-sets.csv'].filter(({ name }) => name.startsWith('制服一式'))

  expect(school['qas.csv'].find(({ key }) => key === 'size-1')?.answer).toContain(rule)
  expect(uniforms.filter(({ note }) => !note?.includes(rule))).toEqual([])
})

test('states one rule for exchanges on all pages of the school shop', async () => {
  const { 'qas.csv': qas, 'static-pages.yaml': pages } = await readShopFolder(join(seed, 'school'))
  const texts = [
    qas.find(({ key }) => key === 'size-2')?.answer,
    ...['/guide', '/law'].map((url) => pages.find((page) => page.url === url)?.content),
  ]

  for (const text of texts) {
    expect(text).toContain('お届けから14日以内、未着用で、刺繍や裾上げなどのお直しをしていない品に限り')
    expect(text).toContain('刺繍やお直しをした品は、不良の場合を除き、返品・交換をお受けできません')
  }
})

test.each([
  ['tsunagu', '和紙の包装とのしは無料', '包装とのし'],
  ['school', '裾上げ・刺繍のご案内', '裾上げ・刺繍'],
])('leads from a chip of %s to its section: %s', async (name, label, heading) => {
  const { 'layouts.yaml': layouts, 'static-pages.yaml': pages } = await readShopFolder(
    join(folder, '..', name),
  )
  const links = layouts.flatMap(({ areas }) =>
    areas.flatMap(({ components }) => components.flatMap(({ args }) => (args?.['links'] ?? []) as Link[])),
  )

  const [path, anchor] = links.find((link) => link.label === label)?.url.split('#') ?? []

  expect(pages.find(({ url }) => url === path)?.content).toContain(`<h2 id="${anchor}">${heading}</h2>`)
})

type Link = { url: string; label: string }
