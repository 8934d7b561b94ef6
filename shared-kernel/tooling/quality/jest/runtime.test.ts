import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const file = path.join(mkdtempSync(path.join(tmpdir(), 'runtime-')), 'counter.cjs')
writeFileSync(file, 'let count = 0\nexports.next = () => (count += 1)\nexports.list = []')

type Counter = { next(): number; list: unknown }
function loadAnew(): Counter {
  jest.resetModules()
  return jest.requireActual<Counter>(file)
}

test('runs compiled code again for each module registry', () => {
  const first = loadAnew()
  first.next()

  expect(first.next()).toBe(2)
  expect(loadAnew().next()).toBe(1)
})

test('uses the globals of the test that runs the compiled code', () => {
  loadAnew()

  expect(loadAnew().list).toBeInstanceOf(Array)
})

test('recompiles a changed file', () => {
  loadAnew()
  const other = path.join(path.dirname(file), 'other.cjs')
  writeFileSync(other, 'exports.word = () => 1')
  jest.requireActual(other)
  jest.resetModules()
  writeFileSync(other, 'exports.word = () => 2')

  expect(jest.requireActual<{ word(): number }>(other).word()).toBe(2)
})
