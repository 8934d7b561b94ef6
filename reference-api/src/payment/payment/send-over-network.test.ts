/** @jest-environment node */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendOverNetwork } from './sandbox-service'

let service: Server | undefined
afterEach(() => {
  service?.closeAllConnections()
  service?.close()
})

/**
 * Starts a payment service on a port, which records its requests. `breaks` closes the connection without a
 * response.
 */
async function open(port: number, { breaks = false } = {}) {
  const heard: string[] = []
  service = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      heard.push(text)
      if (breaks) request.socket.destroy()
      else response.end(JSON.stringify({ outcome: 'authorised' }))
    })
  }).listen(port, '127.0.0.1')
  await once(service, 'listening')
  return { heard, port: (service.address() as AddressInfo).port }
}

const start = (port: number) =>
  sendOverNetwork(`http://127.0.0.1:${port}`)({
    method: 'POST',
    path: '/merchant/transactions',
    authorization: 'Bearer key',
    body: { order: 'A1' },
  })

test('pays once for an order placed while the payment service restarts', async () => {
  const { port } = await open(0)
  service?.close()
  await once(service!, 'close')

  const refused = jest.spyOn(globalThis, 'fetch')
  const answer = start(port)
  await refused.mock.results[0]?.value.catch(() => undefined)
  const { heard } = await open(port)

  expect(await answer).toEqual({ status: 200, body: { outcome: 'authorised' } })
  expect(heard).toEqual(['{"order":"A1"}'])
  expect(refused.mock.calls.length).toBeGreaterThan(1)
  refused.mockRestore()
})

test("doesn't retry a request that the service may have received", async () => {
  const { heard, port } = await open(0, { breaks: true })

  await expect(start(port)).rejects.toThrow('fetch failed')
  expect(heard).toEqual(['{"order":"A1"}'])
})
