/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib'
import type { Fragment } from '@storefront/remote/server'
import type { FastifyInstance } from 'fastify'
import { aFragment, closeServers, sendJson, serveRemote } from '../testing/fake-servers'
import type * as PageDataModule from './page-data'
import { openPageGateway } from '../testing/page-gateway'

const known = process.env.API_ORIGIN
let gateway: FastifyInstance
let towels = 0

afterEach(async () => {
  await gateway.close()
  closeServers()
  process.env.API_ORIGIN = known
})

async function openShopWithList(own: Partial<Fragment> = {}) {
  let products = [`今治タオル ${(towels += 1)}`]
  let isRefused = false
  const remote = await serveRemote(
    (response, version) => {
      if (isRefused) return void response.writeHead(500).end()
      const html = `<h1>${products[0]}</h1>`
      const hydration = { loaderData: { products }, errors: null }
      return sendJson(response, aFragment(version, { html, hydration, ...own }))
    },
    { name: 'catalog', routes: ['/product', '/mypage/*'] },
  )
  gateway = await openPageGateway([remote])
  return { products, render: (next: string[]) => (products = next), refuse: () => (isRefused = true) }
}

const open = async (url: string, cookie = '') => (await gateway.inject({ url, headers: { cookie } })).body
const addressIn = (html: string) => /\/-\/page-data\/[\w-]+/.exec(html)?.[0] ?? ''
const dataFor = async (address: string, page = '/product') =>
  gateway.inject(`${address}?page=${encodeURIComponent(page)}`)

test('serves the data of a guest page at a separate URL', async () => {
  const { products } = await openShopWithList()

  const html = await open('/product')
  const answer = await dataFor(addressIn(html))

  expect(html).not.toMatch(/id="(site|composition)"/)
  expect(html).not.toContain('hydration-catalog">')
  expect(answer.json()).toMatchObject({
    site: { channel: expect.stringContaining('shop-') },
    composition: { remotes: [{ name: 'catalog', routes: ['/product', '/mypage/*'] }] },
    'hydration-catalog': { loaderData: { products } },
  })
  expect(answer.headers['cache-control']).toContain('immutable')
})

test('serves data matching the markup even after the page changed', async () => {
  const { products, render } = await openShopWithList()
  const address = addressIn(await open('/product'))

  render(['煎茶'])
  await open('/product')

  expect((await dataFor(address)).json()['hydration-catalog'].loaderData.products).toEqual(products)
})

test('renders data again for a document from another gateway', async () => {
  const { render } = await openShopWithList()
  const { site, composition } = (await dataFor(addressIn(await open('/product')))).json()
  const hydration = { loaderData: { products: ['煎茶'] }, errors: null }
  render(['煎茶'])
  let address = ''
  jest.isolateModules(() => {
    const other = jest.requireActual<typeof PageDataModule>('./page-data')
    address = other.cachePageData(
      other.buildPageData({ site, composition, fragment: { owner: 'catalog', hydration } }),
    )
  })

  expect(Object.keys((await dataFor(address, '/nobody')).json())).toEqual(['site', 'composition'])
  expect((await dataFor(address)).json()['hydration-catalog']).toEqual(hydration)
})

test('returns only site and composition for an unknown key without a page', async () => {
  const { render } = await openShopWithList()
  render(['煎茶'])

  const answer = await dataFor('/-/page-data/unknown')

  expect(Object.keys(answer.json())).toEqual(['site', 'composition'])
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('returns 503 while a remote fails unless `alone` is set', async () => {
  const { refuse } = await openShopWithList()
  refuse()

  const answer = await dataFor('/-/page-data/unknown')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('2')
  expect(answer.headers['cache-control']).toBe('no-store')

  const alone = await gateway.inject('/-/page-data/unknown?page=%2Fproduct&alone=1')
  expect(Object.keys(alone.json())).toEqual(['site', 'composition'])
})

test.each(['//elsewhere.example/', 'https://elsewhere.example/', '/-/page-data/x', '/nobody'])(
  'does not render a page outside the shop (%s)',
  async (page) => {
    await openShopWithList()

    expect(Object.keys((await dataFor('/-/page-data/unknown', page)).json())).toEqual(['site', 'composition'])
  },
)

test('inlines data in a known shopper’s page', async () => {
  await openShopWithList()

  for (const html of [await open('/product', 'cart_token=a'), await open('/mypage/orders')]) {
    expect(addressIn(html)).toBe('')
    expect(html).toContain('id="hydration-catalog"')
  }
})

test('compresses data for a browser that accepts brotli', async () => {
  await openShopWithList()
  const address = addressIn(await open('/product'))

  const answer = await gateway.inject({ url: address, headers: { 'accept-encoding': 'br' } })

  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toHaveProperty('site')
})

const member = 'access_token=a; expires_at=9999999999999; scripts=1'
const islands = { cookiesRead: [], islandCookies: ['access_token'] }

test('shares a page with islands, and its data, with members', async () => {
  const { products } = await openShopWithList({ sharedMaxAgeMs: 60_000, ...islands })
  await open('/product')

  const answer = await gateway.inject({ url: '/product', headers: { cookie: member } })

  expect(answer.body).toContain('<html lang="ja" data-theme="gift" data-namespace="" data-returning>')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).not.toContain('hydration-catalog">')
  const data = await dataFor(addressIn(answer.body))
  expect(data.json()['hydration-catalog']).toEqual({ loaderData: { products }, errors: null })
})

test('leads a member whose browser stopped running scripts to an own page', async () => {
  await openShopWithList({ sharedMaxAgeMs: 60_000, ...islands })
  await open('/product?sort=new')
  const shared = await open('/product?sort=new', member)

  const address = /<noscript><meta http-equiv="refresh" content="0;url=([^"]+)">/.exec(shared)?.[1] ?? ''
  const leaving = await gateway.inject({ url: address, headers: { cookie: member } })
  const own = await open('/product?sort=new', member.replace('; scripts=1', ''))

  expect(leaving.headers).toMatchObject({
    location: '/product?sort=new',
    'set-cookie': 'scripts=; Max-Age=0; Path=/',
  })
  expect(own).not.toContain('http-equiv="refresh"')
  expect(own).toContain('hydration-catalog">')
})

test('never refreshes a shared page for a browser without the scripts cookie', async () => {
  await openShopWithList({ sharedMaxAgeMs: 60_000, ...islands })
  await open('/product')
  const scripted = await open('/product', 'cartToken=c; scripts=1')

  const plain = await open('/product', 'cartToken=c')

  expect(scripted).toContain('http-equiv="refresh"')
  expect(plain).not.toContain('http-equiv="refresh"')
  expect(plain).toContain('data-returning')
})

test.each([
  ['//evil.example', '/'],
  ['https://evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\\evil.example', '/'],
  ['', '/'],
  ['/product?word=凪', '/product?word=%E5%87%AA'],
  ['/a\r\nset-cookie:x=1', '/aset-cookie:x=1'],
])('leads from %j to %s without scripts', async (page, target) => {
  await openShopWithList()
  const { headers } = await gateway.inject(`/-/without-scripts?${new URLSearchParams({ page })}`)

  expect(headers.location).toBe(target)
})
