import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findShop, storeLastStart } from './last-start.mjs'

let folder: string
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'last-start-')), 'data')
})
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }))

test('a folder alone leads to the port and document of its shop', () => {
  storeLastStart(folder, { port: 9_300, composition: '/srv/composition.json' })

  expect(findShop(folder, {})).toEqual({ gateway: 'http://127.0.0.1:9300', file: '/srv/composition.json' })
})

test('variables come before the last start', () => {
  storeLastStart(folder, { port: 9_300, composition: '/srv/composition.json' })

  expect(findShop(folder, { PORT: '9400', COMPOSITION: '/srv/other.json' })).toEqual({
    gateway: 'http://127.0.0.1:9400',
    file: '/srv/other.json',
  })
})

test('a folder that was never started has the defaults', () => {
  expect(findShop(folder, {})).toEqual({
    gateway: 'http://127.0.0.1:8080',
    file: path.join(folder, 'composition.json'),
  })
})
