import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Fragment } from '@storefront/remote/server'
import type { Meant } from '../compare/differences.rules'
import type { RemoteEntry } from '../release/remote-entry'

export type Answering = (request: IncomingMessage, response: ServerResponse) => void

const open: Server[] = []

/** Starts a server for the current test and returns its origin. */
export async function listen(answer: Answering): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export function closeServers() {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
}

export const sendJson = (response: ServerResponse, body: unknown, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

let releases = 0

/** Returns a new version for each test, because a release's description is cached. */
export const newVersion = () => `9.${(releases += 1)}.0`

export type Description = {
  isDevelopment?: boolean
  commit?: string
  means?: Meant[]
  shared?: Record<string, string>
  kernel?: Record<string, string>
  agreement?: object
  files?: Record<string, string>
  integrity?: string
  css?: string
  trial?: { problems: string[]; late: string[] }
}

/**
 * Returns a handler that responds as a remote: with the description, and with `answerFragment` for the
 * fragment.
 */
export function remoteAnswers(
  { css = '.cart{color:red}', trial = { problems: [], late: [] }, ...told }: Description = {},
  answerFragment: Answering = (_request, response) => sendJson(response, {}, 500),
): Answering {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://remote')
    if (pathname.endsWith('/fragment')) return answerFragment(request, response)
    if (pathname.endsWith('/trial')) return sendJson(response, { pages: [], ...trial })
    if (pathname.endsWith('/worker')) return sendJson(response, {}, 202)
    if (pathname.endsWith('/release.json')) return sendJson(response, { shared: {}, files: {}, ...told })
    if (pathname.endsWith('/screens.json'))
      return sendJson(response, { cart: { scripts: ['cart.js'], styles: ['cart.css'] } })
    if (pathname.endsWith('/mf-manifest.json'))
      return sendJson(response, {
        exposes: [{ path: './app', assets: { js: { sync: ['app.js'] }, css: { sync: [] } } }],
      })
    return void response.writeHead(200, { 'content-type': 'text/css' }).end(css)
  }
}

export const aFragment = (version: string, own: Partial<Fragment> = {}): Fragment => ({
  version,
  status: 200,
  html: '<h1>カート</h1>',
  screens: [],
  head: null,
  hydration: {},
  ...own,
})

/** Builds a remote for the composition document, served at `origin`. */
export const aRemote = (origin: string, own: Partial<RemoteEntry> = {}): RemoteEntry => {
  const version = own.version ?? newVersion()
  return {
    name: 'cart',
    version,
    entry: `/remotes/cart/${version}/remoteEntry.js`,
    fragment: `${origin}/${version}/fragment`,
    routes: ['/cart', '/cart/*'],
    ...own,
  }
}

/** Serves a remote. Its fragments must contain the `version` that `answer` receives. */
export async function serveRemote(
  answer: (response: ServerResponse, version: string, request: IncomingMessage) => void,
  own: Partial<RemoteEntry> = {},
): Promise<RemoteEntry> {
  const version = own.version ?? newVersion()
  const origin = await listen(remoteAnswers({}, (request, response) => answer(response, version, request)))
  return aRemote(origin, { ...own, version })
}

export const openShop: Record<string, unknown> = {
  '/public.json': { name: 'つなぐギフト', theme: 'gift', maintenance: null },
  '/v1/settings/front': {},
  '/v1/categories/hierarchy': { data: [] },
  '/v1/static-pages/urls': { data: [] },
  '/v1/lp': { data: [] },
  '/v1/messages': { data: [] },
}

/**
 * Returns a handler that responds as the API. `{ status, body }` is sent with that status; a function
 * responds itself.
 */
export function apiAnswers(answers: Record<string, unknown>): Answering {
  return (request, response) => {
    const answer = answers[new URL(request.url ?? '/', 'http://api').pathname]
    if (typeof answer === 'function') return void (answer as Answering)(request, response)
    if (answer === undefined) return sendJson(response, { message: 'なし', code: 'none' }, 404)
    const { status = 200, body = answer } = answer as { status?: number; body?: unknown }
    return sendJson(response, body, status)
  }
}
