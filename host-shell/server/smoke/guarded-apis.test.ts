/** @jest-environment node */
import { Script } from 'node:vm'
import { JSDOM } from 'jsdom'
import { guardApis } from './guarded-apis'

/** Runs code in a guarded window of a shop that uses a service. */
function run(code: string): string[] {
  const reports: string[] = []
  const dom = new JSDOM('', {
    url: 'http://localhost/cart',
    runScripts: 'outside-only',
    beforeParse: (window) =>
      guardApis(window, ['https://snap.example', 'https://*.google-analytics.com'], (words) =>
        reports.push(words),
      ),
  })
  new Script(code).runInContext(dom.getInternalVMContext())
  dom.window.close()
  return reports
}

test.each([
  ['a foreign request', `fetch('https://stats.example/x').catch(() => 0)`, 'https://stats.example'],
  ['a foreign beacon', `navigator.sendBeacon('https://stats.example/x')`, 'https://stats.example'],
  ['a foreign picture', `new Image().src = 'https://pixel.example/p.gif'`, 'https://pixel.example'],
  ['a foreign socket', `new WebSocket('wss://chat.example')`, 'https://chat.example'],
])('reports %s', (_use, code, origin) => {
  expect(run(code)).toEqual([`the page calls ${origin}, a foreign origin`])
})

test.each([
  ['the shop itself', `fetch('/v1/settings').catch(() => 0)`],
  ['a service of the shop', `fetch('https://snap.example/x').catch(() => 0)`],
  ['a subdomain of a service', `fetch('https://eu.google-analytics.com/x').catch(() => 0)`],
])('lets a page call %s', (_target, code) => {
  expect(run(code)).toEqual([])
})

test('blocks eval as the policy does', () => {
  expect(run(`try { globalThis.sum = eval('1 + 1') } catch {}`)).toEqual([
    'EvalError: the policy blocks eval',
  ])
})

test('reports a cleared storage', () => {
  expect(run(`localStorage.clear()`)).toEqual(['the page clears the storage that remotes share'])
})

test('reports cookies that are too long for servers', () => {
  expect(run(`document.cookie = 'filters=' + 'x'.repeat(4_000)`)).toEqual([
    'the page writes cookies of 4008 characters',
  ])
})

test('accepts a short cookie and an entry of the storage', () => {
  expect(run(`document.cookie = 'view=list'; localStorage.setItem('tab', 'orders')`)).toEqual([])
})

test('reports a dialog', () => {
  expect(run(`alert('済み')`)).toEqual(['the page opens a dialog (alert)'])
})
