/** @jest-environment node */
import type { IncomingHttpHeaders } from 'node:http'
import { aRemote, closeServers, listen, sendJson } from '../testing/fake-servers'
import { fetchFragment } from './fragment-client'

const shopper = {
  origin: 'https://shop.example.jp',
  channel: 'business',
  cookie: 'cartToken=abc',
  address: '198.51.100.7',
}
const fragmentOf = (version: string) => ({
  version,
  status: 200,
  html: '<h1>カート</h1>',
  screens: [],
  head: null,
  hydration: {},
})
const generousMs = 20_000

afterEach(closeServers)

test('a remote hears which page, whose, from where and for which shop, and its page is taken', async () => {
  const heard: { url?: string; headers: IncomingHttpHeaders }[] = []
  const origin = await listen(({ url, headers }, response) => {
    heard.push({ url, headers })
    sendJson(response, fragmentOf('1.4.0'))
  })
  const remote = aRemote(origin, { version: '1.4.0' })

  const answer = await fetchFragment(remote, '/cart?word=のし&x=1', shopper, generousMs)

  expect(answer).toEqual({ fragment: fragmentOf('1.4.0') })
  const asked = new URL(heard[0]?.url ?? '', origin)
  expect([asked.pathname, asked.searchParams.get('url')]).toEqual(['/1.4.0/fragment', '/cart?word=のし&x=1'])
  expect(heard[0]?.headers).toMatchObject({
    'x-ecd-channel-id': 'business',
    'x-shop-origin': 'https://shop.example.jp',
    'x-forwarded-for': '198.51.100.7',
    cookie: 'cartToken=abc',
  })
})

test('a page of another version than the composition names is discarded: its scripts would not fit', async () => {
  const origin = await listen((_request, response) => sendJson(response, fragmentOf('1.5.0')))

  expect(await fetchFragment(aRemote(origin, { version: '1.4.0' }), '/cart', shopper, generousMs)).toEqual({
    missing: 'other-version',
  })
})

test('a page that does not come in time is left to the browser', async () => {
  const origin = await listen(() => undefined)

  expect(await fetchFragment(aRemote(origin), '/cart', shopper, 30)).toEqual({ missing: 'late' })
})

test('a page whose end does not come in time is late too', async () => {
  const origin = await listen((_request, response) => void response.writeHead(200).write('{"version":'))

  expect(await fetchFragment(aRemote(origin), '/cart', shopper, 200)).toEqual({ missing: 'late' })
})

test('a remote that fails, answers nonsense or is away is left to the browser', async () => {
  const failing = await listen((_request, response) => sendJson(response, { message: 'down' }, 500))
  const nonsense = await listen((_request, response) => void response.end('<html>'))

  for (const origin of [failing, nonsense, 'http://127.0.0.1:9'])
    expect(await fetchFragment(aRemote(origin), '/cart', shopper, generousMs)).toEqual({ missing: 'failed' })
})
