import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { findBrowser } from '../run/browser.mjs'

/** CDP throttle of the budgets: latency added per request, bytes a second, a quarter of the processor. */
const throttle = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, cpu: 4 }
const viewport = { width: 1350, height: 940 }
const quietMs = 1_500

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

/** A fresh profile on the budgets' machine; `isThrottled` puts the throttle on. */
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

/**
 * Loads a URL with an empty cache and reads its paint times, shifts, long tasks and bytes; what the page
 * fetches in its first quiet moment counts as `idleJsKb` alone.
 */
export async function measurePage(browser, url, isThrottled) {
  const { context, page, client } = await openPage(browser, isThrottled)
  const requests = new Map()
  client.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) =>
    requests.set(requestId, { url: request.url, type, started: timestamp, bytes: 0 }),
  )
  client.on(
    'Network.responseReceived',
    ({ requestId, type }) => requests.has(requestId) && (requests.get(requestId).type = type),
  )
  client.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength, timestamp }) =>
      requests.has(requestId) &&
      Object.assign(requests.get(requestId), { bytes: encodedDataLength, ended: timestamp }),
  )
  await page.addInitScript(() => {
    /** @type {{ start: number, duration: number }[]} */
    const longTasks = []
    const seen = { lcp: 0, cls: 0, longTasks }
    globalThis.__measured = seen
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => (seen.lcp = entry.startTime)),
    ).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) =>
      /** @type {any[]} */ (list.getEntries()).forEach(
        (entry) => !entry.hadRecentInput && (seen.cls += entry.value),
      ),
    ).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .forEach((entry) => seen.longTasks.push({ start: entry.startTime, duration: entry.duration })),
    ).observe({ type: 'longtask', buffered: true })
  })
  // The first visit of a fresh shop waits for its pictures to be drawn.
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  await page.waitForLoadState('networkidle')
  await new Promise((resolve) => setTimeout(resolve, quietMs))
  const measured = await page.evaluate(() => {
    const { lcp, cls, longTasks } = globalThis.__measured
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const tbt = longTasks
      .filter(({ start }) => start >= fcp)
      .reduce((sum, { duration }) => sum + duration - 50, 0)
    const inlineStyles = [...document.querySelectorAll('style')]
      .map(({ textContent }) => textContent)
      .join('')
    return {
      fcp,
      lcp,
      cls,
      tbt,
      inlineStyles,
      idle: performance.getEntriesByName('idle')[0]?.startTime ?? Infinity,
    }
  })
  await context.close()
  const all = [...requests.values()].filter(({ url: address }) => !address.startsWith('data:'))
  const opened = Math.min(...all.map(({ started }) => started))
  const { idle, inlineStyles, ...paints } = measured
  const first = all.filter(({ started }) => (started - opened) * 1_000 < idle)
  const bytesOf = (type, of) =>
    of.filter((request) => request.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1024
  return {
    ...paints,
    requests: first.length,
    rounds: roundsOf(first),
    jsKb: bytesOf('Script', first),
    cssKb: bytesOf('Stylesheet', first) + brotliCompressSync(inlineStyles).length / 1024,
    imageKb: bytesOf('Image', first),
    apiCalls: first.filter(({ url: address }) => new URL(address).pathname.startsWith('/v1/')).length,
    idleJsKb: bytesOf('Script', all) - bytesOf('Script', first),
  }
}

/** The longest chain of requests of which each began after the one before had ended. */
function roundsOf(requests) {
  let rounds = 0
  let horizon = -1
  for (const request of [...requests].filter(({ ended }) => ended).sort((a, b) => a.started - b.started)) {
    if (request.started >= horizon) {
      rounds += 1
      horizon = Math.min(
        ...requests
          .filter(({ started, ended }) => ended && started >= request.started)
          .map(({ ended }) => ended),
      )
    }
  }
  return rounds
}

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

export function medians(runs) {
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, median(runs.map((run) => run[name]))]))
}
