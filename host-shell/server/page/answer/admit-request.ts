import type { ShopVersion } from '@storefront/contracts/shop-changes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '@storefront/site'
import { loadSite } from '@storefront/site/server'
import { isKeyAddress } from '../../../shared/key-address.rules'
import type { CompositionState } from '../../composition/composition-source'
import { findChannel } from '../../configuration'
import type { PostedBody } from '../../fragment/fragment-client'
import { isFromOwnPage, postedBody } from '../../fragment/posted-body'
import { findShopOrigin } from '../../refusal/shop-host.rules'
import { sendForeignForm } from '../../refusal/plain-document'
import type { PageContext } from './page-context'

export type AdmittedRequest = {
  origin: string
  url: URL
  channel: string
  site: Site
  active: CompositionState['active']
  /** The shop's version, which the page must not be older than. Undefined while the API doesn't tell it. */
  version: ShopVersion | undefined
  /** Set for a posted form. */
  posted?: PostedBody
}

/**
 * Loads the request's shop. Returns undefined after responding to a form that another site posted, to a page
 * of an unconfigured host, and during maintenance.
 */
export async function admitRequest(
  { configuration, compositions, changes }: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AdmittedRequest | undefined> {
  const origin = `${request.protocol}://${request.host}`
  const url = new URL(request.url, origin)
  // Links and redirects must not leak this URL.
  if (isKeyAddress(url)) reply.header('referrer-policy', 'no-referrer')
  const posted = postedBody(request)
  if (posted && !isFromOwnPage(request, origin)) return void sendForeignForm(request.url, reply)
  const shopOrigin = posted ? undefined : findShopOrigin(configuration, request.hostname)
  if (shopOrigin) return void reply.redirect(shopOrigin + request.url, 302)
  const channel = findChannel(configuration, request.hostname)
  const version = await changes.current()
  const [{ active }, site] = await Promise.all([compositions.current(), loadSite(channel, version?.shop)])
  if (site.maintenance && url.pathname.replace(/\/$/, '') !== '/maintenance')
    return void reply.redirect('/maintenance/', 302)
  return { origin, url, channel, site, active, version, posted }
}
