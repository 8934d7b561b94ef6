import type { Server } from 'node:http'
import path from 'node:path'
import { setShopClock } from '@storefront/locale-ja'
import { drain, logLine } from '@storefront/telemetry/server'
import { releaseObtainer } from './obtain-release'
import { WorkerPool } from './worker-pool'
import { serveRemote } from './serve-remote'
import { versionsToWarm, warmReleases } from './warm-releases'
import { readWorkerLimits } from './worker-limits'

/**
 * Runs one remote's server, configured by REMOTE_NAME, RELEASES (the remote's release folder), PORT, HOST and
 * API_ORIGIN.
 */
const { REMOTE_NAME: name, RELEASES: releases, PORT, HOST: host = '127.0.0.1' } = process.env
if (!name || !releases || !PORT) throw new Error('REMOTE_NAME, RELEASES and PORT must be set')
setShopClock(process.env)

/** Grace period in ms for pages in progress when the server stops. */
const stopMs = 4_000

const workers = new WorkerPool({
  remote: name,
  releases,
  program: path.join(__dirname, 'render.cjs'),
  limits: readWorkerLimits(process.env),
})
const obtain = releaseObtainer(releases, (version) => version in workers.states())
let server: Server | undefined
// Start listening only once warm, because a cold page would miss its deadline.
void warmReleases(versionsToWarm(process.env), { workers, obtain }).then(() => {
  server = serveRemote({ name, releases, port: Number(PORT), host, workers, obtain })
  server.on('listening', () => logLine('info', 'listening', { remote: name, port: Number(PORT) }))
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(
    signal,
    () =>
      void drain().then(() => {
        workers.endStalled()
        if (!server) process.exit(0)
        server.close(() => process.exit(0))
        server.closeIdleConnections()
        setTimeout(() => process.exit(0), stopMs).unref()
      }),
  )
}
process.on('exit', () => workers.stopAll())
