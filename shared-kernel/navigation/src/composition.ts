/** A remote as the browser knows it: its name, active version and entry. */
export type ComposedRemote = {
  name: string
  version: string
  /** URL of `remoteEntry.js`, which includes the version. */
  entry: string
  /** The entry's `sha384-…` hash. */
  integrity?: string
  /** `/path` covers exactly this path, `/path/*` also everything below it. */
  routes: string[]
}

/** The public part of the composition document, inlined in every page. */
export type PublicComposition = { id: string; remotes: ComposedRemote[] }

/** Returns true if one of the patterns covers the path. Ignores a trailing slash. */
export function coversPath(patterns: string[], pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return patterns.some((pattern) =>
    pattern.endsWith('/*') ? `${path}/`.startsWith(pattern.slice(0, -1)) : pattern === path,
  )
}

/** Returns the remote that owns a path. Exact patterns take precedence over `/*`. */
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
