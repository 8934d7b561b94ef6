import type { PublicComposition } from '@storefront/navigation'
import type { Site } from '@storefront/site'
import type { CompositionDocument } from './composition.rules'

/**
 * Replaces `@static-pages` and `@landing-pages` with the paths from the API, so that new pages need no
 * release.
 */
export function withListedPages(composition: CompositionDocument, site: Site): CompositionDocument {
  const listed = new Map([
    ['@static-pages', site.staticPages],
    ['@landing-pages', site.landingPages],
  ])
  return {
    ...composition,
    remotes: composition.remotes.map((remote) => ({
      ...remote,
      routes: remote.routes.flatMap((route) => listed.get(route)?.map(({ url }) => url) ?? [route]),
    })),
  }
}

/**
 * Returns the composition that a shop's pages know. A shop in maintenance or an unknown shop only shows the
 * shell.
 */
export const shownPart = (
  composition: CompositionDocument,
  { isInvalidChannel, maintenance }: Pick<Site, 'isInvalidChannel' | 'maintenance'>,
): PublicComposition =>
  publicPart(isInvalidChannel || maintenance ? { ...composition, remotes: [] } : composition)

export function publicPart({ id, remotes }: CompositionDocument): PublicComposition {
  return {
    id,
    remotes: remotes.map(({ name, version, entry, routes, integrity }) => ({
      name,
      version,
      entry,
      routes,
      ...(integrity ? { integrity } : {}),
    })),
  }
}
