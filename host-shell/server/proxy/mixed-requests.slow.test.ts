/** @jest-environment node */
import { Agent, request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { head, openWire, smuggled, type Wire } from '../testing/api-wire'

let wire: Wire

beforeEach(async () => {
  wire = await openWire()
})
afterEach(() => wire.close())

/** Sends one request on a keep-alive connection and returns the sender that the API saw. */
function ask(agent: Agent, asker: string, method: 'GET' | 'POST'): Promise<unknown> {
  const body = method === 'POST' ? JSON.stringify({ asker }) : undefined
  const headers = {
    'x-asker': asker,
    ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
  }
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { port: wire.port, host: '127.0.0.1', path: `/v1/${asker}`, agent, method, headers },
      (answer) => {
        text(answer).then((words) => resolve((JSON.parse(words) as { asker: unknown }).asker), reject)
      },
    )
    sent.on('error', reject).end(body)
  })
}

test('returns every response to its own sender during request smuggling attacks', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const attacks = [
    head('GET /v1/tags HTTP/1.1', `content-length: ${smuggled.length}`) + smuggled,
    head('HEAD /v1/tags HTTP/1.1', 'content-length: 700'),
    `${head('GET /v1/tags HTTP/1.1', 'transfer-encoding: chunked')}0\r\n\r\n${smuggled}`,
    `${head('POST /v1/x HTTP/1.1', 'connection: content-length', 'content-type: text/x', 'content-length: 3')}abc${head('GET /v1/tags HTTP/1.1', 'content-length: 9')}`,
  ]
  const wrong: string[] = []

  for (let round = 0; round < 100; round += 1) {
    const asking = Array.from({ length: 100 }, async (_, index) => {
      const asker = `shopper-${round}-${index}`
      const answered = await ask(agent, asker, index % 4 === 0 ? 'POST' : 'GET')
      if (answered !== asker) wrong.push(`${asker} got the answer of ${String(answered)}`)
    })
    await Promise.all([...asking, ...attacks.map((bytes) => wire.answersTo(bytes))])
  }

  expect(wrong).toEqual([])
  expect(wire.heard.filter((call) => call.includes('shopper-'))).toHaveLength(10_000)
  expect(wire.heard.filter((call) => call === 'GET /v1/me/user')).toEqual([])
  agent.destroy()
}, 120_000)
