import { absolute, read } from '../quality/repository'
import { listExposes } from './exposes.mjs'

test.each([
  ['mfe-cart', ['./app', './widgets', './headless']],
  ['mfe-catalog', ['./app', './widgets']],
  ['mfe-mypage', ['./app', './widgets']],
  ['mfe-content', ['./app']],
])('exposes the modules that %s has', (remote, modules) => {
  expect(Object.keys(listExposes(absolute(remote)))).toEqual(modules)
})

test('names a chunk after its exposed module', () => {
  expect(listExposes(absolute('mfe-cart'))).toMatchObject({
    './headless': { import: './src/headless.ts', name: 'expose-headless' },
  })
})

test('exposes a headless module for each remote that answers calls', () => {
  const calls = [
    ...read('shared-kernel/event-bus/src/storefront-calls.ts').matchAll(/^ {2}'([\w.-]+)': \{/gm),
  ]
  const answering = calls.map(([, name = '']) => `mfe-${name.split('.')[0]}`)

  expect(answering).toContain('mfe-cart')
  expect(answering.filter((remote) => !('./headless' in listExposes(absolute(remote))))).toEqual([])
})
