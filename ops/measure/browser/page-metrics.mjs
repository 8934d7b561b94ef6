import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../../shared-kernel/tooling/run/browser.mjs'

/**
 * CDP throttling for the budgets: added latency in ms per request, bytes per second, and a quarter of the
 * CPU.
 */
const throttle = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, cpu: 4 }

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').CDPSession} Session
 * @typedef {{ start: number, duration: number }} Task
 * @typedef {PerformanceEntry & { hadRecentInput: boolean, value: number }} LayoutShift
 * @typedef {typeof globalThis & {
 *   __measured: { lcp: number, lcpUrl: string, cls: number, longTasks: Task[] },
 *   __alive: Promise<number>,
 * }} MeasuredPage
 * @typedef {{ url: string, type?: string, started: number, ended?: number, bytes: number }} PageRequest
 */

const viewport = { width: 1350, height: 940 }

export async function openBrowser() {
  const executablePath = findBrowser() || undefined
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  })
}

/**
 * Opens a fresh profile. `isThrottled` applies the budgets' throttling.
 * @param {Browser} browser
 * @param {boolean} isThrottled
 */
export async function openPage(browser, isThrottled) {
  const context = await browser.newContext({ viewport, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  if (isThrottled) {
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: throttle.latency,
      downloadThroughput: throttle.downloadThroughput,
      uploadThroughput: throttle.uploadThroughput,
    })
    await client.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpu })
  }
  return { context, page, client }
}

/** Time in ms that a page is observed after navigation. Later activity isn't counted. */
const watchedMs = 5_000

/**
 * Loads a URL with an empty cache. Reads paint times, layout shifts, long tasks and bytes, without any input.
 * @param {Browser} browser
 * @param {string} url
 * @param {boolean} isThrottled
 */
export async function measurePage(browser, url, isThrottled) {
  const { context, page, client } = await openPage(browser, isThrottled)
  const requests = watchRequests(client)
  await page.addInitScript(watchPaints)
  // In a fresh shop, the first visit waits until the images are rendered.
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  await page.waitForFunction((ms) => performance.now() >= ms, watchedMs, { polling: 100 })
  const { inlineStyles, ...paints } = await page.evaluate((until) => {
    const { lcp, lcpUrl, cls, longTasks } = /** @type {MeasuredPage} */ (globalThis).__measured
    return {
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      lcp,
      lcpUrl,
      cls,
      tbt: longTasks
        .filter(({ start }) => start < until)
        .reduce((sum, { duration }) => sum + duration - 50, 0),
      inlineStyles: [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
    }
  }, watchedMs)
  await context.close()
  const all = requests()
  return {
    ...paints,
    requests: all.length,
    rounds: countRounds(all),
    documentKb: kilobytes(all, 'Document'),
    jsKb: kilobytes(all, 'Script'),
    cssKb: kilobytes(all, 'Stylesheet') + brotliCompressSync(inlineStyles).length / 1024,
    imageKb: kilobytes(all, 'Image'),
    apiCalls: all.filter(({ url: address }) => new URL(address).pathname.startsWith('/v1/')).length,
  }
}

/**
 * Moves the pointer as soon as the page is painted. Measures the time in ms until the header and the screen
 * react to a click, and the scripts loaded until then.
 * @param {Browser} browser
 * @param {string} url
 * @param {boolean} isThrottled
 */
export async function measureAlive(browser, url, isThrottled) {
  const { context, page, client } = await openPage(browser, isThrottled)
  const requests = watchRequests(client)
  await page.addInitScript(watchLife)
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.mouse.move(600, 500)
  const aliveMs = await page.evaluate(() => /** @type {MeasuredPage} */ (globalThis).__alive)
  const scripts = requests().filter(({ ended }) => ended)
  await context.close()
  return { aliveMs, 'jsKb until alive': kilobytes(scripts, 'Script') }
}

/** @param {Session} client @returns {() => PageRequest[]} the requests so far */
function watchRequests(client) {
  /** @type {Map<string, PageRequest>} */
  const requests = new Map()
  client.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) =>
    requests.set(requestId, { url: request.url, type, started: timestamp, bytes: 0 }),
  )
  client.on('Network.responseReceived', ({ requestId, type }) => {
    const request = requests.get(requestId)
    if (request) request.type = type
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = requests.get(requestId)
    if (request) Object.assign(request, { bytes: encodedDataLength, ended: timestamp })
  })
  return () => [...requests.values()].filter(({ url }) => !url.startsWith('data:'))
}

/** @param {PageRequest[]} requests @param {string} type as the browser names it */
const kilobytes = (requests, type) =>
  requests.filter((request) => request.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1024

/** Runs in the page. */
function watchPaints() {
  /** @type {Task[]} */
  const longTasks = []
  const seen = { lcp: 0, lcpUrl: '', cls: 0, longTasks }
  Object.assign(globalThis, { __measured: seen })
  new PerformanceObserver((list) =>
    /** @type {LargestContentfulPaint[]} */ (list.getEntries()).forEach(({ startTime, url }) =>
      Object.assign(seen, { lcp: startTime, lcpUrl: url }),
    ),
  ).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) =>
    /** @type {LayoutShift[]} */ (list.getEntries()).forEach(
      (entry) => !entry.hadRecentInput && (seen.cls += entry.value),
    ),
  ).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ startTime, duration }) => longTasks.push({ start: startTime, duration })),
  ).observe({ type: 'longtask', buffered: true })
}

/**
 * Runs in the page. `__alive` resolves with the time from the first pointer movement to the last hydrated
 * part.
 */
function watchLife() {
  const alive = new Promise((resolve) => {
    addEventListener(
      'pointermove',
      ({ timeStamp: movedAt, movementX, movementY }) => {
        // A page that appears under a resting pointer also receives an event.
        if (movementX === 0 && movementY === 0) return
        const poll = () =>
          document.querySelector('[data-hydrating]')
            ? requestAnimationFrame(poll)
            : resolve(performance.now() - movedAt)
        poll()
      },
      { capture: true },
    )
  })
  Object.assign(globalThis, { __alive: alive })
}

/**
 * Returns the length of the longest chain of requests in which each request started after the previous one
 * had finished.
 * @param {PageRequest[]} requests
 */
function countRounds(requests) {
  let rounds = 0
  let horizon = -1
  const finished = requests.flatMap(({ started, ended }) => (ended ? [{ started, ended }] : []))
  for (const request of finished.toSorted((a, b) => a.started - b.started)) {
    if (request.started >= horizon) {
      rounds += 1
      const later = finished.filter(({ started }) => started >= request.started)
      horizon = Math.min(...later.map(({ ended }) => ended))
    }
  }
  return rounds
}
