import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { storeLastStart } from './last-start.mjs'
import { followRequests, requestServer } from './new-remote.mjs'

const remote = { name: 'wishlist', version: '1.0.0' }
let folder: string
let stop = () => undefined as unknown

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'new-remote-'))))
afterEach(() => {
  stop()
  rmSync(folder, { recursive: true, force: true })
})

const runShop = (start: (name: string, version: string) => Promise<string>) => {
  storeLastStart(folder, { port: 9_300, composition: '/srv/composition.json', pid: process.pid })
  stop = followRequests(folder, start)
}

test('the shop that runs starts the server of a new remote', async () => {
  runShop(async (name, version) => `http://127.0.0.1:9301/${name}/${version}`)

  expect(await requestServer(folder, remote)).toBe('http://127.0.0.1:9301/wishlist/1.0.0')
})

test('reports why a new remote’s server does not start', async () => {
  runShop(() => Promise.reject(new Error('wishlist ended with code 1')))

  await expect(requestServer(folder, remote)).rejects.toThrow(
    'The server of wishlist 1.0.0 does not start: wishlist ended with code 1',
  )
})

test('a new remote needs a running shop or an address', async () => {
  await expect(requestServer(folder, remote)).rejects.toThrow(
    /^wishlist is new and has no server here: .* --server http:\/\/…/,
  )
})
