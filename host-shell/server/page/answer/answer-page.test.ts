/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib'
import type { ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import type { Fragment } from '@storefront/remote/server'
import type { FastifyInstance } from 'fastify'
import type { RemoteEntry } from '../../release/remote-entry'
import { aFragment, closeServers, openShop, sendJson, serveRemote } from '../../testing/fake-servers'
import { openPageGateway } from '../../testing/page-gateway'

const known = process.env.API_ORIGIN
let gateway: FastifyInstance
const log = new PassThrough()
const logged = () => String(log.read() ?? '')

async function openGateway(
  remotes: RemoteEntry[],
  answers?: Record<string, unknown>,
  env?: NodeJS.ProcessEnv,
) {
  gateway = await openPageGateway(remotes, { answers, env, log })
  return gateway
}

type Rendered = Partial<Fragment> | ((response: ServerResponse) => void)

/** Serves a cart with this rendering. `asked` counts its requests. */
async function aCart(rendered: Rendered, own: Partial<RemoteEntry> = {}) {
  const asked: string[] = []
  const remote = await serveRemote((response, version, { url }) => {
    asked.push(new URL(url ?? '/', 'http://remote').searchParams.get('url') ?? '')
    if (typeof rendered === 'function') return rendered(response)
    return sendJson(response, aFragment(version, rendered))
  }, own)
  return { asked, remote }
}
/** Returns the composition of a page: from its document, or from the data of a guest's page. */
async function compositionOf(html: string): Promise<{ remotes: { routes: string[] }[] }> {
  const inlined = /id="composition">(.*?)<\/script>/.exec(html)?.[1]
  if (inlined) return JSON.parse(inlined)
  const answer = await gateway.inject(/\/-\/page-data\/[\w-]+/.exec(html)?.[0] ?? '/')
  return answer.json().composition
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  logged()
})
afterEach(async () => {
  jest.restoreAllMocks()
  await gateway.close()
  closeServers()
  process.env.API_ORIGIN = known
})

test.each([
  [
    'an API that responds 503',
    { '/public.json': { status: 503, body: { title: '棚卸し中', message: '2時に再開します。' } } },
  ],
  [
    'a shop in maintenance',
    {
      '/public.json': {
        name: 'つなぐ',
        theme: 'gift',
        maintenance: { title: '棚卸し中', message: '2時に再開します。', gtm_id: null },
      },
    },
  ],
])('redirects every page for %s to /maintenance/, which responds 503 (§2, §8)', async (_what, closed) => {
  const { remote, asked } = await aCart({})
  await openGateway([remote], { ...openShop, ...closed })

  const page = await gateway.inject('/cart')
  const notice = await gateway.inject('/maintenance/')

  expect(page.statusCode).toBe(302)
  expect(page.headers.location).toBe('/maintenance/')
  expect(notice.statusCode).toBe(503)
  expect(notice.body).toContain('棚卸し中')
  expect(notice.body).toContain('2時に再開します。')
  expect((await compositionOf(notice.body)).remotes).toEqual([])
  expect(asked).toEqual([])
})

test('returns 404 for an unknown channel without requesting a remote', async () => {
  const { remote, asked } = await aCart({})
  await openGateway([remote], {
    '/public.json': { status: 404, body: { message: 'チャネルが存在しない', code: 'channel.invalid' } },
  })

  const { statusCode, body } = await gateway.inject('/cart')

  expect(statusCode).toBe(404)
  expect((await compositionOf(body)).remotes).toEqual([])
  expect(asked).toEqual([])
  expect(body).toContain('data-layout="invalid-channel"')
})

test('returns the owner’s markup and status', async () => {
  const { remote, asked } = await aCart({ status: 404, html: '<h1>商品がありません</h1>' })
  await openGateway([remote])

  const { statusCode, body, headers } = await gateway.inject('/cart/payment?step=2')

  expect(statusCode).toBe(404)
  expect(asked).toEqual(['/cart/payment?step=2'])
  expect(body).toContain('<div data-app="cart" data-ssr="404" data-hydrating><h1>商品がありません</h1></div>')
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-encoding, cookie',
    'cross-origin-opener-policy': 'same-origin',
  })
})

test.each([
  [{ 'SITE.IS_INDEXED': false }, 'noindex'],
  [{}, undefined],
])('maps settings %j to x-robots-tag %s', async (settings, robots) => {
  const { remote } = await aCart({})
  const answers = { ...openShop, '/v1/settings/front': settings }
  const { headers } = await (await openGateway([remote], answers)).inject('/cart')

  expect(headers['x-robots-tag']).toBe(robots)
})

test('serves a shop’s logo at its own URL', async () => {
  const drawing = '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>'
  const withLogo = {
    ...openShop,
    '/public.json': { name: 'つなぐ', theme: 'gift', maintenance: null, svgs: ['/svg/logo.svg'] },
    '/v1/files-contents': { content: drawing },
  }
  const own = await (await openGateway([], withLogo)).inject('/shell/logo.svg')
  await gateway.close()
  const none = await (await openGateway([])).inject('/shell/logo.svg')

  expect(own.body).toBe(drawing.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'))
  expect(own.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'",
  })
  expect(none.statusCode).toBe(302)
  expect(none.headers.location).toBe('/shell/icon.svg')
})

test('renders the header with the shop’s own SVGs', async () => {
  const drawing = '<svg viewBox="0 0 1 1"><circle r="1"/></svg>'
  const answers = {
    ...openShop,
    '/public.json': { name: 'つなぐ', theme: 'gift', maintenance: null, svgs: ['/svg/cart.svg'] },
    '/v1/files-contents': { content: drawing },
  }
  const { body } = await (await openGateway([], answers)).inject('/sample')

  const header = /<header.*<\/header>/s.exec(body)?.[0]
  expect(header).toContain(`aria-hidden="true">${drawing}`)
})

test('responds with the redirect of a loader', async () => {
  const { remote } = await aCart({ status: 302, redirect: '/login/?back=%2Fcart', html: '' })
  await openGateway([remote])

  const { statusCode, headers, body } = await gateway.inject('/cart')

  expect(statusCode).toBe(302)
  expect(headers.location).toBe('/login/?back=%2Fcart')
  expect(body).toBe('')
})

test.each<[string, Rendered, NodeJS.ProcessEnv]>([
  ['late', () => undefined, { FRAGMENT_DEADLINE_MS: '30' }],
  ['failed', (response) => sendJson(response, {}, 500), {}],
  ['of a different version', { version: '0.0.1' }, {}],
])('lets the browser render a page whose fragment is %s', async (_how, rendered, env) => {
  const { remote } = await aCart(rendered)
  await openGateway([remote], openShop, env)

  const { statusCode, headers, body } = await gateway.inject('/cart')

  expect(statusCode).toBe(503)
  expect(headers['retry-after']).toBe('5')
  expect(body).toContain('<meta name="robots" content="noindex">')
  expect(body).toContain('shell-waiting')
  expect(body).not.toContain('data-ssr')
  expect(body).toContain(`href="${remote.entry}"`)
  expect(body).toContain('つなぐギフト')
})

test('lets the browser render a page when its loader fails (§8)', async () => {
  const { remote } = await aCart({ status: 502, html: '<h1>Error</h1>' })
  await openGateway([remote])

  const { statusCode, body } = await gateway.inject(
    `/cart/${'t'.repeat(43)}/complete?email=hanako@example.com`,
  )

  expect(statusCode).toBe(502)
  expect(body).toContain('shell-waiting')
  expect(body).not.toContain('<h1>Error</h1>')
  expect(body).toContain(`href="${remote.entry}"`)
  const line = JSON.parse(logged()) as Record<string, unknown>
  expect(line).toMatchObject({
    remote: 'cart',
    version: remote.version,
    path: '/cart/…/complete',
    reason: 'failed',
    status: 502,
  })
  expect(JSON.stringify(line)).not.toContain('hanako')
})

test('sheds a page over capacity with 503 and Retry-After', async () => {
  const { remote, asked } = await aCart({})
  await openGateway([remote], openShop, { FRAGMENT_CONCURRENCY: '0', FRAGMENT_QUEUE_LIMIT: '0' })

  const { statusCode, headers, body } = await gateway.inject('/cart/payment?step="2')

  expect(statusCode).toBe(503)
  expect(headers['retry-after']).toBe('5')
  expect(headers['cache-control']).toBe('no-store')
  expect(asked).toEqual([])
  expect(body).toContain('<h1>ただいまアクセスが集中しています</h1>')
  expect(body).toContain('<meta name="robots" content="noindex">')
  expect(body).toContain('<a href="/cart/payment?step=')
  expect(body).not.toContain('<script')
})

test('serves guests an earlier page when the remote fails', async () => {
  let isAway = false
  const { remote } = await aCart((response) =>
    isAway
      ? void response.writeHead(502).end()
      : sendJson(response, aFragment(remote.version, { html: '<h1>特集</h1>', sharedMaxAgeMs: 60_000 })),
  )
  await openGateway([remote])
  await gateway.inject('/cart')

  isAway = true
  const now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now + 60_000)
  const page = await gateway.inject('/cart')

  expect(page.statusCode).toBe(200)
  expect(page.body).toEqual(expect.stringContaining('<h1>特集</h1>'))
  expect(page.body).not.toContain('noindex')
  expect(logged()).toContain('"msg":"fragment is missing, an earlier one is shown"')
})

test('returns 404 for an unknown product to every guest', async () => {
  const { remote, asked } = await aCart({
    status: 404,
    html: '<h1>404 Not Found</h1>',
    sharedMaxAgeMs: 60_000,
  })
  await openGateway([remote])

  const [first, next] = [await gateway.inject('/cart/nothing'), await gateway.inject('/cart/nothing')]

  expect([first.statusCode, next.statusCode, asked.length]).toEqual([404, 404, 1])
})

test('creates a new nonce for each response’s policy', async () => {
  const { remote } = await aCart({})
  await openGateway([remote])

  const answers = [await gateway.inject('/cart'), await gateway.inject('/cart')]

  const nonces = answers.map(({ body }) => [
    ...new Set([...body.matchAll(/nonce="([^"]+)"/g)].map(([, one]) => one)),
  ])
  expect(nonces.map(({ length }) => length)).toEqual([1, 1])
  expect(nonces[0]).not.toEqual(nonces[1])
  answers.forEach(({ headers }, index) =>
    expect(headers['content-security-policy']).toContain(
      `script-src 'nonce-${nonces[index]?.[0]}' 'strict-dynamic';`,
    ),
  )
})

test('shares a document between guests who share its fragment', async () => {
  const { remote, asked } = await aCart({ sharedMaxAgeMs: 60_000 })
  await openGateway([remote])
  const ask = (cookie?: string) =>
    gateway.inject({ url: '/cart', headers: { 'accept-encoding': 'br', ...(cookie ? { cookie } : {}) } })

  const [first, second] = [await ask(), await ask('_ga=GA1.1.1')]
  const [mine, mineAgain] = [await ask('cart_token=a'), await ask('cart_token=a')]

  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
  expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  const policies = [first, mine, mineAgain].map(({ headers }) => headers['content-security-policy'])
  expect(new Set(policies).size).toBe(3)
  expect(asked).toHaveLength(3)
})

test('compresses the same page for a browser that accepts brotli', async () => {
  const { remote } = await aCart({})
  await openGateway([remote])
  const ask = (encoding: string) => gateway.inject({ url: '/cart', headers: { 'accept-encoding': encoding } })

  const [packed, plain] = [await ask('gzip, br'), await ask('gzip')]

  expect([packed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['br', undefined])
  const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]+"/g, '')
  expect(withoutNonce(brotliDecompressSync(packed.rawPayload).toString())).toBe(withoutNonce(plain.body))
})

test('assigns listed static pages to the remote that claims them', async () => {
  const { remote, asked } = await aCart({}, { name: 'content', routes: ['@static-pages'] })
  await openGateway([remote], {
    ...openShop,
    '/v1/static-pages/urls': { data: [{ url: '/law', title: '特定商取引法', is_listed: true }] },
  })

  const [law, guide] = [await gateway.inject('/law'), await gateway.inject('/guide')]

  expect([law.statusCode, guide.statusCode, asked]).toEqual([200, 404, ['/law']])
  expect((await compositionOf(law.body)).remotes[0]?.routes).toEqual(['/law'])
  expect(guide.body).toContain('404 Not Found')
})

test('redirects a listed landing page to its x-redirect (§2, §7)', async () => {
  const { remote, asked } = await aCart(
    { status: 302, redirect: '/lp/oseibo', html: '' },
    { name: 'content', routes: ['@landing-pages'] },
  )
  const page = { title: '冬', description: '', image: null, is_listed: false }
  await openGateway([remote], {
    ...openShop,
    '/v1/lp': { data: [{ ...page, slug: 'winter', url: '/gift/season/winter' }] },
  })

  const [listed, other] = [await gateway.inject('/gift/season/winter'), await gateway.inject('/gift/season')]

  expect(listed.statusCode).toBe(302)
  expect(listed.headers.location).toBe('/lp/oseibo')
  expect(asked).toEqual(['/gift/season/winter'])
  expect(other.statusCode).toBe(404)
  expect((await compositionOf(other.body)).remotes[0]?.routes).toEqual(['/gift/season/winter'])
})
