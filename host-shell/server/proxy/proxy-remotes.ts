import path from 'node:path'
import { request } from 'undici'
import type { FastifyInstance } from 'fastify'
import { listReleases } from '../composition/canary.rules'
import type { CompositionSource } from '../composition/composition-source'
import { staysInFolder } from '../shell-files'

/** Timeout for a remote's file. After that, the browser shows the failure panel. */
const fileDeadlineMs = 10_000
/**
 * Internal files that are not served. They contain the commit, the checks, and the reasons for skipped
 * checks.
 */
const ofTeams = new Set(['release.json', 'release.json.br'])
const passedOn = [
  'content-type',
  'content-encoding',
  'cache-control',
  'etag',
  'vary',
  'access-control-allow-origin',
  'timing-allow-origin',
]

/**
 * Serves `/remotes/<name>/<version>/<file>` from that remote's server, in any version that the server still
 * has, so that open tabs can load their chunks.
 */
export async function proxyRemotes(gateway: FastifyInstance, compositions: CompositionSource) {
  gateway.get<{ Params: { name: string; version: string; '*': string } }>(
    '/remotes/:name/:version/*',
    async (incoming, reply) => {
      const { name, version, '*': file } = incoming.params
      const ofName = listReleases((await compositions.current()).active).filter((one) => one.name === name)
      const remote = ofName.find((one) => one.version === version) ?? ofName[0]
      if (!remote)
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .send({ message: `no remote ${name}` })
      // Serve files only. Renders must go through a page request, which enforces the limits.
      const fileName = path.posix.basename(file)
      if (!staysInFolder(`${version}/${file}`) || !fileName.includes('.') || ofTeams.has(fileName))
        return reply.header('cache-control', 'no-store').callNotFound()
      const upstream = `${new URL(remote.fragment).origin}/${encodeURIComponent(version)}/${file.split('/').map(encodeURIComponent).join('/')}`
      const abort = new AbortController()
      reply.raw.on('close', () => abort.abort())
      try {
        const response = await fetchRaw(
          upstream,
          incoming.headers['accept-encoding'],
          AbortSignal.any([abort.signal, AbortSignal.timeout(fileDeadlineMs)]),
        )
        reply.code(response.status)
        for (const header of passedOn) {
          const value = response.headers[header]
          if (value !== undefined) reply.header(header, value)
        }
        if (response.status >= 400) reply.header('cache-control', 'no-store')
        return reply.send(response.body)
      } catch (error) {
        incoming.log.warn({ remote: name, error: String(error) }, 'a file of a remote did not come')
        return reply
          .code(502)
          .header('cache-control', 'no-store')
          .send({ message: `${name} does not answer` })
      }
    },
  )
}

/** Fetches a file without decoding it. `fetch` would decompress the bytes. */
async function fetchRaw(url: string, acceptEncoding: string | undefined, signal: AbortSignal) {
  const { statusCode, headers, body } = await request(url, {
    signal,
    headers: acceptEncoding ? { 'accept-encoding': acceptEncoding } : {},
  })
  return { status: statusCode, headers, body }
}
