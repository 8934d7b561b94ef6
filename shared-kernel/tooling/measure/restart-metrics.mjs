import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { freePort } from '../run/preflight.mjs'
import { root } from '../run/workspace.mjs'

// How long `npm run dev` takes from a saved file to an answer of the new program:
// node shared-kernel/tooling/measure/restart-metrics.mjs reference-api 10
const [only = 'reference-api', count = '10'] = process.argv.slice(2)

/** A source, what is written into it, and where the shop then shows it. */
const places = {
  'reference-api': {
    file: 'reference-api/src/sandbox-payment/challenge-page.ts',
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
const file = path.join(root, place.file)
const source = readFileSync(file, 'utf8')
if (!source.includes(place.at)) throw new Error(`${place.file} no longer says: ${place.at}`)

const port = await freePort()
const dev = spawn(process.execPath, [path.join(root, 'shared-kernel/tooling/bin/dev.mjs'), only], {
  cwd: root,
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = new Promise((resolve) => dev.once('exit', resolve))
await new Promise((resolve, reject) => {
  let words = ''
  dev.stdout.on('data', (data) => {
    process.stdout.write(data)
    words += data
    if (words.includes(`${only} is followed`)) resolve(undefined)
  })
  void ended.then(() => reject(new Error('npm run dev ended')))
})

try {
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
  dev.kill('SIGTERM')
  await ended
}

function answer() {
  return fetch(`http://localhost:${port}${place.url}`, { signal: AbortSignal.timeout(5_000) }).then(
    (response) => response.text(),
    () => '',
  )
}
