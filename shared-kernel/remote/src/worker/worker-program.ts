import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setShopClock } from '@storefront/locale-ja'
import { faultCounts, logLine, startTracing } from '@storefront/telemetry/server'
import { answerFragment, pageRequest } from './answer-fragment'
import { fragmentHeaderBytes } from './header-size'
import { findLeak } from './find-leak'
import { answerJson } from './json-answer'
import type { RemoteRelease } from './release'
import { findWrongServerFile } from './server-files'
import { tryRelease } from './try-release'
import { heartbeatEveryMs, type WorkerMessage } from './worker-messages'

/**
 * Renders one release's pages for the server that forked it: `/fragment?url=`, and `/trial` to render each
 * route once. Takes the bundle, remote and version as arguments.
 */
const [, , bundle = '', remote = '', version = ''] = process.argv
// Max time for a render, in ms. It is longer than an API call may take.
const longestRenderMs = Number(process.env.RENDER_DEADLINE_MS ?? 12_000)
const trialDeadlineMs = 5_000

// A release may replace globals, so get what this process needs before loading it.
const send = process.send?.bind(process)
const tell = (message: WorkerMessage) => send?.(message)
const log = (msg: string, fields: Record<string, unknown>) =>
  logLine('error', msg, { remote, version, ...fields })

let unhandledRejections = 0
process.on('unhandledRejection', (error) => {
  unhandledRejections += 1
  log('unhandled rejection', { error: wordsOf(error), count: unhandledRejections })
})
process.on('uncaughtException', (error) => {
  log('uncaught exception', { error: wordsOf(error) })
  process.exit(1)
})
process.on('disconnect', () => process.exit())
// Ignore signals: the server that forked this process decides when it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

let beatAt = performance.now()
setInterval(() => {
  const lagMs = Math.max(0, Math.round(performance.now() - beatAt - heartbeatEveryMs))
  beatAt = performance.now()
  const memoryMb = Math.round(process.memoryUsage.rss() / 1024 / 1024)
  tell({ heartbeat: { memoryMb, unhandledRejections, lagMs, faults: faultCounts() } })
}, heartbeatEveryMs)

setShopClock(process.env)
const refused = findWrongServerFile(bundle)
if (refused === undefined) serve()
else {
  log('release is refused', { error: refused })
  if (send) send({ refused } satisfies WorkerMessage, () => process.exit(1))
  else process.exit(1)
}

function serve() {
  const release = createRequire(path.join(process.cwd(), 'release.cjs'))(bundle) as RemoteRelease

  const server = createServer({ maxHeaderSize: fragmentHeaderBytes }, (request, response) => {
    if (request.url !== '/trial')
      return void answerFragment(release, request, response, { deadlineMs: longestRenderMs, log })
    const heard = unhandledRejections
    const render = (url: string, signal: AbortSignal) =>
      release.renderFragment(pageRequest(url, request.headers, signal))
    void tryRelease(release.routePatterns?.() ?? [], render, {
      deadlineMs: trialDeadlineMs,
    }).then(async (trial) => {
      // Node reports a rejection only after the work that caused it.
      await new Promise(setImmediate)
      const unheard = unhandledRejections - heard
      if (unheard > 0) trial.problems.push(`${unheard} promises were rejected and nobody heard`)
      // A release with a problem isn't rendered again.
      const leak = await findLeak(trial, render)
      if (leak) trial.problems.push(leak)
      answerJson(response, 200, trial)
    })
  })

  // The only client is the server that forked this process. Closing a connection while that server is sending
  // a form on it would lose the form.
  server.keepAliveTimeout = 0

  const begun = startTracing(`remote-${remote}`, version).then(() => release.warmUp())
  begun.then(
    () =>
      server.listen(0, '127.0.0.1', () =>
        tell({ listening: { port: (server.address() as AddressInfo).port } }),
      ),
    (error: unknown) => {
      log('release is broken', { error: wordsOf(error) })
      process.exit(1)
    },
  )
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
