import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ObtainRelease } from '../serve/obtain-release'
import { WorkerPool } from '../serve/worker-pool'
import { serveRemote } from '../serve/serve-remote'
import { readWorkerLimits, type WorkerLimits } from '../serve/worker-limits'
import { compileKernelPackage, compileSources } from '@storefront/testing/node'

/** Compiled programs can resolve npm packages from here. */
const cache = path.join(__dirname, '../../../../node_modules/.cache')
mkdirSync(cache, { recursive: true })

export type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** A remote's server with its own folder, for releases written by a test. */
export class ServedReleases {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'releases-'))
  private readonly programs = mkdtempSync(path.join(cache, 'worker-'))
  private server!: Server
  workers!: WorkerPool
  /** Fetches a release that isn't in the folder. Tests may replace it. */
  obtain: ObtainRelease = () => Promise.resolve(true)

  async start(limits: Partial<WorkerLimits> = {}): Promise<void> {
    compileSources(path.join(__dirname, '..'), ['serve', 'worker'], this.programs)
    compileKernelPackage('telemetry', ['', 'server', 'server/rate'], this.programs)
    compileKernelPackage('locale-ja', ['', 'time', 'words'], this.programs)
    this.workers = new WorkerPool({
      remote: 'catalog',
      releases: this.folder,
      program: path.join(this.programs, 'worker/worker-program.js'),
      limits: { ...readWorkerLimits({}), ...limits },
    })
    const { folder, workers, obtain } = this
    const address = { port: 0, host: '127.0.0.1' }
    this.server = serveRemote({ name: 'catalog', releases: folder, ...address, workers, obtain })
    await once(this.server, 'listening')
  }

  stop(): void {
    this.server.close()
    this.server.closeAllConnections()
    this.workers.stopAll()
    for (const folder of [this.folder, this.programs]) rmSync(folder, { recursive: true, force: true })
  }

  /** Publishes a release with this server bundle. `code` may set its `exports`. */
  publish(version: string, code: string): void {
    const server = path.join(this.folder, version, 'server')
    mkdirSync(server, { recursive: true })
    writeFileSync(
      path.join(server, 'index.cjs'),
      `exports.warmUp = async () => undefined
      exports.renderFragment = async () => ({ version: '${version}', status: 200, html: '' })
      ${code}`,
    )
  }

  /** Writes the server bundle's expected hash into the release's description. */
  describe(version: string, integrity: string): void {
    const description = { version, serverFiles: { 'index.cjs': integrity } }
    writeFileSync(path.join(this.folder, version, 'release.json'), JSON.stringify(description))
  }

  /** Requests the path unchanged. `fetch` would normalise it. */
  ask(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
    const { port } = this.server.address() as { port: number }
    return new Promise((resolve, reject) => {
      httpRequest({ port, host: '127.0.0.1', path: address, headers, method, agent: false }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        )
      })
        .on('error', reject)
        .end()
    })
  }

  async page(version: string, url = '/'): Promise<number> {
    return (await this.ask(`/${version}/fragment?url=${encodeURIComponent(url)}`)).status
  }
}
