import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { kernelVersions } from './kernel-versions.mjs'

let house: string

beforeEach(() => {
  house = mkdtempSync(path.join(tmpdir(), 'house-'))
  aPackage('shared-kernel/contracts', { version: '1.4.0' })
  aPackage('shared-kernel/event-bus', { version: '3.0.0' })
  aPackage('mfe-cart', {
    version: '1.0.0',
    dependencies: { '@storefront/contracts': '*', '@storefront/event-bus': '*', react: '19.3.1' },
  })
})
afterEach(() => rmSync(house, { recursive: true, force: true }))

function aPackage(folder: string, manifest: object) {
  mkdirSync(path.join(house, folder), { recursive: true })
  writeFileSync(path.join(house, folder, 'package.json'), JSON.stringify(manifest))
}

test('lists the versions of a release’s kernel packages', () => {
  expect(kernelVersions('mfe-cart', { house })).toEqual({ contracts: '1.4.0', 'event-bus': '3.0.0' })
})

test('applies a kernel version override to all packages', () => {
  expect(kernelVersions('mfe-cart', { house, kernelOverride: '9.0.0' })).toEqual({
    contracts: '9.0.0',
    'event-bus': '9.0.0',
  })
})
