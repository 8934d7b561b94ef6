/** @jest-environment node */
import {
  aFragment,
  aRemote,
  closeServers,
  listen,
  newVersion,
  remoteAnswers,
  sendJson,
} from '../testing/fake-servers'
import { findLostPages } from './lost-pages'
import { describeRelease } from './release-description'
import { findSlowPages } from './render-speed'
import { findHeavyScripts } from './script-size'

afterEach(closeServers)

const shopper = { origin: 'http://localhost', channel: 'tsunagu' }

/** Serves a release that renders each page after a delay. `redirect` is where it sends its shoppers. */
async function serveRelease({ delayMs = 0, redirect }: { delayMs?: number; redirect?: string } = {}) {
  const version = newVersion()
  const fragment = aFragment(version, redirect ? { redirect, html: '' } : {})
  const origin = await listen((_request, response) => {
    setTimeout(() => sendJson(response, fragment), delayMs)
  })
  return aRemote(origin, { version })
}

async function serveScripts(kb: number) {
  const files = { 'app.js': 'sha256-x', 'app.css': 'sha256-y' }
  const origin = await listen((request, response) =>
    request.url?.endsWith('/app.js')
      ? response.end('x'.repeat(kb * 1_000))
      : remoteAnswers({ files })(request, response),
  )
  const remote = aRemote(origin, { version: newVersion() })
  await describeRelease(remote)
  return remote
}

const timed = (ms: number) => [{ path: '/cart', ms }]

test('finds a page that is slower in each round', async () => {
  const [candidate, stable] = [await serveRelease({ delayMs: 900 }), await serveRelease()]

  const slow = await findSlowPages(candidate, stable, { tried: timed(1_400), usual: timed(20) }, shopper)

  expect(slow).toEqual([
    expect.objectContaining({
      kind: 'speed',
      path: '/cart',
      text: expect.stringMatching(/^the page takes \d+ ms on the server instead of \d+ ms$/),
    }),
  ])
})

test('accepts a page that was slow in the trial alone', async () => {
  const [candidate, stable] = [await serveRelease(), await serveRelease()]

  expect(await findSlowPages(candidate, stable, { tried: timed(1_400), usual: timed(20) }, shopper)).toEqual(
    [],
  )
})

test('finds a page that now redirects', async () => {
  const [candidate, stable] = [await serveRelease({ redirect: '/login' }), await serveRelease()]

  expect(await findLostPages(candidate, stable, ['/ranking'], shopper)).toEqual([
    expect.objectContaining({ path: '/ranking', text: 'the page now redirects to /login' }),
  ])
})

test('accepts a page that redirected before', async () => {
  const [candidate, stable] = [
    await serveRelease({ redirect: '/login' }),
    await serveRelease({ redirect: '/login' }),
  ]

  expect(await findLostPages(candidate, stable, ['/mypage'], shopper)).toEqual([])
})

test('finds scripts that grew by a library', async () => {
  expect(await findHeavyScripts(await serveScripts(900), await serveScripts(300))).toEqual([
    expect.objectContaining({ kind: 'weight', text: 'the scripts have 900 kB instead of 300 kB' }),
  ])
})

test('accepts scripts that grew by a screen', async () => {
  expect(await findHeavyScripts(await serveScripts(340), await serveScripts(300))).toEqual([])
})
