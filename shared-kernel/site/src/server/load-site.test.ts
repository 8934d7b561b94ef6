/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { loadSite } from './load-site'

const logo = '<svg xmlns="http://www.w3.org/2000/svg"/>'
let server: Server
let svg: { status: number; body: unknown }

const answers: Record<string, unknown> = {
  '/public.json': { name: 'つなぐギフト', theme: 'gift', maintenance: null },
  '/v1/settings/front': {},
  '/v1/categories/hierarchy': { data: [{ key: 'tea', name: 'お茶' }] },
  '/v1/static-pages/urls': { data: [] },
  '/v1/lp': { data: [] },
  '/v1/messages': { data: [] },
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://api')
    const { status, body } =
      pathname === '/v1/files-contents' ? svg : { status: 200, body: answers[pathname] }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.env.API_ORIGIN = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
})

test('a shop shows the SVG of its staff', async () => {
  svg = { status: 200, body: { url: '/svg/logo.svg', content: logo } }

  expect(await loadSite('with-logo')).toMatchObject({ name: 'つなぐギフト', svgs: { logo } })
})

test.each([
  ['a shop without one', 404],
  ['a failure', 500],
])('failed svg: %s is ignored, the rest of the site is there (§8)', async (_case, status) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  svg = { status, body: { message: 'x', code: 'x' } }

  expect(await loadSite(`logo-${status}`)).toMatchObject({
    name: 'つなぐギフト',
    categories: [{ key: 'tea', name: 'お茶' }],
    svgs: {},
  })
})
