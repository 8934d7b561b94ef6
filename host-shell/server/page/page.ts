import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownerOf } from '@storefront/navigation'
import { renderFragment, type Fragment } from '@storefront/remote/server'
import type { Site } from '@storefront/site'
import { loadSite, withSite } from '@storefront/site/server'
import { addressKey } from '@storefront/telemetry/server'
import { isKeyAddress } from '../../src/observe/key-address.rules'
import { routes as shellRoutes } from '../../src/pages/shell-pages.routes'
import { toOutcome } from '../canary/canary-budget.rules'
import { canarySetCookie } from '../canary/canary-cookie'
import type { CanaryTraffic } from '../canary/canary-traffic'
import type { CompositionSource } from '../composition/composition-source'
import { findChannel, type Configuration } from '../configuration'
import { withListedPages } from '../composition/public-composition'
import type { FragmentSource } from '../fragment/fragment-source'
import { parseGuestRequest, isAnyGuest } from '../fragment/guest-request.rules'
import { pageWithLogin } from '../fragment/login-of-page'
import { describeRelease } from '../release/release-description'
import type { GatewayMetrics } from '../observe/gateway-metrics'
import { getRequestSpan } from '../observe/observe-requests'
import { isFromOwnPage, postedBody } from '../fragment/posted-body'
import { retryAfterSeconds, sendForeignForm, sendLostForm, sendOverloaded } from './plain-document'
import type { ShellFiles } from '../files/shell-files'
import { cachedDocument, buildDocument } from './render-document'

export type PageContext = {
  configuration: Configuration
  compositions: CompositionSource
  canaries: CanaryTraffic
  fragments: FragmentSource
  shell: ShellFiles
  metrics: GatewayMetrics
}

/**
 * Responds to any URL that is not a file or an API call, with a page rendered by its owner or by the shell. A
 * posted form is passed to its owner, but only if it was sent from one of the shop's pages.
 */
export async function answerPage(
  { configuration, compositions, canaries, fragments, shell, metrics }: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const origin = `${request.protocol}://${request.host}`
  const url = new URL(request.url, origin)
  // Links and redirects must not leak this URL.
  if (isKeyAddress(url)) reply.header('referrer-policy', 'no-referrer')
  const posted = postedBody(request)
  if (posted && !isFromOwnPage(request, origin)) return sendForeignForm(request.url, reply)
  const channel = findChannel(configuration, request.hostname)
  const [{ active }, site] = await Promise.all([compositions.current(), loadSite(channel)])
  if (site.maintenance && url.pathname.replace(/\/$/, '') !== '/maintenance')
    return reply.redirect('/maintenance/', 302)
  const { composition: chosen, newBucket } = canaries.choose(active, request.headers.cookie ?? '')
  if (newBucket !== undefined) reply.header('set-cookie', canarySetCookie(newBucket, request.protocol))
  const composition = withListedPages(chosen, site)
  const owner = site.isInvalidChannel ? undefined : ownerOf(composition, url.pathname)
  const shopper = {
    origin,
    channel,
    cookie: request.headers.cookie ?? '',
    address: request.ip,
    userAgent: request.headers['user-agent'],
    trace: () => getRequestSpan(request).trace,
  }
  const address = url.pathname + url.search
  const asItIs = { cookie: shopper.cookie, setCookies: [] }
  const { answer, cookie, setCookies } = !owner
    ? { answer: { fragment: await shellFragment(site, url) }, ...asItIs }
    : posted
      ? { answer: await fragments.submit(owner, address, shopper, posted), ...asItIs }
      : await pageWithLogin(shopper, { isDocument: isDocument(request) }, (reader) =>
          fragments.fragmentFor(owner, address, reader, composition),
        )
  for (const one of setCookies) reply.header('set-cookie', one)
  const missing = 'missing' in answer ? answer : undefined
  const insteadOf = 'insteadOf' in answer ? answer.insteadOf : undefined
  const lack = missing ?? insteadOf
  metrics.pages.inc({
    remote: owner?.name ?? 'shell',
    version: owner?.version ?? __RELEASE_VERSION__,
    result: missing?.missing ?? (insteadOf ? 'stale' : 'rendered'),
  })
  if (owner) canaries.notePage(owner, toOutcome(lack), addressKey(request.ip))
  // The browser reads its trace id from this header, because a shared document cannot contain it.
  reply.header('server-timing', `trace;desc=${request.id}`)
  if (lack)
    request.log.warn(
      {
        remote: owner?.name,
        version: owner?.version,
        path: withoutTokens(url.pathname),
        reason: lack.missing,
        status: lack.status,
      },
      insteadOf ? 'fragment is missing, an earlier one is shown' : 'fragment is missing',
    )
  if (missing?.missing === 'overloaded') return sendOverloaded(request.url, reply)
  if (missing && posted) return sendLostForm(request.url, reply)
  const release =
    owner &&
    (await describeRelease(owner).catch((error: unknown) =>
      request.log.warn({ remote: owner.name, error: String(error) }, 'release is not described'),
    ))
  const fragment = 'fragment' in answer ? answer.fragment : undefined
  for (const cookie of fragment?.setCookies ?? []) reply.header('set-cookie', cookie)
  if (fragment?.redirect !== undefined)
    return reply.code(fragment.status).header('location', fragment.redirect).send()

  const isGuest = isAnyGuest(cookie)
  const document = cachedDocument(fragment, [site, chosen, release, isGuest], () =>
    buildDocument({
      origin,
      pathname: url.pathname,
      search: url.search,
      site,
      composition,
      shell,
      owner,
      fragment,
      missing,
      payment: configuration.paymentOrigin,
      isDeveloper: configuration.isDeveloperOverrideAllowed,
      cookie,
      isAnyGuest: isGuest,
      isPosted: posted !== undefined,
    }),
  )
  if (document.status === 503 && missing) reply.header('retry-after', retryAfterSeconds)
  reply.code(document.status).headers(document.headers)
  // The response to a form contains its input, and login cookies belong to a single response.
  if (posted || setCookies.length > 0) reply.header('cache-control', 'no-store')
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(document.html)
  return reply.header('content-encoding', 'br').send(await document.packed())
}

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

/** Checks whether a browser is navigating to the page. A request from a script must not change the login. */
const isDocument = ({ method, headers }: FastifyRequest) =>
  method === 'GET' &&
  (headers['sec-fetch-dest'] === 'document' || (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate')

/** Masks long segments of a path, because they may be gift or receipt tokens. */
const withoutTokens = (pathname: string) => pathname.replaceAll(/[^/]{32,}/g, '…')

/** Renders one of the shell's own pages in this process, because the shell has no fragment server. */
function shellFragment(site: Site, url: URL): Promise<Fragment> {
  return withSite(site, () => renderFragment('shell', shellRoutes, new Request(url)))
}
