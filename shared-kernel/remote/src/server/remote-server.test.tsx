/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listNews } from '@storefront/contracts'
import { call } from '@storefront/http'
import { createRemoteServer } from './remote-server'

let api: Server

/** An API that answers each call with a list of news whose titles are gone. */
beforeAll((done) => {
  api = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{"key":"sale"}]}'),
  ).listen(0, '127.0.0.1', () => {
    process.env.API_ORIGIN = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
    done()
  })
})
afterAll((done) => void api.close(done))

test('a page that breaks on an answer is the error page, and the answer’s field is logged with remote, version and call', async () => {
  const lines: string[] = []
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
  const loader = async () => (await call(listNews, { query: {} })).data.data.map(({ title }) => title.trim())
  const server = createRemoteServer({
    name: 'content',
    routes: [{ id: 'news', path: '/news', loader, Component: () => null }],
  })

  const { status } = await server.renderFragment(new Request('https://shop.example.jp/news'))
  await new Promise(setImmediate)

  expect(status).toBe(500)
  const logged = lines.filter((line) => line.includes('contract broken')).map((line) => JSON.parse(line))
  expect(logged).toContainEqual(
    expect.objectContaining({
      ...{ level: 'error', remote: 'content', version: 'test', call: 'GET /v1/news' },
      ...{ field: 'data[0].id', expected: 'integer', found: 'absent' },
    }),
  )
})
