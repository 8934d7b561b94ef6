/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildGateway } from './build-gateway'
import { readConfiguration } from './configuration'
import { aRemote } from './testing/fake-servers'

const folder = mkdtempSync(path.join(tmpdir(), 'gateway-'))

afterAll(() => rmSync(folder, { recursive: true }))

test('the gateway tells which composition is in force, that it is the last good one, and why, without a path', async () => {
  mkdirSync(path.join(folder, 'test/client'), { recursive: true })
  writeFileSync(path.join(folder, 'test/client/initial-files.json'), '[]')
  writeFileSync(path.join(folder, 'test/release.json'), JSON.stringify({ shared: {}, files: {} }))
  const lastGood = { id: 'c1', remotes: [aRemote('http://127.0.0.1:9', { version: '1.0.0' })] }
  writeFileSync(path.join(folder, 'composition.last-good.json'), JSON.stringify(lastGood))
  const COMPOSITION = path.join(folder, 'composition.json')
  const gateway = await buildGateway(readConfiguration({ COMPOSITION, SHELL_RELEASES: folder }))

  const told = (await gateway.inject('/-/composition')).json<unknown>()
  await gateway.close()

  expect(told).toEqual({
    id: 'c1',
    remotes: [{ name: 'cart', version: '1.0.0' }],
    refused: ['the document cannot be read (ENOENT)'],
    isRetried: true,
    isLastGood: true,
  })
})
