import type { FastifyRequest } from 'fastify'
import { ownerOf } from '@storefront/navigation'
import type { Fragment } from '@storefront/remote/server'
import type { Site } from '@storefront/site'
import { loadSite } from '@storefront/site/server'
import { withListedPages } from '../../composition/public-composition'
import { findChannel } from '../../configuration'
import { parseGuestRequest } from '../../fragment/guest-request.rules'
import { getRequestSpan } from '../../observe/observe-requests'
import type { PageContext } from './page-context'

/** Returns a page as every guest sees it, or undefined if there is no such page. */
export async function guestFragment(
  { configuration, compositions, canaries, fragments }: PageContext,
  request: FastifyRequest,
  page: string,
): Promise<{ site: Site; fragment?: Fragment & { owner: string }; isRefused: boolean } | undefined> {
  const origin = `${request.protocol}://${request.host}`
  if (!/^\/(?![/\\])/.test(page) || !URL.canParse(page, origin)) return undefined
  const { pathname, search } = new URL(page, origin)
  const channel = findChannel(configuration, request.hostname)
  const [{ active }, site] = await Promise.all([compositions.current(), loadSite(channel)])
  const composition = withListedPages(canaries.choose(active, request.headers.cookie ?? '').composition, site)
  const owner = ownerOf(composition, pathname)
  if (!owner) return undefined
  const cookie = parseGuestRequest(request.headers.cookie ?? '')?.shared ?? ''
  const guest = { origin, channel, cookie, address: request.ip, trace: () => getRequestSpan(request).trace }
  const answer = await fragments.fragmentFor(owner, pathname + search, guest, composition)
  return 'fragment' in answer
    ? { site, fragment: { ...answer.fragment, owner: owner.name }, isRefused: false }
    : { site, isRefused: answer.status === undefined }
}
