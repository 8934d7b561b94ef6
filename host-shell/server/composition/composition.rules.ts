import { satisfies } from 'semver'
import { array, assert, object, optional, string, StructError, type as tolerant } from 'superstruct'

/** One remote of the composition document, as ops write it. */
export type RemoteEntry = {
  name: string
  version: string
  /** URL of remoteEntry.js for the browser. */
  entry: string
  /** URL of the fragment for the gateway; its origin serves the static files too. */
  fragment: string
  routes: string[]
  integrity?: string
}

export type CompositionDocument = { id: string; remotes: RemoteEntry[] }

const Document = object({
  id: string(),
  remotes: array(
    // A document of an earlier tool may say more of a remote: it can still be gone back to.
    tolerant({
      name: string(),
      version: string(),
      entry: string(),
      fragment: string(),
      routes: array(string()),
      integrity: optional(string()),
    }),
  ),
})

/** Reads the text of a composition document. @throws Error that says which member is wrong */
export function parseComposition(text: string): CompositionDocument {
  const value: unknown = JSON.parse(text)
  try {
    assert(value, Document)
    return value
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    throw new Error(error.message, { cause: error })
  }
}

/** Routes that two remotes claim; an exact route inside another's `/*` is allowed, it wins. */
export function overlappingRoutes({ remotes }: CompositionDocument): string[] {
  const owners = new Map<string, string>()
  const problems: string[] = []
  for (const { name, routes } of remotes) {
    for (const route of routes) {
      const owner = owners.get(route)
      if (owner !== undefined) problems.push(`${route} is claimed by both ${owner} and ${name}`)
      owners.set(route, name)
    }
  }
  return problems
}

/** What the remote needs of the shell and does not get, each with both versions. */
export function unmetShares(
  remote: { name: string; version: string },
  needed: Record<string, string>,
  provided: Record<string, string>,
): string[] {
  return Object.entries(needed).flatMap(([share, range]) => {
    const version = provided[share]
    if (version === undefined)
      return [`${remote.name} ${remote.version} needs ${share} ${range}, which the shell does not provide`]
    return satisfies(version, range, { includePrerelease: true })
      ? []
      : [`${remote.name} ${remote.version} needs ${share} ${range}, but the shell provides ${version}`]
  })
}
