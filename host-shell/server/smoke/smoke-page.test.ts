/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { closeServers, listen } from '../testing/fake-servers'
import { beginPage } from './smoke-page'

let shellReleases: string

beforeEach(() => (shellReleases = mkdtempSync(path.join(tmpdir(), 'shell-'))))
afterEach(() => {
  closeServers()
  rmSync(shellReleases, { recursive: true })
})

/** Smokes a page whose shell loads the app of cart 1.1.0 with this code. */
async function smoke(app: string) {
  const origin = await listen(({ url }, response) =>
    url === '/1.1.0/app.js' ? response.end(app) : response.writeHead(404).end(),
  )
  const client = path.join(shellReleases, '1.0.0', 'client')
  mkdirSync(client, { recursive: true })
  writeFileSync(
    path.join(client, 'main.js'),
    `const app = document.createElement('script'); app.src = '/remotes/cart/1.1.0/app.js'; document.head.append(app)`,
  )
  const { verdict } = await beginPage(
    {
      path: '/cart',
      html: `<html><head><script defer src="/shell/1.0.0/main.js"></script></head>
        <body><main id="outlet"><div data-ssr="200" data-hydrating></div></main></body></html>`,
    },
    { origin: 'http://localhost', version: '1.1.0', shellReleases, remotes: { cart: origin } },
  )
  return verdict
}

const comesAlive = `const root = document.querySelector('#outlet > div')
root.dataset.release = '1.1.0'; root.removeAttribute('data-hydrating');`

test('passes a page whose scripts run and hydrate it', async () => {
  expect(await smoke(comesAlive)).toEqual({ path: '/cart', problems: [], isLate: false })
})

test('provides CSS.escape to scripts as a browser does', async () => {
  const finds = `${comesAlive} root.id = 'cart: 1'
    if (document.querySelector('#' + CSS.escape('cart: 1')) !== root) throw new Error('not found')`

  expect((await smoke(finds)).problems).toEqual([])
})

test.each([
  ['throws during evaluation', `throw new TypeError('no start')`, 'TypeError: no start'],
  ['throws later', `${comesAlive} setTimeout(() => { throw new Error('later') })`, 'Error: later'],
  [
    'renders differently on the server',
    `${comesAlive} console.warn('[hydration-recovered]', 'cart: text differs')`,
    '[hydration-recovered] cart: text differs',
  ],
])('reports the error of a release that %s', async (_, app, problem) => {
  expect(await smoke(app)).toEqual({ path: '/cart', problems: [problem], isLate: false })
})
