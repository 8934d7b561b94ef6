import { Agent, request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'

/** Requests a page `count` times with the given concurrency and reports the results. */
process.once('message', async ({ url, headers, concurrency, count }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const answers = []
  const began = performance.now()
  const lane = async () => {
    while (answers.length + running < count) {
      running += 1
      const answer = await fetchPage(url, headers, agent)
      running -= 1
      answers.push(answer)
    }
  }
  let running = 0
  await Promise.all(Array.from({ length: concurrency }, lane))
  const seconds = (performance.now() - began) / 1_000
  const times = answers.map(({ firstByteMs }) => firstByteMs).sort((a, b) => a - b)
  const lost = answers.filter(({ status, body }) => status !== 200 || !isRendered(body)).length
  process.send?.({
    lostPercent: (lost / count) * 100,
    p50Ms: times[Math.floor(count * 0.5)],
    p95Ms: times[Math.floor(count * 0.95)],
    perSecond: count / seconds,
    body: answers[0]?.body.toString('base64'),
  })
})

function fetchPage(url, headers, agent) {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    request(url, { headers, agent }, (response) => {
      const firstByteMs = performance.now() - began
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
 */
const isRendered = (body) => brotliDecompressSync(body).includes('data-ssr="200"')
