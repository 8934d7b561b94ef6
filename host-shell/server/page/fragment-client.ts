import type { Fragment } from '@storefront/remote/server'
import type { RemoteEntry } from '../composition/composition.rules'

export type Shopper = { origin: string; channel: string; cookie: string; address: string }

export type FragmentAnswer =
  { fragment: Fragment } | { missing: 'late' | 'failed' | 'other-version' | 'token-expired' }

/** Asks a remote for a page; whatever goes wrong, the page is rendered in the browser instead. */
export async function fetchFragment(
  remote: RemoteEntry,
  url: string,
  shopper: Shopper,
  deadlineMs: number,
): Promise<FragmentAnswer> {
  try {
    const response = await fetch(`${remote.fragment}?url=${encodeURIComponent(url)}`, {
      signal: AbortSignal.timeout(deadlineMs),
      headers: {
        'x-ecd-channel-id': shopper.channel,
        'x-shop-origin': shopper.origin,
        'x-forwarded-for': shopper.address,
        cookie: shopper.cookie,
      },
    })
    if (!response.ok) return { missing: 'failed' }
    const fragment = (await response.json()) as Fragment
    return fragment.version === remote.version ? { fragment } : { missing: 'other-version' }
  } catch (error) {
    return { missing: error instanceof DOMException && error.name === 'TimeoutError' ? 'late' : 'failed' }
  }
}
