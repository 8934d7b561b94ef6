import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { share, takeShared } from './shared-cache.mjs'

const { STOREFRONT_CACHE } = process.env
let folder: string
const at = (name: string) => path.join(folder, name)

function release(name: string, content: string): string {
  mkdirSync(at(name))
  writeFileSync(at(`${name}/release.json`), content)
  return at(name)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shared-cache-'))
  process.env.STOREFRONT_CACHE = at('cache')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  delete process.env.STOREFRONT_CACHE
  if (STOREFRONT_CACHE) process.env.STOREFRONT_CACHE = STOREFRONT_CACHE
})

test('copies a cached folder into another checkout', () => {
  share('releases/cart/1.0.0', release('first', 'built'))

  expect(takeShared('releases/cart/1.0.0', at('second/cart/1.0.0'))).toBe(true)
  expect(readFileSync(at('second/cart/1.0.0/release.json'), 'utf8')).toBe('built')
})

test('doesn’t overwrite a cached folder', () => {
  share('releases/cart/1.0.0', release('first', 'built'))
  share('releases/cart/1.0.0', release('second', 'built again'))

  expect(readFileSync(at('cache/releases/cart/1.0.0/release.json'), 'utf8')).toBe('built')
  expect(readdirSync(at('cache/releases/cart'))).toEqual(['1.0.0'])
})

test('deletes a folder that was not used for 14 days', () => {
  share('releases/cart/1.0.0', release('first', 'built'))
  share('releases/cart/2.0.0', release('second', 'built'))
  const longAgo = new Date(Date.now() - 15 * 86_400_000)
  for (const version of ['1.0.0', '2.0.0']) utimesSync(at(`cache/releases/cart/${version}`), longAgo, longAgo)
  takeShared('releases/cart/2.0.0', at('taken'))

  share('releases/cart/3.0.0', release('third', 'built'))

  expect(readdirSync(at('cache/releases/cart'))).toEqual(['2.0.0', '3.0.0'])
})

test('does not delete an old folder that was shared again', () => {
  share('releases/cart/1.0.0', release('first', 'built'))
  const longAgo = new Date(Date.now() - 15 * 86_400_000)
  utimesSync(at('cache/releases/cart/1.0.0'), longAgo, longAgo)
  share('releases/cart/1.0.0', at('first'))

  share('releases/cart/2.0.0', release('second', 'built'))

  expect(readdirSync(at('cache/releases/cart'))).toEqual(['1.0.0', '2.0.0'])
})

test('finds no folder for an unknown key', () => {
  expect(takeShared('releases/cart/2.0.0', at('second'))).toBe(false)
  expect(readdirSync(folder)).toEqual([])
})

test('shares no folder without STOREFRONT_CACHE', () => {
  delete process.env.STOREFRONT_CACHE
  share('releases/cart/1.0.0', release('first', 'built'))

  expect(takeShared('releases/cart/1.0.0', at('second'))).toBe(false)
})
