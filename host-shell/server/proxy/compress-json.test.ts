/** @jest-environment node */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { compressJson } from './compress-json'

type Sent = {
  body: string
  type?: string
  method?: 'GET' | 'POST'
  accepts?: string
  headers?: Record<string, string>
}

/** Returns the response as the browser sees it, for an API response sent through the gateway. */
async function passedOn({
  body,
  type = 'application/json',
  method = 'GET',
  accepts = 'gzip, br',
  headers = {},
}: Sent) {
  const gateway = Fastify()
  gateway.route({
    method,
    url: '/v1/news',
    handler: async (request, reply) => {
      reply.headers({ 'content-type': type, 'content-length': String(Buffer.byteLength(body)), ...headers })
      return reply.send(await compressJson(request, reply, Readable.from([Buffer.from(body)])))
    },
  })
  const answer = await gateway.inject({ method, url: '/v1/news', headers: { 'accept-encoding': accepts } })
  await gateway.close()
  return answer
}

const jsonOf = (bytes: number) => JSON.stringify({ a: 'x'.repeat(bytes - '{"a":""}'.length) })

test.each([
  [1_399, undefined],
  [1_400, 'br'],
  [200_000, 'br'],
  [200_001, undefined],
])('sends JSON of %i bytes with the encoding %s', async (bytes, encoding) => {
  const { headers, rawPayload } = await passedOn({ body: jsonOf(bytes) })

  expect(headers['content-encoding']).toBe(encoding)
  const read = encoding ? brotliDecompressSync(rawPayload) : rawPayload
  expect(read.toString()).toBe(jsonOf(bytes))
  expect(headers['content-length']).toBe(String(rawPayload.length))
})

test.each<[string, Partial<Sent>]>([
  ['to a write, whose length must not reveal its token', { method: 'POST' }],
  ['that is not JSON', { type: 'text/csv' }],
  ['that is already compressed', { headers: { 'content-encoding': 'gzip' } }],
])('does not compress a response %s', async (_what, own) => {
  const { headers, body } = await passedOn({ body: jsonOf(5_000), ...own })

  expect(body).toBe(jsonOf(5_000))
  expect(headers['content-encoding']).toEqual(own.headers?.['content-encoding'])
  expect(headers.vary).toBeUndefined()
})

test('adds accept-encoding to the Vary header of every JSON response', async () => {
  const vary = async (own: Partial<Sent>) => (await passedOn({ body: jsonOf(5_000), ...own })).headers.vary

  expect([
    await vary({}),
    await vary({ accepts: 'gzip' }),
    await vary({ body: '{}' }),
    await vary({ headers: { vary: 'cookie' } }),
  ]).toEqual(['accept-encoding', 'accept-encoding', 'accept-encoding', 'cookie, accept-encoding'])
})

test('does not mistake a similar encoding name for brotli', async () => {
  expect(
    (await passedOn({ body: jsonOf(5_000), accepts: 'brotish' })).headers['content-encoding'],
  ).toBeUndefined()
})

test('streams a response of unknown length', async () => {
  const stream = Readable.from([Buffer.from(jsonOf(5_000))])
  const known: Record<string, unknown> = { 'content-type': 'application/json' }
  const reply = {
    getHeader: (name: string) => known[name],
    hasHeader: (name: string) => name in known,
    header: (name: string, value: unknown) => void (known[name] = value),
  }
  const request = { method: 'GET', headers: { 'accept-encoding': 'br' } }

  const passed = await compressJson(request as never, reply as never, stream)

  expect(passed).toBe(stream)
  expect((await buffer(stream)).toString()).toBe(jsonOf(5_000))
})
