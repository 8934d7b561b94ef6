import { execFile, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { testSecretsInEnvironment } from '../secrets'
import { shopTime } from './test-clock'

const root = join(__dirname, '../../../..')
const startDeadlineMs = 30_000

/** Returns the path of the released server. Builds the server if the current source hasn't been built yet. */
export async function builtServer(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(root, 'shared-kernel/tooling/bin/build.mjs'),
    '--one',
    'reference-api',
  ])
  const { version } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { version: string }
  return join(root, 'releases/reference-api', version, 'server/server.cjs')
}

/** Starts a server in a separate process, which a test can kill. */
export async function startServer(file: string, env: Record<string, string>) {
  const port = await freePort()
  const child = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TZ: 'Asia/Tokyo',
      PORT: String(port),
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      ...shopTime,
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000',
      ...testSecretsInEnvironment,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let words = ''
  child.stderr.on('data', (data: Buffer) => (words += data.toString()))
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = `http://127.0.0.1:${port}`
  await untilReady(
    origin,
    () => child.exitCode !== null,
    () => words,
  )
  return {
    origin,
    async call(method: string, path: string, { body, token }: { body?: object; token?: string } = {}) {
      const headers = {
        'content-type': 'application/json',
        'x-ecd-channel-id': 'tsunagu',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      }
      const response = await fetch(origin + path, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const text = await response.text()
      return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
    },
    async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL') {
      child.kill(signal)
      await gone
    },
  }
}

export type ServerProcess = Awaited<ReturnType<typeof startServer>>

async function untilReady(origin: string, hasEnded: () => boolean, words: () => string) {
  const deadline = Date.now() + startDeadlineMs
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error(`The server ended: ${words()}`)
    const isUp = await fetch(`${origin}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  throw new Error(`The server did not answer: ${words()}`)
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
