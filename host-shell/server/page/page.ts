import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownerOf } from '@storefront/navigation'
import { renderFragment, type Fragment } from '@storefront/remote/server'
import { needsRefresh } from '@storefront/session/server'
import type { Site } from '@storefront/site'
import { loadSite, withSite } from '@storefront/site/server'
import { layoutOf } from '../../src/frame/layout.rules'
import { routes as shellRoutes } from '../../src/pages/shell-pages.routes'
import type { CompositionDocument, RemoteEntry } from '../composition/composition.rules'
import type { CompositionSource } from '../composition/composition-source'
import { channelOf, type Configuration } from '../configuration'
import {
  contentSecurityPolicy,
  documentHeaders,
  framesOf,
  servicesOf,
} from '../security/content-security-policy'
import { renderDocument } from './document'
import { publicPart, withStaticPages } from './public-composition'
import type { FragmentAnswer, MissingFragment, Shopper } from './fragment-client'
import type { FragmentSource } from './fragment-source'
import { describeRelease } from '../composition/release-description'
import { retryAfterSeconds, sendOverloaded } from './plain-document'
import { renderFrame } from './render-frame'
import type { ShellFiles } from '../files/shell-files'

const compress = promisify(brotliCompress)

export type PageContext = {
  configuration: Configuration
  compositions: CompositionSource
  fragments: FragmentSource
  shell: ShellFiles
}

/** Answers any URL that is not a file or a call: the page its owner renders, or the shell's own. */
export async function answerPage(
  { configuration, compositions, fragments, shell }: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const origin = `${request.protocol}://${request.host}`
  const url = new URL(request.url, origin)
  const channel = channelOf(configuration, request.hostname)
  const [{ active }, site] = await Promise.all([compositions.current(), loadSite(channel)])
  if (site.maintenance && url.pathname.replace(/\/$/, '') !== '/maintenance')
    return reply.redirect('/maintenance/', 302)
  const composition = withStaticPages(active, site)
  const owner = site.isInvalidChannel ? undefined : ownerOf(composition, url.pathname)
  const shopper = { origin, channel, cookie: request.headers.cookie ?? '', address: request.ip }
  const answer = owner
    ? await fragmentOf(owner, url, shopper, composition, fragments)
    : { fragment: await shellFragment(site, url) }
  const missing = 'missing' in answer ? answer : undefined
  if (missing)
    request.log.warn(
      {
        remote: owner?.name,
        version: owner?.version,
        page: withoutTokens(url.pathname),
        reason: missing.missing,
        status: missing.status,
      },
      'fragment is missing',
    )
  if (missing?.missing === 'overloaded') return sendOverloaded(request.url, reply)
  if (owner)
    await describeRelease(owner).catch((error: unknown) =>
      request.log.warn({ remote: owner.name, error: String(error) }, 'release is not described'),
    )
  const fragment = 'fragment' in answer ? answer.fragment : undefined
  if (fragment?.redirect !== undefined)
    return reply.code(fragment.status).header('location', fragment.redirect).send()

  const nonce = randomBytes(16).toString('base64')
  const html = renderDocument({
    origin,
    nonce,
    layout: site.isInvalidChannel ? 'invalid-channel' : layoutOf(url.pathname),
    site,
    // A closed or unknown shop is the shell's alone.
    composition: publicPart(
      site.isInvalidChannel || site.maintenance ? { ...composition, remotes: [] } : composition,
    ),
    shell,
    frame: renderFrame(site),
    owner,
    fragment: fragment && { ...fragment, owner: owner?.name ?? 'shell' },
    isUnavailable: missing !== undefined && statusOfMissing(missing) >= 500,
    isDeveloper: configuration.isDeveloperOverrideAllowed,
  })
  const status = statusOf(site, fragment, missing)
  if (status === 503 && missing) reply.header('retry-after', retryAfterSeconds)
  reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding, cookie')
    .headers(documentHeaders)
    .header(
      'content-security-policy',
      contentSecurityPolicy(nonce, {
        connect: servicesOf(site),
        frames: framesOf(site),
        isDeveloper: configuration.isDeveloperOverrideAllowed,
      }),
    )
  return sendCompressed(request, reply, html)
}

/** Who has to refresh the login first gets the page from the browser. */
async function fragmentOf(
  owner: RemoteEntry,
  url: URL,
  shopper: Shopper,
  composition: CompositionDocument,
  fragments: FragmentSource,
): Promise<FragmentAnswer> {
  if (needsRefresh(shopper.cookie)) return { missing: 'token-expired' }
  return fragments.fragmentFor(owner, url.pathname + url.search, shopper, composition)
}

function statusOf(site: Site, fragment: Fragment | undefined, missing: MissingFragment | undefined): number {
  if (site.maintenance) return 503
  if (site.isInvalidChannel) return 404
  return missing ? statusOfMissing(missing) : (fragment?.status ?? 404)
}

/** Whether such a page exists is unknown: a crawler comes again instead of taking it as empty. */
const statusOfMissing = ({ missing, status }: MissingFragment): number =>
  missing === 'token-expired' ? 200 : (status ?? 503)

/** Addresses may hold tokens of gifts and receipts. */
const withoutTokens = (pathname: string) => pathname.replaceAll(/[^/]{32,}/g, '…')

/** The shell's own pages are rendered here; they have no server of their own. */
function shellFragment(site: Site, url: URL): Promise<Fragment> {
  return withSite(site, () => renderFragment('shell', shellRoutes, new Request(url)))
}

async function sendCompressed(request: FastifyRequest, reply: FastifyReply, html: string) {
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html)
  const body = await compress(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  })
  return reply.header('content-encoding', 'br').send(body)
}
