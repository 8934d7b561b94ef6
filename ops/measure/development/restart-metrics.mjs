import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { root } from '../../../shared-kernel/tooling/workspace/workspace.mjs'
import { startDevelopment } from './development.mjs'

// Measures how long `npm run dev` takes from saving a file to a response from the new program:
// node ops/measure/development/restart-metrics.mjs reference-api 10
const [only = 'reference-api', count = '10'] = process.argv.slice(2)

/**
 * A source file, the text to write into it, and the URL whose response then contains the text.
 * @type {Record<string, { file: string, at: string, write: (mark: string) => string, url: string }>}
 */
const places = {
  'reference-api': {
    file: 'reference-api/src/shop/sandbox-captcha/captcha-script.ts',
    at: 'export const challengeStyle = `',
    write: (mark) => `/* ${mark} */`,
    url: '/sandbox-payment/challenge.css',
  },
  'host-shell': {
    file: 'host-shell/server/build-gateway.ts',
    at: "gateway.get('/health', async () => ({ ",
    write: (mark) => `mark: '${mark}', `,
    url: '/health',
  },
}
const place = places[only]
if (!place) throw new Error(`Name one of ${Object.keys(places).join(', ')}.`)
const { url } = place
const file = path.join(root, place.file)
const source = readFileSync(file, 'utf8')
if (!source.includes(place.at)) throw new Error(`${place.file} no longer says: ${place.at}`)

const { origin, stop } = await startDevelopment(only, `${only} is followed`)

try {
  /** @type {number[]} */
  const seconds = []
  for (let turn = 1; turn <= Number(count); turn += 1) {
    const mark = `edit-${turn}-${Date.now()}`
    const saved = performance.now()
    writeFileSync(file, source.replace(place.at, place.at + place.write(mark)))
    while (!(await answer()).includes(mark)) await new Promise((resolve) => setTimeout(resolve, 10))
    seconds.push((performance.now() - saved) / 1_000)
    process.stdout.write(`${turn}: ${seconds.at(-1)?.toFixed(2)} s, load ${loadavg()[0]?.toFixed(1)}\n`)
  }
  seconds.sort((a, b) => a - b)
  const [least, median, most] = [0, Math.floor(seconds.length / 2), seconds.length - 1].map((n) =>
    seconds[n]?.toFixed(2),
  )
  process.stdout.write(`${only}: ${median} s (${least} to ${most})\n`)
} finally {
  writeFileSync(file, source)
  await stop()
}

function answer() {
  return fetch(`${origin}${url}`, { signal: AbortSignal.timeout(5_000) }).then(
    (response) => response.text(),
    () => '',
  )
}
