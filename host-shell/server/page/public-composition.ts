import type { PublicComposition } from '@storefront/navigation'
import type { Site } from '@storefront/site'
import type { CompositionDocument } from '../composition/composition.rules'

/** `@static-pages` stands for the pages that the server lists; they change without a release. */
export function withStaticPages(composition: CompositionDocument, site: Site): CompositionDocument {
  const listed = site.staticPages.map(({ url }) => url)
  return {
    ...composition,
    remotes: composition.remotes.map((remote) => ({
      ...remote,
      routes: remote.routes.flatMap((route) => (route === '@static-pages' ? listed : [route])),
    })),
  }
}

/** What a page tells a browser of the composition. */
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
