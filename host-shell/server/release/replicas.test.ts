/** @jest-environment node */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aRemote } from '../testing/fake-servers'
import { hintWorker } from './worker-client'
import { urlsOfReplicas } from './replicas'

const running: Server[] = []
afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

test('notifies each of a remote’s replicas once', async () => {
  const told: string[] = []
  const aReplica = async (address: string, port: number) => {
    const server = createServer(({ method, url }, response) => {
      told.push(`${address} ${method} ${url}`)
      response.end('{}')
    })
    running.push(server.listen(port, address))
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await aReplica('127.0.0.2', 0)
  await aReplica('127.0.0.3', port)
  const remote = aRemote(`http://mfe-cart:${port}`, { version: '1.1.0' })
  const resolve = async (host: string) => (host === 'mfe-cart' ? ['127.0.0.2', '127.0.0.3'] : [])

  await hintWorker(remote, 'PUT', resolve)

  expect(told.toSorted()).toEqual(['127.0.0.2 PUT /1.1.0/worker', '127.0.0.3 PUT /1.1.0/worker'])
})

test('resolves the -replicas host if the service has a single address', async () => {
  const names: Record<string, string[]> = {
    'mfe-cart': ['10.96.0.7'],
    'mfe-cart-replicas': ['10.0.0.1', 'fd00::2'],
  }
  const resolve = async (host: string) => names[host] ?? []

  expect(await urlsOfReplicas('http://mfe-cart:8080/1.1.0/worker', resolve)).toEqual([
    'http://10.0.0.1:8080/1.1.0/worker',
    'http://[fd00::2]:8080/1.1.0/worker',
  ])
})

test.each(['http://127.0.0.1:8101/1.0.0/worker', 'http://localhost:8101/1.0.0/worker', 'http://[::1]/x'])(
  'returns %s unchanged without a DNS lookup',
  async (url) => {
    const resolve = jest.fn()

    expect(await urlsOfReplicas(url, resolve)).toEqual([url])
    expect(resolve).not.toHaveBeenCalled()
  },
)

test('returns the URL unchanged if the host does not resolve', async () => {
  expect(await urlsOfReplicas('http://mfe-cart:8080/x', async () => [])).toEqual(['http://mfe-cart:8080/x'])
})
