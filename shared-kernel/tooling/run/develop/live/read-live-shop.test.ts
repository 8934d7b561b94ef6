import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readLiveShop } from './read-live-shop.mjs'

const catalog = {
  name: 'catalog',
  version: '1.4.0',
  entry: '/remotes/catalog/1.4.0/remoteEntry.js',
  routes: ['/', '/product/*'],
  integrity: 'sha384-entry',
}
const block = (id: string, value: object) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`
const page = `<main></main>${block('site', { channel: 'business' })}${block('composition', { id: 'c1', remotes: [catalog] })}`
const shop = { '/cart': page, '/-/composition': JSON.stringify({ id: 'c1', remotes: [catalog] }) }
const agreement = { answers: { version: '4.1.0', calls: {}, shapes: {} } }

let server: Server | undefined
afterEach(() => server?.close())

/** Starts a server with these answers by path. Returns its origin. */
async function openServer(answers: Record<string, string>) {
  server = createServer(({ url = '' }, response) => {
    response.setHeader('content-security-policy', "form-action 'self' https://pay.example; base-uri 'none'")
    const answer = answers[url]
    response.writeHead(answer === undefined ? 404 : 200).end(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('reads releases, channel, payment and agreement of a shop', async () => {
  const told = JSON.stringify({ name: 'reference-api', version: '1.2.0', agreement })
  const origin = await openServer({ ...shop, '/-/agreement': told })

  expect(await readLiveShop(`${origin}/product/towel`)).toEqual({
    origin,
    host: new URL(origin).host,
    channel: 'business',
    releases: [catalog],
    payment: 'https://pay.example',
    api: { label: `reference-api 1.2.0 of ${origin}`, agreement },
  })
})

test('accepts a shop that does not tell its agreement', async () => {
  const origin = await openServer(shop)

  expect(await readLiveShop(origin)).toMatchObject({ channel: 'business', api: undefined })
})

test.each(['', 'shop.example', 'ftp://shop.example'])('refuses %j as no address', async (address) => {
  await expect(readLiveShop(address)).rejects.toThrow(
    'is no address of a shop. For example: --with https://shop.example',
  )
})

test.each([
  ['another site', { '/cart': '<h1>Blog</h1>' }],
  ['a site that answers every path', { ...shop, '/-/composition': '<h1>Blog</h1>' }],
  ['a shop in maintenance', { ...shop, '/cart': page.replace(JSON.stringify([catalog]), '[]') }],
])('refuses %s', async (_, answers) => {
  const origin = await openServer(answers)

  await expect(readLiveShop(origin)).rejects.toThrow(
    `${origin} is no shop that can be developed with: it has no composition.`,
  )
})

test('refuses an address that does not answer', async () => {
  const origin = await openServer({})
  server?.close()

  await expect(readLiveShop(origin)).rejects.toThrow(
    `${origin} does not answer (ECONNREFUSED): is the address right?`,
  )
})
