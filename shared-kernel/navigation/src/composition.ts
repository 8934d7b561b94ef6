/** A remote as the browser knows it: its name, active version and entry. */
export type ComposedRemote = {
  name: string
  version: string
  /** URL of `remoteEntry.js`, under its version. */
  entry: string
  /** `sha384-…` of the entry. */
  integrity?: string
  /** `/path` exactly, or `/path/*` for it and all below. */
  routes: string[]
}

/** The public part of the composition document, inlined into each page. */
export type PublicComposition = { id: string; remotes: ComposedRemote[] }

/** True when one of the patterns covers the path; a trailing slash makes no difference. */
export function coversPath(patterns: string[], pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return patterns.some((pattern) =>
    pattern.endsWith('/*') ? `${path}/`.startsWith(pattern.slice(0, -1)) : pattern === path,
  )
}

/** The remote that owns a path; exact patterns win over `/*`. */
export function ownerOf<Remote extends { routes: string[] }>(
  composition: { remotes: Remote[] },
  pathname: string,
): Remote | undefined {
  const exact = composition.remotes.find((remote) =>
    coversPath(
      remote.routes.filter((pattern) => !pattern.endsWith('/*')),
      pathname,
    ),
  )
  return exact ?? composition.remotes.find((remote) => coversPath(remote.routes, pathname))
}
