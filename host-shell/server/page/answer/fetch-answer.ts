import type { FastifyRequest } from 'fastify'
import { renderFragment, type Fragment } from '@storefront/remote/server'
import type { Site } from '@storefront/site'
import { withSite } from '@storefront/site/server'
import { routes as shellRoutes } from '../../../src/pages/shell-pages.routes'
import type { Shopper } from '../../fragment/fragment-client'
import { pageWithLogin, type PageWithLogin } from '../../fragment/login-of-page'
import { getRequestSpan } from '../../observe/observe-requests'
import type { AdmittedRequest } from './admit-request'
import type { ChosenOwner } from './choose-owner'
import type { PageContext } from './page-context'

/** Requests the page from its owner or posts the form to it. Renders the shell's own pages here. */
export async function fetchAnswer(
  { fragments }: PageContext,
  admitted: AdmittedRequest,
  { owner, composition }: ChosenOwner,
  request: FastifyRequest,
): Promise<PageWithLogin> {
  const { url, site, posted } = admitted
  const shopper = toShopper(admitted, request)
  const asSent = { cookie: shopper.cookie, setCookies: [] }
  if (!owner) return { answer: await renderShellPage(site, url), ...asSent }
  const address = url.pathname + url.search
  if (posted) return { answer: await fragments.submit(owner, address, shopper, posted), ...asSent }
  return pageWithLogin(shopper, { isDocument: isDocument(request) }, (reader) =>
    fragments.fragmentFor(owner, address, reader, composition),
  )
}

const toShopper = ({ origin, channel, version }: AdmittedRequest, request: FastifyRequest): Shopper => ({
  origin,
  channel,
  version,
  cookie: request.headers.cookie ?? '',
  address: request.ip,
  userAgent: request.headers['user-agent'],
  trace: () => getRequestSpan(request).trace,
})

/** Checks whether a browser is navigating to the page. A request from a script must not change the login. */
const isDocument = ({ method, headers }: FastifyRequest) =>
  method === 'GET' &&
  (headers['sec-fetch-dest'] === 'document' || (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate')

async function renderShellPage(site: Site, url: URL): Promise<{ fragment: Fragment; sizeBytes: number }> {
  const fragment = await withSite(site, () => renderFragment('shell', shellRoutes, new Request(url)))
  return { fragment, sizeBytes: 0 }
}
