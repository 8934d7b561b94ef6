import { sendFailure } from './beacon'

const sent: { url: string; body: Promise<Record<string, unknown>> }[] = []

beforeAll(() => {
  Object.assign(navigator, {
    sendBeacon: (url: string, body: Blob) =>
      sent.push({
        url,
        body: new Promise((resolve) => {
          const reader = new FileReader()
          reader.onload = () => resolve(JSON.parse(String(reader.result)) as Record<string, unknown>)
          reader.readAsText(body)
        }),
      }),
  })
})
beforeEach(() => {
  sent.length = 0
  document.body.innerHTML = '<div data-app="catalog" data-release="1.1.0"></div>'
})

test('reports a repeated failure once with its release and trace', async () => {
  sendFailure('route-error', 'TypeError: x is undefined')
  sendFailure('route-error', 'TypeError: x is undefined')

  expect(sent.map(({ url }) => url)).toEqual(['/-/beacon'])
  expect(await sent[0]?.body).toEqual({
    traceId: expect.stringMatching(/^[\da-f]{32}$/),
    failures: [
      { kind: 'route-error', detail: 'TypeError: x is undefined', remote: 'catalog', version: '1.1.0' },
    ],
  })
})

test.each([
  ['cart 1.2.0: Error: the entry is broken', { remote: 'cart', version: '1.2.0' }],
  ['ChunkLoadError: http://shop/remotes/mypage/2.0.0/a.js', { remote: 'mypage', version: '2.0.0' }],
])('attributes %s to the release it mentions', async (detail, release) => {
  sendFailure('remote-failed', detail)

  expect(await sent[0]?.body).toMatchObject({ failures: [release] })
})

test('reports at most ten failures per page', () => {
  for (let index = 0; index < 30; index += 1) sendFailure('uncaught', `Error: ${index}`)

  expect(sent.length).toBeLessThan(10)
})
