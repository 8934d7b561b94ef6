/** @jest-environment node */
import Fastify from 'fastify'
import { proxyApi } from './proxy-api'

const known = process.env.API_ORIGIN

afterEach(() => {
  process.env.API_ORIGIN = known
})

test('an API that is away is answered for in its own shape, without what broke, and not as maintenance', async () => {
  process.env.API_ORIGIN = 'http://127.0.0.1:9'
  const gateway = Fastify()
  await proxyApi(gateway, () => 'tsunagu')

  const answer = await gateway.inject('/v1/news')

  expect(answer.statusCode).toBe(502)
  expect(answer.json()).toEqual({ message: expect.stringContaining('しばらくしてから'), code: 'gateway.unreachable', errors: {} })
  await gateway.close()
})

test('a request goes on with the channel and the name of the host it came for', async () => {
  const api = Fastify()
  api.get('/v1/news', async ({ headers }) => headers)
  process.env.API_ORIGIN = await api.listen({ port: 0, host: '127.0.0.1' })
  const gateway = Fastify()
  await proxyApi(gateway, (hostname) => hostname.split('.')[0] ?? '')

  const answer = await gateway.inject({ url: '/v1/news', headers: { host: 'business.localhost' } })

  expect(answer.json()).toMatchObject({ 'x-ecd-channel-id': 'business', 'x-forwarded-host': 'business.localhost' })
  await gateway.close()
  await api.close()
})
