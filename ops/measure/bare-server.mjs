import Fastify from 'fastify'

/** Runs a Fastify that only sends the given bytes, to measure the minimum cost of a page. */
process.once('message', async (/** @type {{ body: string }} */ { body }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = Fastify()
  server.get('/*', (_request, reply) =>
    reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'br').send(bytes),
  )
  process.send?.({ origin: await server.listen({ port: 0, host: '127.0.0.1' }) })
})
