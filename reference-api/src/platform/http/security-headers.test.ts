import Fastify from 'fastify'
import { addSecurityHeaders } from './security-headers'

async function ask(url: string) {
  const app = Fastify()
  addSecurityHeaders(app)
  app.get('/picture', (_request, reply) =>
    reply.header('content-security-policy', "default-src 'none'").send(),
  )
  app.get('/answer', () => ({}))
  return (await app.inject(url)).headers
}

const secured = {
  'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
  'strict-transport-security': expect.stringMatching(/^max-age=\d{8};/),
  'x-content-type-options': 'nosniff',
}

test.each(['/answer', '/no-such-path'])(
  'the response of %s forbids content, frames and sniffing',
  async (url) => {
    expect(await ask(url)).toMatchObject(secured)
  },
)

test('a route replaces a security header', async () => {
  expect(await ask('/picture')).toMatchObject({
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
})
