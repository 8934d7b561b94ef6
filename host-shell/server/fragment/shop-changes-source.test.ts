/** @jest-environment node */
import { closeServers, listen, sendJson } from '../testing/fake-servers'
import { openShopChanges } from './shop-changes-source'

const known = process.env.API_ORIGIN
afterEach(() => {
  closeServers()
  process.env.API_ORIGIN = known
})

test('asks for what has changed since its last question', async () => {
  const asked: (string | null)[] = []
  process.env.API_ORIGIN = await listen(({ url }, response) => {
    const since = new URL(url ?? '', 'http://api').searchParams.get('since')
    asked.push(since)
    const changed = since === null ? [] : ['product:7']
    sendJson(response, { shop: '1', stock: '2', snapshot: `${asked.length}:${asked.length}:`, changed })
  })
  const changes = openShopChanges()

  const first = await changes.current()
  const second = await changes.current()

  expect(asked).toEqual([null, '1:1:'])
  expect(changes.hasChanged(['product:7'], first!.at)).toBe(true)
  expect(changes.hasChanged(['product:8'], first!.at)).toBe(false)
  expect(changes.hasChanged(['product:7'], second!.at)).toBe(false)
})

test('does without the version for a second after the API has failed', async () => {
  let asked = 0
  process.env.API_ORIGIN = await listen((_request, response) => {
    asked += 1
    sendJson(response, {}, 404)
  })
  const failures: unknown[] = []
  const changes = openShopChanges((error) => failures.push(error))

  expect([await changes.current(), await changes.current()]).toEqual([undefined, undefined])
  expect(asked).toBe(1)
  expect(failures).toHaveLength(1)
})
