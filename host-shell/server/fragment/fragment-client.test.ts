/** @jest-environment node */
import type { IncomingHttpHeaders } from 'node:http'
import { aFragment, aRemote, closeServers, listen, sendJson } from '../testing/fake-servers'
import { fetchFragment } from './fragment-client'

const shopper = {
  origin: 'https://shop.example.jp',
  channel: 'business',
  cookie: 'cartToken=abc',
  address: '198.51.100.7',
}
const patient = () => new AbortController().signal

afterEach(closeServers)

test('sends URL, session, origin and shop with each request', async () => {
  const heard: { url?: string; headers: IncomingHttpHeaders }[] = []
  const origin = await listen(({ url, headers }, response) => {
    heard.push({ url, headers })
    sendJson(response, aFragment('1.4.0'))
  })
  const remote = aRemote(origin, { version: '1.4.0' })

  const answer = await fetchFragment(remote, '/cart?word=のし&x=1', shopper, patient())

  expect(answer).toEqual({ fragment: aFragment('1.4.0'), sizeBytes: expect.any(Number) })
  const asked = new URL(heard[0]?.url ?? '', origin)
  expect([asked.pathname, asked.searchParams.get('url')]).toEqual(['/1.4.0/fragment', '/cart?word=のし&x=1'])
  expect(heard[0]?.headers).toMatchObject({
    'x-ecd-channel-id': 'business',
    'x-shop-origin': 'https://shop.example.jp',
    'x-forwarded-for': '198.51.100.7',
    cookie: 'cartToken=abc',
  })
})

test('discards a page whose version differs from the composition', async () => {
  const origin = await listen((_request, response) => sendJson(response, aFragment('1.5.0')))

  expect(await fetchFragment(aRemote(origin, { version: '1.4.0' }), '/cart', shopper, patient())).toEqual({
    missing: 'other-version',
  })
})

test('reports a page as late when it misses the deadline', async () => {
  const origin = await listen(() => undefined)

  expect(await fetchFragment(aRemote(origin), '/cart', shopper, AbortSignal.timeout(30))).toEqual({
    missing: 'late',
  })
})

test('reports a page as late when its body misses the deadline', async () => {
  const origin = await listen((_request, response) => void response.writeHead(200).write('{"version":'))

  expect(await fetchFragment(aRemote(origin), '/cart', shopper, AbortSignal.timeout(200))).toEqual({
    missing: 'late',
  })
})

test('reports failure for a failing, malformed or unreachable remote', async () => {
  const failing = await listen((_request, response) => sendJson(response, { message: 'down' }, 503))
  const nonsense = await listen((_request, response) => void response.end('<html>'))

  for (const origin of [failing, nonsense, 'http://127.0.0.1:9'])
    expect(await fetchFragment(aRemote(origin), '/cart', shopper, patient())).toEqual({ missing: 'failed' })
})

test('reports that the remote responded when a single fragment fails', async () => {
  const origin = await listen((_request, response) => sendJson(response, { message: 'fragment failed' }, 500))

  expect(await fetchFragment(aRemote(origin), '/cart', shopper, patient())).toEqual({
    missing: 'failed',
    isAnswered: true,
  })
})

test('reports failure with the status of a failed loader', async () => {
  const origin = await listen((_request, response) =>
    sendJson(response, aFragment('1.4.0', { status: 502, html: '<h1>Error</h1>' })),
  )

  expect(await fetchFragment(aRemote(origin, { version: '1.4.0' }), '/cart', shopper, patient())).toEqual({
    missing: 'failed',
    status: 502,
    isOfApi: true,
  })
})

test('aborts a page that never ends', async () => {
  let isGone: () => void = () => undefined
  const gone = new Promise<void>((resolve) => (isGone = resolve))
  const origin = await listen((_request, response) => {
    const chunk = 'あ'.repeat(100_000)
    const write = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', write).on('close', isGone)
    write()
  })

  expect(await fetchFragment(aRemote(origin), '/cart', shopper, patient())).toEqual({ missing: 'failed' })

  await gone
})

test.each([
  ['a failed call alone', undefined, true],
  ['its own error', ['TypeError: lines is undefined'], false],
])('distinguishes failures of the API from failures of the remote (%s)', async (_what, defects, isOfApi) => {
  const page = aFragment('1.4.0', { status: 503, ...(defects && { defects }) })
  const origin = await listen((_request, response) => sendJson(response, page))

  expect(await fetchFragment(aRemote(origin, { version: '1.4.0' }), '/cart', shopper, patient())).toEqual({
    missing: 'failed',
    status: 503,
    isOfApi,
  })
})
