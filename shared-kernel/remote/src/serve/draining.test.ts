/** @jest-environment node */
import { drain } from '@storefront/telemetry/server'
import { ServedReleases } from '../testing/served-releases'

let remote: ServedReleases
beforeEach(async () => {
  remote = new ServedReleases()
  remote.publish('1.0.0', '')
  await remote.start()
})
afterEach(() => remote.stop())

test('still renders while draining, but closes connections', async () => {
  const keptAlive = { connection: 'keep-alive' }
  const ready = await remote.ask('/ready', keptAlive)
  const page = await remote.ask('/1.0.0/fragment?url=/', keptAlive)
  expect([ready, page].map(({ status, headers }) => [status, headers.connection])).toEqual([
    [200, 'keep-alive'],
    [200, 'keep-alive'],
  ])

  await drain(0)

  const last = await remote.ask('/ready', keptAlive)
  const lastPage = await remote.ask('/1.0.0/fragment?url=/', keptAlive)
  expect([last, lastPage].map(({ status, headers }) => [status, headers.connection])).toEqual([
    [503, 'close'],
    [200, 'close'],
  ])
})
