import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { parseTraceparent } from '@storefront/telemetry'
import { answerJson } from './json-answer'
import type { RemoteRelease } from './release'
import { untilAborted } from './until-aborted'

/** Renders a page of a release. Gives up after `deadlineMs`, which is longer than an API call may take. */
export async function answerFragment(
  release: RemoteRelease,
  request: IncomingMessage,
  response: ServerResponse,
  { deadlineMs, log }: { deadlineMs: number; log: (msg: string, fields: Record<string, unknown>) => void },
): Promise<void> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(new Error('rendering took too long')), deadlineMs)
  response.on('close', () => {
    clearTimeout(timer)
    abort.abort(new Error('the gateway went away'))
  })
  const address = new URL(request.url ?? '/', 'http://remote').searchParams.get('url') ?? '/'
  try {
    const posted = request.method === 'POST' ? await readPosted(request) : undefined
    const page = pageRequest(address, request.headers, abort.signal, posted)
    answerJson(response, 200, await untilAborted(release.renderFragment(page), abort.signal))
  } catch (error) {
    if (response.destroyed) return
    const traceId = parseTraceparent(request.headers.traceparent)?.traceId
    log('fragment failed', { traceId, path: new URL(address, 'http://shop').pathname, error: wordsOf(error) })
    answerJson(response, 500, { message: 'fragment failed' })
  }
}

/** Builds the request for one of the shop's pages, with the headers passed on by the gateway. */
export function pageRequest(
  url: string,
  from: IncomingHttpHeaders,
  signal: AbortSignal,
  posted?: Buffer<ArrayBuffer>,
): Request {
  const headers = new Headers()
  for (const [header, value] of Object.entries(from))
    if (typeof value === 'string') headers.set(header, value)
  const address = new URL(url, headers.get('x-shop-origin') ?? 'http://localhost')
  return new Request(address, { headers, signal, ...(posted ? { method: 'POST', body: posted } : {}) })
}

/** Reads a posted body. The gateway limits its size. @throws if the upload is interrupted */
async function readPosted(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const wordsOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))
