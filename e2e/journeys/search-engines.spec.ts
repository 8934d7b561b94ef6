import { expect, test } from '../shop/running-shop'

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
  ['/product?category=nothing-here', 'noindex,follow'],
] as const) {
  test(`${path} is ${robots ?? 'for search engines'}`, async ({ request }) => {
    const html = await (await request.get(path)).text()

    expect(/<meta name="robots" content="([^"]*)">/.exec(html)?.[1]).toBe(robots)
  })
}
