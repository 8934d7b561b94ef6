import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { prepareCall } from './api-calls.mjs'
import { openClient } from './api-client.mjs'

/** Calls of shoppers, and the number of times that a lane makes each call per round. */
const mixture = {
  'product list': 6,
  'product search, new': 4,
  product: 6,
  'product of a member': 3,
  'my orders': 2,
  'cart change': 3,
  picture: 6,
}
const lanes = 4
/** Pause between the calls of a lane, so that the machine isn't saturated. */
const restMs = 60
/** The seeded shop has only a few hundred units in stock. */
const purchasesMax = 240
/** Time between logins. Access tokens are valid for 15 minutes. */
const tokenMs = 10 * 60_000
const ofMembers = ['product of a member', 'my orders']
const login = { username: 'hanako@example.com', password: 'Gift-2026' }

/**
 * Puts mixed load on an API for some minutes and records the API's memory every minute, to detect leaks.
 * @param {string} origin
 * @param {{ pid: number, minutes: number, tell: (line: string) => void }} options
 */
export async function soak(origin, { pid, minutes, tell }) {
  const send = openClient(origin, lanes)
  const calls = Object.entries(mixture).flatMap(([name, times]) => Array.from({ length: times }, () => name))
  /** @type {Map<string, (lane: number, round: number) => Promise<unknown>>} */
  const prepared = new Map()
  for (const name of Object.keys(mixture).filter((one) => one !== 'picture'))
    prepared.set(name, await prepareCall(name, origin, lanes, 1_000_000))
  prepared.set('picture', await preparePictures(origin, send))
  const buy = await prepareCall('whole purchase', origin, lanes, purchasesMax)

  const end = Date.now() + minutes * 60_000
  const counts = { requests: 0, purchases: 0, logins: 0, failed: 0 }
  /** @param {() => Promise<unknown>} work @param {keyof typeof counts} name */
  const once = async (work, name) => {
    try {
      await work()
      counts[name] += 1
    } catch {
      counts.failed += 1
    }
  }
  /** @param {number} number */
  const lane = async (number) => {
    for (let round = number; Date.now() < end; round += 1) {
      const name = calls[(round * 7) % calls.length] ?? 'product'
      const call = prepared.get(name)
      if (call) await once(() => call(number, round), 'requests')
      await wait(restMs)
    }
  }
  /**
   * Spreads calls evenly over the run, so that the shop doesn't sell out.
   * @param {number} ms
   * @param {() => Promise<unknown>} work
   * @param {keyof typeof counts} name
   */
  const every = async (ms, work, name) => {
    while (Date.now() < end) {
      await once(work, name)
      await wait(Math.min(ms, Math.max(0, end - Date.now())))
    }
  }
  const renewTokens = async () => {
    for (let asked = Date.now(); Date.now() < end; asked += tokenMs) {
      await wait(Math.max(0, Math.min(asked + tokenMs, end) - Date.now()))
      for (const name of ofMembers) prepared.set(name, await prepareCall(name, origin, lanes, 1_000_000))
    }
  }
  /** @type {{ minute: number, residentMb: number, heapMb: number, load: number }[]} */
  const samples = []
  const sample = async () => {
    for (let minute = 0; Date.now() < end; minute += 1) {
      samples.push({ minute, ...(await readMemory(pid, origin)), load: Math.round(loadavg()[0] ?? 0) })
      tell(JSON.stringify({ ...samples.at(-1), ...counts }))
      await wait(Math.min(60_000, Math.max(0, end - Date.now())))
    }
    samples.push({ minute: minutes, ...(await readMemory(pid, origin)), load: Math.round(loadavg()[0] ?? 0) })
    tell(JSON.stringify({ ...samples.at(-1), ...counts }))
  }
  await Promise.all([
    ...Array.from({ length: lanes }, (_, number) => lane(number)),
    every((minutes * 60_000) / purchasesMax, () => buy(0, 0), 'purchases'),
    // Hashing passwords and rendering images both use separate threads.
    every(3_000, () => send('POST', '/v1/auth/login', login), 'logins'),
    renewTokens(),
    sample(),
  ])
  return { samples, counts }
}

/**
 * Cycles through different images, because the first request of an image renders it.
 * @param {string} origin
 * @param {import('./api-client.mjs').Send} send
 * @returns {Promise<(lane: number, round: number) => Promise<void>>}
 */
async function preparePictures(origin, send) {
  const pages = [1, 2, 3, 4, 5, 6]
  const lists = await Promise.all(pages.map((page) => send('GET', `/v1/products?per=60&page=${page}`)))
  const files = lists.flatMap((list) => JSON.stringify(list.json()).match(/\/media\/[^"\s]+/g) ?? [])
  const widths = [320, 640]
  const pictures = [...new Set(files)].flatMap((file) => widths.map((width) => `${file}/${width}.avif`))
  if (pictures.length === 0) throw new Error('The shop shows no picture.')
  return async (_, round) => {
    const response = await fetch(origin + pictures[round % pictures.length])
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`a picture answered ${response.status}`)
  }
}

/**
 * Returns the resident memory and the JavaScript heap, in MB.
 * @param {number} pid
 * @param {string} origin
 */
async function readMemory(pid, origin) {
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  const figures = await (await fetch(`${origin}/metrics`)).text()
  const heap = Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(figures)?.[1])
  return { residentMb: Math.round(kilobytes / 1_024), heapMb: Math.round(heap / 1_048_576) }
}
