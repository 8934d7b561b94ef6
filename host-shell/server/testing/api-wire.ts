import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { createGatewayServer } from '../gateway-server'
import { gatewayMetrics } from '../observe/gateway-metrics'
import { proxyApi } from '../proxy/proxy-api'

/** If a connection is silent for this long, the test continues with the bytes received so far. */
const silenceMs = 10_000

/** A gateway in front of an API that echoes each sender. `heard` lists the calls that reached the API. */
export type Wire = {
  port: number
  heard: string[]
  logged(): string
  /** Sends these bytes and returns everything that the gateway sends back until it closes the connection. */
  answersTo(bytes: string): Promise<string>
  close(): Promise<void>
}

export async function openWire(requestTimeoutMs = 60_000): Promise<Wire> {
  const heard: string[] = []
  const api = Fastify()
  api.addContentTypeParser(
    '*',
    (_request, payload, done) => void text(payload).then((body) => done(null, body), done),
  )
  api.addHook('onRequest', async ({ url, socket }) => {
    if (url === '/v1/lost') socket.destroy()
  })
  api.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/v1/*',
    handler: async ({ method, url, headers, body }) => {
      heard.push(`${method} ${url}`)
      return { asker: headers['x-asker'], url, body: body ?? null, headers }
    },
  })
  const known = process.env.API_ORIGIN
  process.env.API_ORIGIN = await api.listen({ port: 0, host: '127.0.0.1' })
  const log = new PassThrough()
  const lines: Buffer[] = []
  log.on('data', (line: Buffer) => lines.push(line))
  const gateway = createGatewayServer({ trustedProxies: 'loopback' }, { log, requestTimeoutMs })
  await proxyApi(gateway, () => 'tsunagu', gatewayMetrics())
  await gateway.listen({ port: 0, host: '127.0.0.1' })
  const close = async () => {
    await Promise.all(
      [gateway, api].map((server: FastifyInstance) => (server.server.closeAllConnections(), server.close())),
    )
    process.env.API_ORIGIN = known
  }
  const { port } = gateway.server.address() as AddressInfo
  const answersTo = async (bytes: string) => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.setTimeout(silenceMs, () => socket.end().destroySoon())
    socket.write(bytes)
    return (await buffer(socket)).toString()
  }
  return {
    port,
    heard,
    logged: () => Buffer.concat(lines).toString(),
    answersTo,
    close,
  }
}

/** Builds a raw request from the first line, the shop's host and further headers. */
export const head = (firstLine: string, ...headers: string[]) =>
  [firstLine, 'host: localhost', ...headers, '', ''].join('\r\n')
export const smuggled = head('GET /v1/me/user HTTP/1.1', 'x-asker: smuggled')
