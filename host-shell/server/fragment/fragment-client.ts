import type { Fragment } from '@storefront/remote/server'
import { shopVersionHeader, writeVersion, type ShopVersion } from '@storefront/contracts/shop-changes'
import { traceparentOf, type Trace } from '@storefront/telemetry'
import { openSpan } from '@storefront/telemetry/server'
import type { RemoteEntry } from '../release/remote-entry'

export type Shopper = {
  origin: string
  channel: string
  cookie: string
  address: string
  userAgent?: string | undefined
  /** The shop's version, which the page must not be older than. Absent while the API doesn't tell it. */
  version?: ShopVersion | undefined
  trace?: () => Trace
}

/**
 * Why a page has no fragment. `status` is the response status after a failed loader. `isOfApi` means that
 * only the API failed.
 */
export type MissingFragment = {
  missing: 'late' | 'failed' | 'other-version' | 'overloaded' | 'token-expired' | 'token-refused'
  status?: number
  isOfApi?: boolean
  /** True if the remote responded to this request with an error but still serves other requests. */
  isAnswered?: boolean
}

/**
 * A page, or the reason why it is missing. `isShared` marks a page that was rendered without the shopper's
 * own cookies. `insteadOf` marks an earlier page from the cache and contains the reason why the requested
 * page is missing.
 */
export type FragmentAnswer =
  | { fragment: Fragment; sizeBytes: number; isShared?: boolean; insteadOf?: MissingFragment }
  | MissingFragment

/** Max fragment size: a remote that renders endlessly only breaks its own page. */
const largestFragmentBytes = 4 * 1024 * 1024

export type PostedBody = { body: Buffer<ArrayBuffer>; type: string }

/**
 * Requests a page from a remote, or posts a form to it. If a page fails, the browser renders it instead. An
 * aborted request counts as late.
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
        ...(shopper.version ? { [shopVersionHeader]: writeVersion(shopper.version) } : {}),
        ...(shopper.userAgent ? { 'user-agent': shopper.userAgent } : {}),
        ...(span ? { traceparent: traceparentOf(span.trace) } : {}),
      },
    })
    if (!response.ok) {
      await response.body?.cancel()
      // A 503 or 404 means that the release can't serve any request.
      return response.status === 500 ? { missing: 'failed', isAnswered: true } : { missing: 'failed' }
    }
    return parseFragment(remote, await readBounded(response))
  } catch {
    return { missing: signal.aborted ? 'late' : 'failed' }
  } finally {
    span?.end()
  }
}

function parseFragment(remote: RemoteEntry, body: Buffer): FragmentAnswer {
  const fragment = JSON.parse(body.toString()) as Fragment
  if (fragment.version !== remote.version) return { missing: 'other-version' }
  // The browser may succeed where the server failed. If it fails too, it shows the error page.
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
