import { readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { exposeMetrics } from '@storefront/telemetry/metrics'
import { isDraining, logLine } from '@storefront/telemetry/server'
import { fragmentHeaderBytes } from '../worker/header-size'
import { answerJson } from '../worker/json-answer'
import type { ObtainRelease } from './obtain-release'
import { sendReleaseFile } from './release-files'
import type { WorkerPool } from './worker-pool'
import type { Trial } from '../server/trial'

type Options = {
  name: string
  /** This remote's release folder. */
  releases: string
  port: number
  host: string
  workers: WorkerPool
  /** Fetches a release that isn't in the folder. */
  obtain: ObtainRelease
}

/**
 * Serves every release of one remote from a folder: its static files as immutable, and
 * `/<version>/fragment?url=` from one process per release. PUT and DELETE on `/<version>/worker` start and
 * end that process; POST to `/<version>/trial` renders each route once. New releases need no restart.
 */
export function serveRemote({ name, releases, port, host, workers, obtain }: Options): Server {
  const server = createServer({ maxHeaderSize: fragmentHeaderBytes }, (request, response) => {
    const url = new URL(request.url ?? '/', 'http://remote')
    const [, version = '', ...rest] = url.pathname.split('/')
    const file = rest.join('/')
    // Close connections while draining, so that the next request reaches another replica.
    if (isDraining()) response.setHeader('connection', 'close')
    if (url.pathname === '/ready')
      return isDraining()
        ? answerJson(response, 503, { status: 'draining' })
        : answerJson(response, 200, { status: 'ok' })
    if (url.pathname === '/health')
      return answerJson(response, 200, {
        name,
        versions: readdirSync(releases).filter((entry) => /^\d/.test(entry)),
        workers: workers.states(),
      })
    if (url.pathname === '/metrics') return void answerMetrics(workers, request, response)
    if (!/^\d[\w.+-]*$/.test(version)) return answerJson(response, 404, { message: 'not found' })
    const isOfComposition = file === 'fragment' || (request.method !== 'GET' && request.method !== 'HEAD')
    const obtained = obtain(version, { isGuess: !isOfComposition })
    if (file === 'fragment')
      return void obtained.then(() =>
        answerFragment(workers, version, `/fragment${url.search}`, request, response),
      )
    if (request.method === 'POST' && file === 'trial')
      return void obtained.then(() => answerTrial({ workers, remote: name, version }, request, response))
    // Respond only once the process is ready, so that the first shopper doesn't have to wait for it.
    if (request.method === 'PUT' && file === 'worker')
      return void obtained
        .then(() => workers.workerOf(version))
        .then((worker) => answerJson(response, typeof worker === 'string' ? 503 : 200, {}))
    if (request.method === 'DELETE' && file === 'worker') {
      workers.retire(version)
      return answerJson(response, 202, {})
    }
    return void obtained
      .then(() => sendReleaseFile(path.join(releases, version, 'client'), file, request, response))
      .then(
        (isThere) => isThere || answerJson(response, 404, { message: 'not found' }),
        () => answerJson(response, 500, { message: 'file could not be read' }),
      )
  })
  server.keepAliveTimeout = 60_000
  server.on('close', () => workers.stopAll())
  server.listen(port, host)
  return server
}

async function answerFragment(
  workers: WorkerPool,
  version: string,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const stop = workers.metrics.renders.startTimer({ remote: workers.remote, version })
  response.on('close', () => response.statusCode !== 404 && stop({ status: response.statusCode }))
  const worker = await workers.workerOf(version)
  if (worker === 'no release') return answerJson(response, 404, { message: 'no such release' })
  if (worker === 'unavailable') return answerJson(response, 503, { message: 'the release cannot render now' })
  if (!response.destroyed) worker.forward(address, request, response)
}

async function answerMetrics({ metrics }: WorkerPool, { socket }: IncomingMessage, response: ServerResponse) {
  const told = await exposeMetrics(metrics.metrics, socket.remoteAddress)
  if (!told) return answerJson(response, 404, { message: 'not found' })
  response.writeHead(200, { 'content-type': told.type, 'cache-control': 'no-store' }).end(told.text)
}

/**
 * Renders each of a release's routes once, in a process that doesn't serve shoppers. If all goes well, that
 * process becomes the release's worker.
 */
async function answerTrial(
  { workers, remote, version }: { workers: WorkerPool; remote: string; version: string },
  request: IncomingMessage,
  response: ServerResponse,
) {
  const worker = workers.candidate(version)
  if (!worker) return answerJson(response, 404, { message: 'no such release' })
  response.on('close', () => response.writableEnded || worker.end('nobody waits for the trial'))
  const trial = await worker.ready
    .then(() => worker.ask('/trial', request.headers) as Promise<Trial>)
    .catch((error: unknown): Trial => ({ tried: [], problems: [wordsOf(error)], late: [], pages: [] }))
  const isSound = trial.problems.length + trial.late.length === 0
  if (isSound) workers.adopt(version, worker)
  else worker.end('refused')
  const { pages: _, ...told } = trial
  logLine(isSound ? 'info' : 'error', 'release tried', { remote, version, ...told })
  answerJson(response, 200, trial)
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
