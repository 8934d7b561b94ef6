import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../../shared-kernel/tooling/run/browser.mjs'
import { root } from '../../../shared-kernel/tooling/workspace/workspace.mjs'
import { headers } from '../api/api-client.mjs'
import { startDevelopment } from './development.mjs'

// Measures how long `npm run dev -- mfe-cart` takes to start, and from saving a file to the updated screen:
// node ops/measure/development/reload-metrics.mjs 6
const [count = '6'] = process.argv.slice(2)

/**
 * The text to write into a source file, and the text that the page then shows. `isShown` runs in the page.
 * @typedef {{
 *   file: string,
 *   at: string,
 *   write: (mark: string) => string,
 *   isShown: (mark: string) => boolean | undefined,
 * }} Place
 * @typedef {import('@playwright/test').Page} Page
 */

/** @satisfies {Record<string, Place>} */
const places = {
  component: {
    file: 'mfe-cart/src/order-view/order-layout.tsx',
    at: '<div className={styles.main}',
    write: (mark) => ` data-mark="${mark}"`,
    isShown: (mark) => document.querySelector(`[data-mark="${mark}"]`) !== null,
  },
  style: {
    file: 'mfe-cart/src/order-view/order-layout.module.css',
    at: '  .main {',
    write: (mark) => `\n    --mark: ${mark};`,
    isShown: (mark) => {
      const main = document.querySelector('[data-app=cart] [class*=-main-]')
      return main !== null && getComputedStyle(main).getPropertyValue('--mark') === mark
    },
  },
  'route file': {
    file: 'mfe-cart/src/cart/cart-index.route.tsx',
    at: '<Page title="カート',
    write: (mark) => mark,
    isShown: (mark) =>
      document.querySelector('h1')?.textContent.includes(mark) &&
      document.querySelector('[data-hydrating]') === null,
  },
}

const development = await startDevelopment('mfe-cart', 'with hot reload:')
process.stdout.write(`up in ${development.seconds.toFixed(1)} s, ${load()}\n`)
const browser = await chromium.launch({ executablePath: findBrowser() || undefined })
try {
  const page = await browser.newPage()
  await openCart(page, development.origin)
  // The first type check and the build caches finish after the start.
  await rest(15_000)
  for (const [name, place] of Object.entries(places)) await measure(name, place, page)
} finally {
  await browser.close()
  await development.stop()
}

/** @param {string} name @param {Place} place @param {Page} page */
async function measure(name, { file, at, write, isShown }, page) {
  const source = path.join(root, file)
  const text = readFileSync(source, 'utf8')
  if (!text.includes(at)) throw new Error(`${file} no longer says: ${at}`)
  /** @type {number[]} */
  const seconds = []
  try {
    await page.evaluate(() => Object.assign(window, { isKept: true }))
    for (let turn = 1; turn <= Number(count); turn += 1) {
      const mark = `edit-${turn}-${Date.now()}`
      const saved = performance.now()
      writeFileSync(source, text.replace(at, at + write(mark)))
      await page.waitForFunction(isShown, mark, { polling: 10, timeout: 60_000 })
      seconds.push((performance.now() - saved) / 1_000)
      // A developer looks at the result now. The server build and the type check finish in the meantime.
      await rest(3_000)
    }
  } finally {
    writeFileSync(source, text)
  }
  const isKept = await page.evaluate(() => 'isKept' in window)
  seconds.sort((a, b) => a - b)
  const [least, median, most] = [0, Math.floor(seconds.length / 2), seconds.length - 1].map((n) =>
    seconds[n]?.toFixed(2),
  )
  process.stdout.write(
    `${name}: ${median} s (${least} to ${most}), page ${isKept ? 'kept' : 'reloaded'}, ${load()}\n`,
  )
}

/**
 * Opens a filled cart, so that the screen shows all of its parts.
 * @param {Page} page
 * @param {string} origin
 */
async function openCart(page, origin) {
  /**
   * @param {string} method
   * @param {string} url
   * @param {object} [body]
   * @returns {Promise<{ id?: number, token?: string }>}
   */
  const call = async (method, url, body) =>
    (await fetch(origin + url, { method, headers, body: JSON.stringify(body) })).json()
  const product = await call('GET', '/v1/products/imabari-towel-set')
  const { token = '' } = await call('POST', '/v1/carts/init', {})
  await call('PATCH', '/v1/carts/products/add', { token, product_id: product.id, quantity: 1 })
  await page.context().addCookies([{ name: 'cartToken', value: token, url: origin }])
  await page.goto(`${origin}/cart`)
  await page.waitForFunction(places['route file'].isShown, 'カート')
}

/** @param {number} ms */
function rest(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function load() {
  return `load ${loadavg()[0]?.toFixed(1)}`
}
