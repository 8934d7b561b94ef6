import { expect, test } from '../shop/running-shop'
import { structuredDataOf, structuredDataProblems } from '../shop/markup/structured-data'

test('sitemap.xml and robots.txt come through the gateway, with the shop’s own address', async ({
  request,
  baseURL,
}) => {
  const robots = await request.get('/robots.txt')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location ?? '')

  expect(await robots.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  for (const path of ['/', '/product/imabari-towel-set', '/product?category=towel', '/law'])
    expect(listed).toContain(`${baseURL}${path}`)
  const product = listed.filter((location) => location.includes('/product/'))
  expect((await request.get(product[0] ?? '')).status()).toBe(200)
})

test('each page tells its address, picture and data to search engines without scripts', async ({
  request,
  baseURL,
}) => {
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

for (const [path, robots] of [
  ['/product?category=towel', undefined],
  ['/product?word=タオル', 'noindex,follow'],
  ['/product?category=towel&in_stock=1', 'noindex,follow'],
] as const) {
  test(`${path} is ${robots ?? 'for search engines'}`, async ({ request }) => {
    const html = await (await request.get(path)).text()

    expect(/<meta name="robots" content="([^"]*)">/.exec(html)?.[1]).toBe(robots)
  })
}

const typesOf = (data: unknown[]) => data.map((one) => (one as Record<string, unknown>)['@type'])
const told: [string, string[]][] = [
  ['/', ['OnlineStore', 'WebSite']],
  ['/product/imabari-towel-set', ['Product', 'BreadcrumbList']],
  ['/product/yokan-ogura', ['Product', 'BreadcrumbList']],
  ['/product?category=towel', ['ItemList', 'BreadcrumbList']],
  ['/faq', ['FAQPage']],
]

for (const [path, types] of told) {
  test(`a validator finds nothing in the structured data of ${path}: ${types.join(', ')}`, async ({
    request,
  }) => {
    const data = structuredDataOf(await (await request.get(path)).text())

    expect(typesOf(data)).toEqual(types)
    expect(structuredDataProblems(data)).toEqual([])
  })
}

test('a validator finds nothing in the structured data of articles', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const articles = [...sitemap.matchAll(/<loc>([^<]*\/(?:news|blog)\/[^<]+)<\/loc>/g)].map(
    ([, url]) => url ?? '',
  )
  expect(articles.length).toBeGreaterThan(1)

  for (const url of articles) {
    const data = structuredDataOf(await (await request.get(url)).text())
    expect(typesOf(data), url).toEqual(['Article'])
    expect(structuredDataProblems(data), url).toEqual([])
  }
})

for (const [host, product, category] of [
  ['business.localhost', 'towel-case-shiro', 'amenity'],
  ['school.localhost', 'school-bag-kuro', 'seifuku'],
] as const)
  test(`a validator finds nothing in the structured data of ${host}, and its logo is its own`, async ({
    page,
    baseURL,
  }) => {
    // Only a browser knows the addresses of its own machine by such names.
    const answerTo = async (url: string) => (await page.goto(url))!
    const at = (path: string) => `${baseURL!.replace('localhost', host)}${path}`
    const expected: [string, string[]][] = [
      ['/', ['OnlineStore', 'WebSite']],
      [`/product/${product}`, ['Product', 'BreadcrumbList']],
      [`/product?category=${category}`, ['ItemList', 'BreadcrumbList']],
      ['/faq', ['FAQPage']],
    ]

    for (const [path, types] of expected) {
      const data = structuredDataOf(await (await answerTo(at(path))).text())
      expect(typesOf(data), path).toEqual(types)
      expect(structuredDataProblems(data), path).toEqual([])
    }
    const [{ logo }] = structuredDataOf(await (await answerTo(at('/'))).text()) as [{ logo: string }]
    expect(logo).toBe(at('/shell/logo.svg'))
    const drawn = await answerTo(logo)
    expect(drawn.headers()['content-type']).toContain('image/svg+xml')
    expect(await drawn.text()).toMatch(/^<svg [^>]*xmlns=/)
    expect(await drawn.text()).not.toBe(await (await answerTo(`${baseURL}/shell/logo.svg`)).text())
  })

test('the validator itself finds what is wrong', () => {
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

for (const path of ['/', '/product', '/news', '/faq', '/maker', '/blog', '/guide', '/contact', '/nowhere'])
  test(`whoever links to ${path} shows a picture`, async ({ request, baseURL }) => {
    const html = await (await request.get(path)).text()
    const [, picture = ''] = /<meta property="og:image" content="([^"]*)">/.exec(html) ?? []

    expect(picture).toMatch(new RegExp(`^${baseURL}/media/`))
    expect((await request.get(picture)).headers()['content-type']).toMatch(/^image\//)
  })

test('a category that the shop does not have is not found', async ({ request }) => {
  expect((await request.get('/product?category=nothing-here')).status()).toBe(404)
  expect((await request.get('/product?category=towel')).status()).toBe(200)
})

test('a product tells its GTIN and who sells it', async ({ request }) => {
  const html = await (await request.get('/product/imabari-towel-set')).text()

  expect(structuredDataOf(html)[0]).toMatchObject({
    gtin: expect.stringMatching(/^\d{13}$/) as unknown,
    offers: { seller: { '@type': 'Organization', name: 'つなぐギフト' } },
  })
})

test('a single size is found by its product, and is none of the sitemap', async ({ page, baseURL }) => {
  const at = (path: string) => `${baseURL!.replace('localhost', 'school.localhost')}${path}`
  const html = (await (await page.goto(at('/product/blazer-kon-150')))?.text()) ?? ''
  const sitemap = (await (await page.goto(at('/sitemap.xml')))?.text()) ?? ''

  expect(html).toContain(`<link rel="canonical" href="${at('/product/blazer-kon')}">`)
  expect(sitemap).toContain(`<loc>${at('/product/blazer-kon')}</loc>`)
  expect(sitemap).not.toContain('blazer-kon-150')
})

test('each further page of a list has an address of its own in its head', async ({ request, baseURL }) => {
  const canonicalOf = async (path: string) =>
    /<link rel="canonical" href="([^"]*)">/.exec(await (await request.get(path)).text())?.[1]

  expect(await canonicalOf('/product?page=2')).toBe(`${baseURL}/product?page=2`)
  expect(await canonicalOf('/product?page=1')).toBe(`${baseURL}/product`)
})

for (const [path, feed] of [
  ['/news', '/v1/feeds/news.atom'],
  ['/blog', '/v1/feeds/blog.atom'],
] as const) {
  test(`the head of ${path} names its feed, and the feed answers`, async ({ request, baseURL }) => {
    const html = await (await request.get(path)).text()
    const head = html.slice(0, html.indexOf('</head>'))
    const href = /<link rel="alternate" type="application\/atom\+xml" title="[^"]+" href="([^"]*)">/.exec(
      head,
    )?.[1]

    expect(href).toBe(`${baseURL}${feed}`)
    const answer = await request.get(href ?? '')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toContain('application/atom+xml')
  })
}
