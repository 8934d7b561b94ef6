import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownerOf } from '@storefront/navigation'
import { canarySetCookie } from '../../canary/canary-cookie'
import type { CompositionDocument } from '../../composition/composition.rules'
import type { RemoteEntry } from '../../release/remote-entry'
import { withListedPages } from '../../composition/public-composition'
import type { AdmittedRequest } from './admit-request'
import type { PageContext } from './page-context'

export type ChosenOwner = {
  /** The active composition, or the canary's. */
  chosen: CompositionDocument
  /** `chosen` with the pages that the shop's staff lists. */
  composition: CompositionDocument
  /** Undefined for the shell's own pages. */
  owner: RemoteEntry | undefined
}

/** Chooses the shopper's composition and the page's owner. Sets the canary cookie on a first visit. */
export function chooseOwner(
  { canaries }: PageContext,
  { active, site, url }: AdmittedRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): ChosenOwner {
  const { composition: chosen, newBucket } = canaries.choose(active, request.headers.cookie ?? '')
  if (newBucket !== undefined) reply.header('set-cookie', canarySetCookie(newBucket, request.protocol))
  const composition = withListedPages(chosen, site)
  const owner = site.isInvalidChannel ? undefined : ownerOf(composition, url.pathname)
  return { chosen, composition, owner }
}
