import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inputsHash } from './inputs-hash.mjs'

let house: string

function write(file: string, content = file) {
  mkdirSync(path.dirname(path.join(house, file)), { recursive: true })
  writeFileSync(path.join(house, file), content)
}
const hashes = () => ['mfe-cart', 'mfe-catalog', 'reference-api'].map((name) => inputsHash(name, house))

beforeEach(() => {
  house = mkdtempSync(path.join(tmpdir(), 'house-'))
  for (const name of ['mfe-cart', 'mfe-catalog', 'reference-api']) write(`${name}/src/index.ts`)
  for (const name of ['contracts', 'ui', 'testing', 'tooling'])
    write(`shared-kernel/${name}/package.json`, '{}')
  write('shared-kernel/tooling/build/webpack/base.cjs')
  writeLock({})
})
afterEach(() => rmSync(house, { recursive: true }))

const writeLock = (packages: Record<string, object>) =>
  write('package-lock.json', JSON.stringify({ packages: { '': { workspaces: ['mfe-*'] }, ...packages } }))

/** Returns for the cart, the catalogue and the API whether a change rebuilds the package. */
function builtAfter(change: () => void): boolean[] {
  const before = hashes()
  change()
  return hashes().map((hash, index) => hash !== before[index])
}

test.each([
  ['one remote’s source', 'mfe-cart/src/cart.ts', [true, false, false]],
  ['a kernel package for pages', 'shared-kernel/ui/src/button.tsx', [true, true, false]],
  ['the contracts', 'shared-kernel/contracts/src/cart.ts', [true, true, true]],
  ['the build itself', 'shared-kernel/tooling/build/webpack/base.cjs', [true, true, true]],
])('rebuilds the dependents of %s', (_what, file, expected) => {
  expect(builtAfter(() => write(file, 'changed'))).toEqual(expected)
})

test.each([
  ['a test', 'mfe-cart/src/cart.test.ts'],
  ['an endpoint’s example', 'reference-api/src/catalogue/tag/tag.examples.ts'],
  ['shared test code', 'shared-kernel/testing/src/index.ts'],
  ['a test builder', 'reference-api/src/testing/builders.ts'],
  ['the test configuration', 'reference-api/jest.config.cjs'],
  ['the seed', 'reference-api/seed/tsunagu/shop.json'],
  ['another command', 'shared-kernel/tooling/quality/checks.mjs'],
])('rebuilds no package if %s changes', (_what, file) => {
  expect(builtAfter(() => write(file, 'changed'))).toEqual([false, false, false])
})

test('rebuilds every package if an installed package changes', () => {
  writeLock({ 'node_modules/react': { version: '19.3.1' } })

  const built = builtAfter(() => writeLock({ 'node_modules/react': { version: '19.3.2' } }))

  expect(built).toEqual([true, true, true])
})

test('rebuilds no other package for a new remote', () => {
  const built = builtAfter(() => {
    write('mfe-wishlist/src/index.ts')
    writeLock({
      'mfe-wishlist': { version: '1.0.0' },
      'node_modules/@storefront/mfe-wishlist': { resolved: 'mfe-wishlist', link: true },
    })
  })

  expect(built).toEqual([false, false, false])
})
