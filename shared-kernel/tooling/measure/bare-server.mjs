import Fastify from 'fastify'

/** Fastify that does nothing but send the bytes that it is given: what a page costs at least. */
process.once('message', async ({ body }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = Fastify()
  server.get('/*', (_request, reply) =>
    reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'br').send(bytes),
  )
  process.send?.({ origin: await server.listen({ port: 0, host: '127.0.0.1' }) })
})
