import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  addToLists,
  findMissingLines,
  findSurplusNames,
  listedIn,
  removeFromLists,
} from '../../shared-kernel/tooling/create/remote-lists.mjs'
import { remotes, root } from '../../shared-kernel/tooling/workspace/workspace.mjs'

let house: string
const files = () => listedIn(remotes)
const read = (file: string) => readFileSync(path.join(house, file), 'utf8')
const contents = () => Object.fromEntries(files().map((file) => [file, read(file)]))

beforeEach(() => {
  house = mkdtempSync(path.join(tmpdir(), 'house-'))
  for (const file of files()) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true })
    cpSync(path.join(root, file), path.join(house, file))
  }
})
afterEach(() => rmSync(house, { recursive: true }))

test('containers and clusters know every remote of this checkout', () => {
  expect({ missing: findMissingLines(), surplus: findSurplusNames() }).toEqual({ missing: [], surplus: [] })
})

test('names the file and the line that a remote lacks', () => {
  const file = 'ops/containers/kubernetes/base/kustomization.yaml'
  writeFileSync(path.join(house, file), read(file).replace('  - mfe-cart.yaml\n', ''))

  expect(findMissingLines(remotes, house)).toEqual([`${file}: - mfe-cart.yaml`])
})

test('accepts a remote at another version', () => {
  const file = '.env.example'
  writeFileSync(
    path.join(house, file),
    read(file).replace('MFE_CART_VERSION=1.0.0', 'MFE_CART_VERSION=2.1.0'),
  )

  expect(findMissingLines(remotes, house)).toEqual([])
})

test('adds a remote with all of its lines', () => {
  addToLists('mfe-of-a-test', remotes, house)

  expect(findMissingLines([...remotes, 'mfe-of-a-test'], house)).toEqual([])
  expect(read('docker-compose.yml')).toContain(',mfe-of-a-test\n')
  expect(read('ops/containers/kubernetes/base/mfe-of-a-test.yaml')).toMatch(/^# The remote of-a-test\./)
})

test('names a remote that the checkout does not have', () => {
  addToLists('mfe-of-a-test', remotes, house)

  expect(findSurplusNames(remotes, house)).toContain('docker-compose.yml: mfe-of-a-test')
})

test('leaves no trace of a removed remote', () => {
  const before = contents()
  addToLists('mfe-of-a-test', remotes, house)

  removeFromLists('mfe-of-a-test', house)

  expect(contents()).toEqual(before)
})
