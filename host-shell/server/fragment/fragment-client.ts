import type { Fragment } from '@storefront/remote/server'
import { traceparentOf, type Trace } from '@storefront/telemetry'
import { openSpan } from '@storefront/telemetry/server'
import type { RemoteEntry } from '../composition/composition.rules'

export type Shopper = {
  origin: string
  channel: string
  cookie: string
  address: string
  userAgent?: string | undefined
  trace?: () => Trace
}

/**
 * Why a page comes without its fragment; `status` is what a loader that failed has answered, `isOfApi` that
 * nothing but the API has failed it.
 */
export type MissingFragment = {
  missing: 'late' | 'failed' | 'other-version' | 'overloaded' | 'token-expired' | 'token-refused'
  status?: number
  isOfApi?: boolean
  /** The remote has failed this request by an answer of its own, and serves others meanwhile. */
  isAnswered?: boolean
}

/** `insteadOf` says that the page is an earlier one, and why the one that was asked for is missing. */
export type FragmentAnswer =
  | { fragment: Fragment; sizeBytes: number; insteadOf?: MissingFragment }
  | MissingFragment

/** More is no page: a remote that renders without end breaks its own page alone. */
const largestFragmentBytes = 4 * 1024 * 1024

/** A form as the browser has posted it. */
export type PostedBody = { body: Buffer<ArrayBuffer>; type: string }

/**
 * Asks a remote for a page, or gives it a posted form; whatever goes wrong with a page, it is rendered in the
 * browser instead. A request that its signal ends is late.
 */
export async function fetchFragment(
  remote: RemoteEntry,
  url: string,
  shopper: Shopper,
  signal: AbortSignal,
  posted?: PostedBody,
): Promise<FragmentAnswer> {
  const span = shopper.trace && openSpan(`fragment ${remote.name}`, shopper.trace(), { kind: 'CLIENT' })
  try {
    const response = await fetch(`${remote.fragment}?url=${encodeURIComponent(url)}`, {
      signal,
      ...(posted ? { method: 'POST', body: posted.body } : {}),
      headers: {
        ...(posted ? { 'content-type': posted.type } : {}),
        'x-ecd-channel-id': shopper.channel,
        'x-shop-origin': shopper.origin,
        'x-forwarded-for': shopper.address,
        cookie: shopper.cookie,
        ...(shopper.userAgent ? { 'user-agent': shopper.userAgent } : {}),
        ...(span ? { traceparent: traceparentOf(span.trace) } : {}),
      },
    })
    if (!response.ok) {
      await response.body?.cancel()
      // 503 and 404 say that the release serves nobody.
      return response.status === 500 ? { missing: 'failed', isAnswered: true } : { missing: 'failed' }
    }
    return answerOf(remote, await readBounded(response))
  } catch {
    return { missing: signal.aborted ? 'late' : 'failed' }
  } finally {
    span?.end()
  }
}

function answerOf(remote: RemoteEntry, body: Buffer): FragmentAnswer {
  const fragment = JSON.parse(body.toString()) as Fragment
  if (fragment.version !== remote.version) return { missing: 'other-version' }
  // What failed on the server may do in the browser; the error page is for what fails there too.
  const { status, defects = [] } = fragment
  if (status >= 500) return { missing: 'failed', status, isOfApi: defects.length === 0 }
  return { fragment, sizeBytes: body.byteLength }
}

async function readBounded({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size > largestFragmentBytes) throw new Error(`a fragment of more than ${largestFragmentBytes} bytes`)
  }
  return Buffer.concat(chunks)
}
