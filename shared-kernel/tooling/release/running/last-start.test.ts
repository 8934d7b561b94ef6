import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findShop, storeLastStart } from './last-start.mjs'

let folder: string
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'last-start-')), 'data')
})
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }))

test('a folder alone leads to port, document and APIs of its shop', () => {
  const apis = ['http://127.0.0.1:9310', 'http://127.0.0.1:9311']
  storeLastStart(folder, { port: 9_300, composition: '/srv/composition.json', apis })

  expect(findShop(folder, {})).toEqual({
    gateway: 'http://127.0.0.1:9300',
    file: '/srv/composition.json',
    apis,
  })
})

test('variables come before the last start', () => {
  storeLastStart(folder, { port: 9_300, composition: '/srv/composition.json' })

  expect(
    findShop(folder, { PORT: '9400', COMPOSITION: '/srv/other.json', API_ORIGIN: 'http://api' }),
  ).toEqual({
    gateway: 'http://127.0.0.1:9400',
    file: '/srv/other.json',
    apis: ['http://api'],
  })
})

test('a folder that was never started has the defaults', () => {
  expect(findShop(folder, {})).toEqual({
    gateway: 'http://127.0.0.1:8080',
    file: path.join(folder, 'composition.json'),
    apis: [],
  })
})
