import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { processorSeconds } from './processor-time.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const login = 'access_token=bench; expires_at=9999999999999; scripts=1'

/**
 * Pages of guests and members. One guest has a cart. The browsers of a returning guest and of a member run
 * scripts, so their pages have islands. Another guest has dismissed a message, so that the page is rendered
 * on each request.
 * @type {Record<string, { path: string, requests: number, cookie?: string }>}
 */
const pages = {
  home: { path: '/', requests: 2_000 },
  list: { path: '/product', requests: 400 },
  product: { path: '/product/imabari-towel-set', requests: 400 },
  'product, with a cart': { path: '/product/imabari-towel-set', requests: 400, cookie: 'cartToken=bench' },
  'home, seen products': { path: '/', requests: 400, cookie: 'guest_key=bench; scripts=1' },
  'product, a member': { path: '/product/imabari-towel-set', requests: 400, cookie: login },
  'product, rendered': { path: '/product/imabari-towel-set', requests: 160, cookie: 'cautionMessage=bench' },
}
const folder = path.dirname(fileURLToPath(import.meta.url))
const concurrencies = [1, 4, 16, 64]

/**
 * Requests these pages with 1 to 64 concurrent requests, with the load generator on the same machine.
 * Measures the pages that weren't server-rendered, TTFB, and pages per second of the shop's total CPU time,
 * and compares them with a bare Fastify that sends the same bytes.
 * @param {string} origin
 * @param {(number | undefined)[]} pids of the shop's programs
 */
export async function measurePagesUnderLoad(origin, pids) {
  /** @type {import('./figures.mjs').Figures} */
  const figures = {}
  for (const [name, { path, requests, cookie }] of Object.entries(pages)) {
    const headers = { ...packed, ...(cookie ? { cookie } : {}) }
    // The first pages of a process are slower than later pages, so they aren't measured.
    const { body } = await requestPages([origin + path], headers, 4, requests)
    const floor = await bareFastify(body)
    /** @type {number | undefined} */
    let firstP95
    for (const concurrency of concurrencies) {
      const before = processorSeconds(pids)
      const answer = await requestPages([origin + path], headers, concurrency, requests)
      const perProcessorSecond = requests / (processorSeconds(pids) - before)
      firstP95 ??= answer.p95Ms
      figures[`pages: ${name}, ${concurrency} at once`] = {
        'lost %': answer.lostPercent,
        'TTFB p50 ms': answer.p50Ms,
        'TTFB p95 ms': answer.p95Ms,
        'p95 to that at 1': answer.p95Ms / firstP95,
        'pages/s': answer.perSecond,
        'per processor s': perProcessorSecond,
        'to bare Fastify': perProcessorSecond / floor,
        'machine load': (loadavg()[0] ?? 0) / cpus().length,
      }
    }
  }
  return figures
}

/**
 * Requests twenty pages of a shop that has just started, 64 at once. No page has been rendered before, except
 * the list that their URLs are read from.
 * @param {string} origin
 */
export async function measureColdBurst(origin) {
  const list = await (await fetch(`${origin}/product`)).text()
  const products = [...new Set([...list.matchAll(/href="(\/product\/[\w-]+)"/g)].map(([, path]) => path))]
  const urls = ['/', '/occasion', ...products].slice(0, 20).map((path) => origin + path)
  const count = urls.length * 32
  const { lostPercent, p50Ms, p95Ms, perSecond } = await requestPages(urls, packed, 64, count)
  return {
    [`pages: ${urls.length} cold addresses, 64 at once`]: {
      'lost %': lostPercent,
      'TTFB p50 ms': p50Ms,
      'TTFB p95 ms': p95Ms,
      'pages/s': perSecond,
      'machine load': (loadavg()[0] ?? 0) / cpus().length,
    },
  }
}

/** @param {string} body in Base64 @returns {Promise<number>} responses per second of its CPU time */
async function bareFastify(body) {
  const server = startProgram('bare-server.mjs')
  /** @type {{ origin: string }} */
  const { origin } = await sendMessage(server, { body })
  const many = 4_000
  await requestPages([origin], packed, 4, many / 4)
  const before = processorSeconds([server.pid])
  await requestPages([origin], packed, 16, many)
  const perSecond = many / (processorSeconds([server.pid]) - before)
  server.kill()
  return perSecond
}

const packed = { 'accept-encoding': 'br' }

/**
 * The load generator runs in a separate process, so that its CPU time isn't counted.
 * @param {string[]} urls
 * @param {Record<string, string>} headers
 * @param {number} concurrency
 * @param {number} count
 */
async function requestPages(urls, headers, concurrency, count) {
  const sender = startProgram('page-sender.mjs')
  /** @type {import('./page-sender.mjs').Results} */
  const answer = await sendMessage(sender, { urls, headers, concurrency, count })
  sender.kill()
  return answer
}

/** @param {string} file */
const startProgram = (file) => fork(path.join(folder, file))

/** @param {ChildProcess} program @param {object} message */
async function sendMessage(program, message) {
  program.send(message)
  const [answer] = await once(program, 'message')
  return answer
}
