import type { FastifyRequest } from 'fastify'
import type { ShopVersion } from '@storefront/contracts/shop-changes'
import { ownerOf } from '@storefront/navigation'
import type { Fragment } from '@storefront/remote/server'
import type { Site } from '@storefront/site'
import { loadSite } from '@storefront/site/server'
import type { CompositionDocument } from '../../composition/composition.rules'
import { withListedPages } from '../../composition/public-composition'
import { findChannel } from '../../configuration'
import { parseShopperCookies } from '../../fragment/guest-request.rules'
import { getRequestSpan } from '../../observe/observe-requests'
import type { PageContext } from './page-context'

export type GuestShop = {
  channel: string
  site: Site
  composition: CompositionDocument
  version: ShopVersion | undefined
}

/** Returns the shop of a request as every guest of the same canary bucket sees it. */
export async function loadGuestShop(
  { configuration, compositions, canaries, changes }: PageContext,
  { hostname, headers }: FastifyRequest,
): Promise<GuestShop> {
  const channel = findChannel(configuration, hostname)
  const version = await changes.current()
  const [{ active }, site] = await Promise.all([compositions.current(), loadSite(channel, version?.shop)])
  const { composition } = canaries.choose(active, headers.cookie ?? '')
  return { channel, site, version, composition: withListedPages(composition, site) }
}

/** Returns a page as every guest sees it, or undefined if there is no such page. */
export async function guestFragment(
  { fragments }: PageContext,
  request: FastifyRequest,
  { channel, composition, version }: GuestShop,
  page: string,
): Promise<{ fragment?: Fragment & { owner: string }; isRefused: boolean } | undefined> {
  const origin = `${request.protocol}://${request.host}`
  if (!/^\/(?![/\\])/.test(page) || !URL.canParse(page, origin)) return undefined
  const { pathname, search } = new URL(page, origin)
  const owner = ownerOf(composition, pathname)
  if (!owner) return undefined
  const { shared: cookie } = parseShopperCookies(request.headers.cookie ?? '')
  const trace = () => getRequestSpan(request).trace
  const guest = { origin, channel, cookie, version, address: request.ip, trace }
  const answer = await fragments.fragmentFor(owner, pathname + search, guest, composition)
  return 'fragment' in answer
    ? { fragment: { ...answer.fragment, owner: owner.name }, isRefused: false }
    : { isRefused: answer.status === undefined }
}
