/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { compileSources } from '@storefront/testing/node'
import { aFragment } from '../testing/fake-servers'
import { compareFragments } from './compare-fragments'
import { smokeRelease } from './smoke-release'

const cache = path.join(__dirname, '../../../.cache')
let programs: string

beforeAll(() => {
  mkdirSync(cache, { recursive: true })
  programs = mkdtempSync(path.join(cache, 'smoke-'))
  // The folder is inside the checkout, because the program looks for packages in parent folders.
  compileSources(path.join(__dirname, '..'), ['smoke', 'compare', 'compare/markup'], programs)
})
afterAll(() => rmSync(programs, { recursive: true }))

const page = (name: string, code: string) => ({
  path: `/${name}`,
  html: `<main id="outlet"><div data-release="1.1.0"></div></main><script>${code}</script>`,
})

const program = () => path.join(programs, 'smoke/smoke-program.js')

const smoke = (pages: { path: string; html: string }[], silenceMs?: number) =>
  smokeRelease(
    program(),
    { origin: 'http://localhost', version: '1.1.0', pages, shellReleases: '', remotes: {} },
    silenceMs,
  )

test('hydrates every page and reports failures by page', async () => {
  const pages = [
    page('sound', ''),
    page('forgets', `void Promise.reject(new RangeError('forgotten'))`),
    page('asks', `void Promise.reject(Object.assign(new Error('none'), { name: 'NetworkError' }))`),
    page('throws', `throw new TypeError('no start')`),
  ]

  expect(await smoke(pages)).toEqual({
    problems: [
      '/forgets in the browser: a promise was rejected and nobody heard: RangeError: forgotten',
      '/throws in the browser: TypeError: no start',
    ],
    late: [],
  })
})

test('attributes a late failure to the page that caused it', async () => {
  const late = `setTimeout(() => void Promise.reject(new RangeError('late')), 150)`
  // Use a slow page, so that the previous page is still being watched.
  const slow = `
    const root = document.querySelector('#outlet > div')
    root.dataset.hydrating = ''
    setTimeout(() => root.removeAttribute('data-hydrating'), 600)`

  expect(await smoke([page('late', late), page('slow', slow)])).toEqual({
    problems: ['/late in the browser: a promise was rejected and nobody heard: RangeError: late'],
    late: [],
  })
})

test('does not blame a page for work left by an earlier page', async () => {
  // The promise outlives the page's window and then requests the window's URL.
  const late = `
    const asleep = new MessageChannel()
    const begun = Date.now()
    const ask = () => Date.now() - begun < 500 ? asleep.port2.postMessage('') : void later()
    async function later() { return window.location.href }
    asleep.port1.onmessage = ask
    asleep.port2.postMessage('')`
  const sound = Array.from({ length: 3 }, (_, index) => page(`sound-${index}`, ''))

  expect(await smoke([page('leaves', late), ...sound])).toEqual({ problems: [], late: [] })
})

// The process takes a few seconds to start on a busy machine.
test('stops and reports a page that blocks the event loop', async () => {
  expect(await smoke([page('sound', ''), page('loops', 'while (true);')], 8_000)).toEqual({
    problems: ['/loops in the browser: nothing more happened for 8000 ms'],
    late: [],
  })
})

test('compares the pages of two releases in its own process', async () => {
  const product = (html: string) => aFragment('1.0.0', { html, head: { title: '箱' } })
  const pairs = [
    { path: '/', stable: product('<p>3,300円</p>'), candidate: product('<p>3,300円</p>') },
    { path: '/product/1', stable: product('<button>注文</button>'), candidate: product('<button></button>') },
  ]

  expect(await compareFragments(program(), pairs)).toEqual({
    refused: [
      {
        kind: 'name',
        path: '/product/1',
        place: 'button without a name',
        text: 'the button 注文 has lost its name',
      },
    ],
    told: [{ kind: 'words', path: '/product/1', place: 'words', text: '1 texts are gone and 0 are new' }],
  })
})

test('gives up a comparison that takes too long', async () => {
  const endless = aFragment('1.0.0', { html: '<p>'.repeat(100) })

  await expect(
    compareFragments(program(), [{ path: '/', stable: endless, candidate: endless }], 1),
  ).rejects.toThrow('a page took more than 1 ms to compare')
})
