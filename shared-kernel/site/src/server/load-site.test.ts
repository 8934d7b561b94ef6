/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { loadSite } from './load-site'

const logo = '<svg xmlns="http://www.w3.org/2000/svg"/>'
let server: Server
const asked: string[] = []
let svgs: string[] | undefined
let svg: { status: number; body: unknown }

const publicSite = {
  name: 'つなぐギフト',
  theme: 'gift',
  maintenance: null,
  layout_pages: ['footer', 'index', 'menu'],
}
const answers: Record<string, unknown> = {
  '/v1/layouts/footer': { page: 'footer', title: '', areas: [{ name: 'main', components: [] }] },
  '/v1/settings/front': {},
  '/v1/categories/hierarchy': { data: [{ key: 'tea', name: 'お茶' }] },
  '/v1/static-pages/urls': { data: [] },
  '/v1/lp': { data: [] },
  '/v1/messages': { data: [] },
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api')
    asked.push(searchParams.get('url') ?? pathname)
    const { status, body } =
      pathname === '/v1/files-contents'
        ? svg
        : pathname === '/public.json'
          ? { status: 200, body: { ...publicSite, svgs } }
          : { status: pathname in answers ? 200 : 404, body: answers[pathname] ?? { message: '', code: 'x' } }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.env.API_ORIGIN = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
})

test("uses the SVG uploaded by the shop's staff", async () => {
  svg = { status: 200, body: { url: '/svg/logo.svg', content: logo } }

  expect(await loadSite('with-logo')).toMatchObject({ name: 'つなぐギフト', svgs: { logo } })
})

test('loads only the SVGs that the pages use', async () => {
  svg = { status: 200, body: { url: '', content: logo } }
  svgs = ['/svg/cart.svg', '/svg/logo.svg', '/svg/poster.svg']
  asked.splice(0)

  const site = await loadSite('with-icons')
  svgs = undefined

  expect(site.svgs).toEqual({ cart: logo, logo })
  expect(asked.filter((path) => path.startsWith('/svg/')).sort()).toEqual(['/svg/cart.svg', '/svg/logo.svg'])
})

test.each([
  ['a shop without one', 404],
  ['a failure', 500],
])('loads the site even if an SVG fails to load (§8, %s)', async (_case, status) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  svg = { status, body: { message: 'x', code: 'x' } }

  expect(await loadSite(`logo-${status}`)).toMatchObject({
    name: 'つなぐギフト',
    categories: [{ key: 'tea', name: 'お茶' }],
    svgs: {},
  })
})

test('ignores a frame layout that fails to load (§8)', async () => {
  svg = { status: 404, body: { message: '', code: 'files_content.not_found' } }

  asked.splice(0)

  const { layoutPages, frameLayouts } = await loadSite('laid-out')

  expect(layoutPages).toEqual(['footer', 'index', 'menu'])
  expect(frameLayouts).toEqual({ footer: [{ name: 'main', components: [] }] })
  expect(asked.filter((path) => path.startsWith('/v1/layouts/')).sort()).toEqual([
    '/v1/layouts/footer',
    '/v1/layouts/menu',
  ])
})

test('does not cache a failed load of the site', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const here = process.env.API_ORIGIN
  process.env.API_ORIGIN = 'http://127.0.0.1:1'
  const away = await loadSite('late-api')
  process.env.API_ORIGIN = here

  const [one, other] = await Promise.all([loadSite('late-api'), loadSite('late-api')])

  expect(away.name).toBe('')
  expect(one.name).toBe('つなぐギフト')
  expect(other).toBe(one)
})

test('loads the site again as soon as the shop has changed', async () => {
  await loadSite('changed', '1')
  answers['/v1/messages'] = { data: [{ code: 'caution', title: '', body: '遅れています' }] }

  const same = await loadSite('changed', '1')
  const [changed, joined] = await Promise.all([loadSite('changed', '2'), loadSite('changed', '2')])
  answers['/v1/messages'] = { data: [] }

  expect(same.messages).toEqual([])
  expect(changed.messages).toMatchObject([{ code: 'caution' }])
  expect(joined).toBe(changed)
})

test('returns the same object for an unchanged site', async () => {
  const before = await loadSite('unchanged', '1')

  expect(await loadSite('unchanged', '2')).toBe(before)
})
