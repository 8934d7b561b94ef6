import { createServer, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { pipeline } from 'node:stream'
import { freePort } from '../../preflight.mjs'
import { toLiveHeaders, toLocalHeaders } from './relayed-headers.rules.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Incoming
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./read-live-shop.mjs').LiveRelease} LiveRelease
 * @typedef {{ shared: { name: string, requiredVersion: string }[],
 *   exposes: { path: string, assets: { js: object, css: object } }[] }} Manifest
 */

const answerDeadlineMs = 30_000

/**
 * Serves a live shop's API and releases on this machine, as a gateway expects them.
 * @param {{ live: string, local: string, releases: LiveRelease[] }} shop `local` is the gateway's origin
 */
export async function relayShop({ live, local, releases }) {
  const relay = relayTo({ live, local })
  const api = await serve((incoming, response) => relay(incoming, response, incoming.url ?? '/'))
  const servers = await Promise.all(
    releases.map(async (release) => ({ release, ...(await serve(answerRelease(release, live, relay))) })),
  )
  return {
    apiOrigin: api.origin,
    composed: servers.map(({ release, origin }) => ({
      ...release,
      fragment: `${origin}/${release.version}/fragment`,
    })),
    stop: () => [api, ...servers].forEach(({ stop }) => stop()),
  }
}

/**
 * Serves the files of a release. The shop keeps `release.json` to itself, so it is told from public files. It
 * has the hashes of scripts, and a preload without its hash fetches a file twice: no script is preloaded. A
 * fragment is not public either: browsers render these pages.
 * @param {LiveRelease} release
 * @param {string} live
 * @param {ReturnType<typeof relayTo>} relay
 */
function answerRelease({ name, version, integrity, routes }, live, relay) {
  const folder = `/remotes/${encodeURIComponent(name)}`
  return (/** @type {Incoming} */ incoming, /** @type {Response} */ response) => {
    const url = incoming.url ?? '/'
    if (url.startsWith(`/${version}/fragment`)) return void response.writeHead(404).end()
    /** @type {Record<string, (manifest: Manifest) => object>} */
    const told = {
      [`/${version}/release.json`]: ({ shared }) => ({
        ...{ name, version, integrity, routes },
        shared: Object.fromEntries(shared.map((one) => [one.name, one.requiredVersion])),
      }),
      [`/${version}/mf-manifest.json`]: (manifest) => ({
        ...manifest,
        exposes: manifest.exposes.map(withoutScripts),
      }),
    }
    const tell = told[url]
    if (!tell) return relay(incoming, response, folder + url)
    readManifest(`${live}${folder}/${encodeURIComponent(version)}/mf-manifest.json`).then(
      (manifest) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(tell(manifest))),
      () => response.writeHead(502).end(),
    )
  }
}

/** @param {Manifest['exposes'][number]} expose */
const withoutScripts = (expose) => ({ ...expose, assets: { ...expose.assets, js: { sync: [] } } })

/**
 * @param {string} url
 * @returns {Promise<Manifest>}
 */
async function readManifest(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(answerDeadlineMs) })
  return response.json()
}

/**
 * Returns a handler that forwards a request to a path of the live shop. Bodies are neither read nor decoded.
 * @param {{ live: string, local: string }} origins
 */
const relayTo =
  (origins) =>
  (/** @type {Incoming} */ incoming, /** @type {Response} */ response, /** @type {string} */ path) => {
    const send = origins.live.startsWith('https:') ? requestHttps : requestHttp
    const upstream = send(
      origins.live + path,
      {
        method: incoming.method,
        headers: toLiveHeaders(incoming.headers, origins),
        signal: AbortSignal.timeout(answerDeadlineMs),
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, toLocalHeaders(answer.headers, origins))
        pipeline(answer, response, () => undefined)
      },
    )
    upstream.on('error', () => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    })
    response.on('close', () => upstream.destroy())
    incoming.pipe(upstream)
  }

/** @param {(incoming: Incoming, response: Response) => void} answer */
async function serve(answer) {
  const port = await freePort()
  const server = createServer(answer)
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
