import { expect, test } from '../shop/served/journey'
import { parseStructuredData, structuredDataProblems } from '../shop/markup/structured-data'

test('uses the shop’s own URL in sitemap.xml and robots.txt', async ({ request, baseURL }) => {
  const robots = await request.get('/robots.txt')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location ?? '')

  expect(await robots.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  for (const path of ['/', '/product/imabari-towel-set', '/product?category=towel', '/law'])
    expect(listed).toContain(`${baseURL}${path}`)
  const product = listed.filter((location) => location.includes('/product/'))
  expect((await request.get(product[0] ?? '')).status()).toBe(200)
})

test('the product feed states the price of the product’s page', async ({ request, baseURL }) => {
  const feed = await (await request.get('/product-feed.xml')).text()
  const item = feed.split('<item>').find((one) => one.includes('/product/imabari-towel-set<'))

  expect(item).toContain(`<g:link>${baseURL}/product/imabari-towel-set</g:link>`)
  expect(item).toContain('<g:price>5500 JPY</g:price>')
  expect(await (await request.get('/llms.txt')).text()).toContain(`(${baseURL}/product-feed.xml)`)
})

test('publishes a product’s URL, image and data for search engines', async ({ request, baseURL }) => {
  const html = await (await request.get('/product/imabari-towel-set?review_page=1')).text()
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text ?? '{}') as Record<string, unknown>,
  )

  expect(html).toContain(`<link rel="canonical" href="${baseURL}/product/imabari-towel-set">`)
  expect(html).toContain(`<meta property="og:url" content="${baseURL}/product/imabari-towel-set">`)
  expect(html).toMatch(new RegExp(`<meta property="og:image" content="${baseURL}/media/`))
  expect(data).toMatchObject([
    {
      '@type': 'Product',
      offers: {
        price: 5500,
        availability: 'https://schema.org/InStock',
        url: `${baseURL}/product/imabari-towel-set`,
      },
      aggregateRating: { reviewCount: 5 },
    },
    { '@type': 'BreadcrumbList' },
  ])
})

for (const [subject, robots, paths] of [
  ['a category', undefined, ['/product?category=towel']],
  ['a search', 'noindex,follow', ['/product?word=タオル', '/product?category=towel&in_stock=1']],
] as const)
  test(`the list of ${subject} is ${robots ?? 'for search engines'}`, async ({ request }) => {
    for (const path of paths) {
      const html = await (await request.get(path)).text()
      expect(/<meta name="robots" content="([^"]*)">/.exec(html)?.[1], path).toBe(robots)
    }
  })

const typesOf = (data: unknown[]) => data.map((one) => (one as Record<string, unknown>)['@type'])
const told: [string, string[]][] = [
  ['/', ['OnlineStore', 'WebSite']],
  ['/product/imabari-towel-set', ['Product', 'BreadcrumbList']],
  ['/product/yokan-ogura', ['Product', 'BreadcrumbList']],
  ['/product?category=towel', ['ItemList', 'BreadcrumbList']],
  ['/faq', ['FAQPage']],
]

test('publishes valid structured data for home, products and questions', async ({ request }) => {
  for (const [path, types] of told) {
    const data = parseStructuredData(await (await request.get(path)).text())

    expect(typesOf(data), path).toEqual(types)
    expect(structuredDataProblems(data), path).toEqual([])
  }
})

test('publishes valid structured data for articles', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const articles = [...sitemap.matchAll(/<loc>([^<]*\/(?:news|blog)\/[^<]+)<\/loc>/g)].map(
    ([, url]) => url ?? '',
  )
  expect(articles.length).toBeGreaterThan(1)

  for (const url of articles) {
    const data = parseStructuredData(await (await request.get(url)).text())
    expect(typesOf(data), url).toEqual(['Article'])
    expect(structuredDataProblems(data), url).toEqual([])
  }
})

for (const [host, product, category] of [
  ['business.localhost', 'towel-case-shiro', 'amenity'],
  ['school.localhost', 'school-bag-kuro', 'seifuku'],
] as const)
  test(`publishes its own structured data and logo for ${host}`, async ({ reader, shopOrigin }) => {
    const at = (path: string) => `${shopOrigin.replace('localhost', host)}${path}`
    const read = async (url: string) => (await reader.open(url)).body.toString()
    const expected: [string, string[]][] = [
      ['/', ['OnlineStore', 'WebSite']],
      [`/product/${product}`, ['Product', 'BreadcrumbList']],
      [`/product?category=${category}`, ['ItemList', 'BreadcrumbList']],
      ['/faq', ['FAQPage']],
    ]

    for (const [path, types] of expected) {
      const data = parseStructuredData(await read(at(path)))
      expect(typesOf(data), path).toEqual(types)
      expect(structuredDataProblems(data), path).toEqual([])
    }
    const [{ logo }] = parseStructuredData(await read(at('/'))) as [{ logo: string }]
    expect(logo).toBe(at('/shell/logo.svg'))
    const drawn = await reader.open(logo)
    expect(drawn.headers['content-type']).toContain('image/svg+xml')
    expect(drawn.body.toString()).toMatch(/^<svg [^>]*xmlns=/)
    expect(drawn.body.toString()).not.toBe(await read(`${shopOrigin}/shell/logo.svg`))
  })

test('the structured data validator detects mistakes', () => {
  const offer = { '@type': 'Offer', price: 0, priceCurrency: 'yen' }

  expect(
    structuredDataProblems({ '@type': 'Product', name: 'タオル', image: ['/a.webp'], offers: offer }),
  ).toEqual(
    expect.arrayContaining([
      'Product: description is missing',
      'Product: image is no address: /a.webp',
      'Product.offers.Offer: price is none',
      'Product.offers.Offer: priceCurrency is none of ISO 4217',
      'Product.offers.Offer: hasMerchantReturnPolicy is missing',
    ]),
  )
  expect(structuredDataProblems({ '@type': 'FAQPage', mainEntity: [] })).toEqual([
    'FAQPage: mainEntity is empty',
  ])
  expect(structuredDataProblems({ '@type': 'ItemList', itemListElement: [] })).toEqual([
    'ItemList: itemListElement is empty',
  ])
  const article = { '@type': 'Article', headline: 'お知らせ', author: { '@type': 'Person', name: '花' } }
  expect(structuredDataProblems({ ...article, datePublished: 'きのう' })).toEqual([
    'Article: dateModified is missing',
    'Article: image is missing',
    'Article: publisher is missing',
    'Article: datePublished is no day',
  ])
  expect(structuredDataProblems({ '@type': 'Towel' })).toEqual(['Towel: the type Towel is not known'])
})

test('every screen has a link preview image', async ({ request, baseURL }) => {
  for (const path of [
    '/',
    '/product',
    '/news',
    '/faq',
    '/maker',
    '/blog',
    '/guide',
    '/contact',
    '/nowhere',
  ]) {
    const html = await (await request.get(path)).text()
    const [, picture = ''] = /<meta property="og:image" content="([^"]*)">/.exec(html) ?? []

    expect(picture, path).toMatch(new RegExp(`^${baseURL}/media/`))
    expect((await request.get(picture)).headers()['content-type'], path).toMatch(/^image\//)
  }
})

test('returns 404 for a category that the shop doesn’t have', async ({ request }) => {
  expect((await request.get('/product?category=nothing-here')).status()).toBe(404)
  expect((await request.get('/product?category=towel')).status()).toBe(200)
})

test('publishes a product’s GTIN and seller', async ({ request }) => {
  const html = await (await request.get('/product/imabari-towel-set')).text()

  expect(parseStructuredData(html)[0]).toMatchObject({
    gtin: expect.stringMatching(/^\d{13}$/) as unknown,
    offers: { seller: { '@type': 'Organization', name: 'つなぐギフト' } },
  })
})

test('uses the product’s URL as the canonical URL of each size', async ({ reader, shopOrigin }) => {
  const at = (path: string) => `${shopOrigin.replace('localhost', 'school.localhost')}${path}`
  await reader.open(at('/product/blazer-kon-150'))
  const sitemap = (await reader.open(at('/sitemap.xml'))).body.toString()

  const canonical = reader.document.querySelector('link[rel="canonical"]')
  expect(canonical?.getAttribute('href')).toBe(at('/product/blazer-kon'))
  expect(sitemap).toContain(`<loc>${at('/product/blazer-kon')}</loc>`)
  expect(sitemap).not.toContain('blazer-kon-150')
})

test('each further page of a list has its own canonical URL', async ({ request, baseURL }) => {
  const canonicalOf = async (path: string) =>
    /<link rel="canonical" href="([^"]*)">/.exec(await (await request.get(path)).text())?.[1]

  expect(await canonicalOf('/product?page=2')).toBe(`${baseURL}/product?page=2`)
  expect(await canonicalOf('/product?page=1')).toBe(`${baseURL}/product`)
})

test('links the feeds in the head of news and blog', async ({ request, baseURL }) => {
  for (const [path, feed] of [
    ['/news', '/v1/feeds/news.atom'],
    ['/blog', '/v1/feeds/blog.atom'],
  ] as const) {
    const html = await (await request.get(path)).text()
    const head = html.slice(0, html.indexOf('</head>'))
    const href = /<link rel="alternate" type="application\/atom\+xml" title="[^"]+" href="([^"]*)">/.exec(
      head,
    )?.[1]

    expect(href).toBe(`${baseURL}${feed}`)
    const answer = await request.get(href ?? '')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toContain('application/atom+xml')
  }
})
