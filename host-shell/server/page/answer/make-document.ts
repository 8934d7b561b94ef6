import type { FastifyRequest } from 'fastify'
import type { RemoteEntry } from '../../release/remote-entry'
import { parseShopperCookies } from '../../fragment/guest-request.rules'
import type { PageWithLogin } from '../../fragment/login-of-page'
import { describeRelease } from '../../release/release-description'
import { buildDocument, cachedDocument, type RenderedDocument } from '../render-document'
import { documentCaching } from '../../security/document-caching.rules'
import type { AdmittedRequest } from './admit-request'
import type { ChosenOwner } from './choose-owner'
import type { PageContext } from './page-context'

/** Builds the document of a page, or returns that of an earlier request for the same fragment. */
export async function makeDocument(
  { configuration, shell }: PageContext,
  { origin, url, site, posted }: AdmittedRequest,
  { chosen, composition, owner }: ChosenOwner,
  { answer, cookie }: Pick<PageWithLogin, 'answer' | 'cookie'>,
  log: FastifyRequest['log'],
): Promise<RenderedDocument> {
  const release = owner && (await describeOwner(owner, log))
  const fragment = 'fragment' in answer ? answer.fragment : undefined
  const { own, runsScripts } = parseShopperCookies(cookie)
  const isGuest = own.length === 0
  const isShared = isGuest || ('fragment' in answer && answer.isShared === true)
  const hasIslands = isShared && !isGuest && runsScripts
  const document = cachedDocument(fragment, [site, chosen, release, isGuest, hasIslands], () =>
    buildDocument({
      ...{ origin, pathname: url.pathname, search: url.search, site, composition, shell, owner, fragment },
      missing: 'missing' in answer ? answer : undefined,
      payment: configuration.paymentOrigin,
      isDeveloper: configuration.isDeveloperOverrideAllowed,
      developmentNote: configuration.developmentNote,
      isAnyGuest: isGuest,
      isShared,
      hasIslands,
      isPosted: posted !== undefined,
    }),
  )
  const caching = 'missing' in answer ? 'no-store' : documentCaching(url.pathname, cookie)
  return { ...document, headers: { ...document.headers, 'cache-control': caching } }
}

const describeOwner = (owner: RemoteEntry, log: FastifyRequest['log']) =>
  describeRelease(owner).catch((error: unknown) =>
    log.warn({ remote: owner.name, error: String(error) }, 'release is not described'),
  )
