import { existsSync, readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { sendReleaseFile } from './release-files'
import type { Fragment } from './render-fragment'

/** A release's server bundle. */
export type RemoteRelease = { renderFragment(request: Request): Promise<Fragment>; warmUp(): Promise<void> }

/** Longer than a call to the API may take: what then still renders is given up. */
const longestRenderMs = 12_000

const requireRelease = createRequire(path.join(process.cwd(), 'release.cjs'))

/**
 * Serves every release of one remote found in a folder: `/<version>/fragment?url=` and its static files,
 * immutable. A release that is published later is served without a restart.
 */
export function serveRemote({
  name,
  releases,
  port,
  host,
  renderDeadlineMs = longestRenderMs,
}: {
  name: string
  releases: string
  port: number
  host: string
  renderDeadlineMs?: number
}) {
  const loaded = new Map<string, RemoteRelease>()

  const releaseOf = (version: string): RemoteRelease | undefined => {
    const known = loaded.get(version)
    if (known) return known
    const file = path.join(releases, version, 'server', 'index.cjs')
    if (!existsSync(file)) return undefined
    const release = requireRelease(file) as RemoteRelease
    loaded.set(version, release)
    return release
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://remote')
    const [, version = '', ...rest] = url.pathname.split('/')
    if (url.pathname === '/health')
      return end(response, 200, {
        name,
        versions: readdirSync(releases).filter((entry) => /^\d/.test(entry)),
      })
    if (!/^\d[\w.+-]*$/.test(version)) return end(response, 404, { message: 'not found' })
    if (rest.join('/') === 'fragment')
      return void answerFragment(() => releaseOf(version), url, request, response, renderDeadlineMs)
    // The gateway reads the description before it puts a release into force.
    if (rest.join('/') === 'release.json') void warmUp(name, () => releaseOf(version))
    return void sendReleaseFile(
      path.join(releases, version, 'client'),
      rest.join('/'),
      request,
      response,
    ).then(
      (isThere) => isThere || end(response, 404, { message: 'not found' }),
      () => end(response, 500, { message: 'file could not be read' }),
    )
  })
  server.keepAliveTimeout = 60_000
  server.listen(port, host)
  return server
}

async function warmUp(remote: string, releaseOf: () => RemoteRelease | undefined) {
  try {
    await releaseOf()?.warmUp()
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', msg: 'release is broken', remote, error: String(error) }))
  }
}

async function answerFragment(
  releaseOf: () => RemoteRelease | undefined,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  deadlineMs: number,
) {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(new Error('rendering took too long')), deadlineMs)
  response.on('close', () => {
    clearTimeout(timer)
    abort.abort(new Error('the gateway went away'))
  })
  const headers = new Headers()
  for (const [header, value] of Object.entries(request.headers))
    if (typeof value === 'string') headers.set(header, value)
  const target = new URL(
    url.searchParams.get('url') ?? '/',
    headers.get('x-shop-origin') ?? 'http://localhost',
  )
  try {
    const release = releaseOf()
    if (!release) return end(response, 404, { message: 'no such release' })
    return end(
      response,
      200,
      await release.renderFragment(new Request(target, { headers, signal: abort.signal })),
    )
  } catch (error) {
    if (response.destroyed) return undefined
    console.error(
      JSON.stringify({ level: 'error', msg: 'fragment failed', path: target.pathname, error: String(error) }),
    )
    return end(response, 500, { message: 'fragment failed' })
  }
}

function end(response: ServerResponse, status: number, body: unknown) {
  if (response.headersSent) return
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}
