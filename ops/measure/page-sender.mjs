import { Agent, request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'

/**
 * @typedef {{ urls: string[], headers: Record<string, string>, concurrency: number, count: number }} PageLoad
 * @typedef {{ firstByteMs: number, status: number | undefined, body: Buffer }} PageAnswer
 */

/**
 * Results of a load, with times to the first byte. `body` is the first page, compressed and in Base64.
 * @typedef {{ lostPercent: number, p50Ms: number, p95Ms: number, perSecond: number, body: string }} Results
 */

/** Requests pages by turns, `count` in all, with the given concurrency and reports the results. */
process.once('message', async (/** @type {PageLoad} */ { urls, headers, concurrency, count }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  /** @type {PageAnswer[]} */
  const answers = []
  const began = performance.now()
  const lane = async () => {
    while (asked < count) {
      const url = urls[asked % urls.length] ?? ''
      asked += 1
      answers.push(await fetchPage(url, headers, agent))
    }
  }
  let asked = 0
  await Promise.all(Array.from({ length: concurrency }, lane))
  const seconds = (performance.now() - began) / 1_000
  const times = answers.map(({ firstByteMs }) => firstByteMs).sort((a, b) => a - b)
  const lost = answers.filter(({ status, body }) => status !== 200 || !isRendered(body)).length
  /** @type {Results} */
  const results = {
    lostPercent: (lost / count) * 100,
    p50Ms: times[Math.floor(count * 0.5)] ?? NaN,
    p95Ms: times[Math.floor(count * 0.95)] ?? NaN,
    perSecond: count / seconds,
    body: answers[0]?.body.toString('base64') ?? '',
  }
  process.send?.(results)
})

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {Agent} agent
 * @returns {Promise<PageAnswer>}
 */
function fetchPage(url, headers, agent) {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    request(url, { headers, agent }, (response) => {
      const firstByteMs = performance.now() - began
      /** @type {Buffer[]} */
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () =>
        resolve({ firstByteMs, status: response.statusCode, body: Buffer.concat(parts) }),
      )
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}

/**
 * Returns true if a remote's server rendered the page. A bare response contains the same bytes, so it counts
 * too.
 * @param {Buffer} body
 */
const isRendered = (body) => brotliDecompressSync(body).includes('data-ssr="200"')
