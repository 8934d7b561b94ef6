import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fetchNeighbourVersions } from './neighbours.mjs'

const running: Server[] = []
afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function aReplica(address: string, port: number, workers: Record<string, string>) {
  const states = Object.entries(workers).map(([version, state]) => [version, { state }])
  const server = createServer((_, response) =>
    response.end(JSON.stringify({ workers: Object.fromEntries(states) })),
  )
  running.push(server.listen(port, address))
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

test('returns the versions that reachable replicas render', async () => {
  const port = await aReplica('127.0.0.2', 0, { '1.0.0': 'ready', '0.9.0': 'resting' })
  await aReplica('127.0.0.3', port, { '1.0.0': 'ready', '1.1.0': 'ready' })
  const addresses = ['127.0.0.1', '127.0.0.2', '127.0.0.3']
  const resolve = async (service: string) => (service === 'mfe-cart' ? addresses : [])

  expect(await fetchNeighbourVersions('mfe-cart', { port, resolve })).toEqual(['1.0.0', '1.1.0'])
})

test('returns no versions for an unknown name', async () => {
  expect(await fetchNeighbourVersions('mfe-nobody.invalid')).toEqual([])
})
