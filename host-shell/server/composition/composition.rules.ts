import { isDeepStrictEqual } from 'node:util'
import {
  array,
  assert,
  integer,
  max,
  min,
  object,
  optional,
  record,
  string,
  StructError,
  type as tolerant,
} from 'superstruct'
import { coversPath, ownerOf } from '@storefront/navigation'
import type { RemoteEntry } from '../release/remote-entry'

export type CompositionDocument = {
  id: string
  remotes: RemoteEntry[]
  /** Names of deliberately removed remotes. Guards against losing one by accident. */
  removed?: string[]
  /** Names of remotes to activate without a trial of their routes. */
  untried?: string[]
  /** Each remote's build, to detect a newer one. Set if `npm start` wrote the document. */
  built?: Record<string, string>
  by?: { who?: string; why?: string }
}

const release = {
  version: string(),
  entry: string(),
  fragment: string(),
  routes: array(string()),
  integrity: optional(string()),
}

const Document = object({
  id: string(),
  remotes: array(
    // Tolerate unknown fields: a document from an earlier tool must remain restorable.
    tolerant({
      name: string(),
      ...release,
      canary: optional(tolerant({ ...release, weight: max(min(integer(), 1), 99) })),
    }),
  ),
  removed: optional(array(string())),
  untried: optional(array(string())),
  built: optional(record(string(), string())),
  by: optional(object({ who: optional(string()), why: optional(string()) })),
})

/**
 * Parses a composition document.
 * @throws Error naming the invalid member
 */
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

/**
 * Lists the reasons to reject a document that need no request to a remote. `inForce` is the composition that
 * the document would replace. Fragments may come from the hosts of `inForce` and from `allowedHosts`.
 */
export function findContradictions(
  document: CompositionDocument,
  inForce: CompositionDocument | undefined,
  allowedHosts: string[],
): string[] {
  return [
    ...namedTwice(document),
    ...canariesOfNothing(document),
    ...lostRemotes(document, inForce),
    ...overlappingRoutes(document),
    ...(inForce ? stolenRoutes(document, inForce) : []),
    ...foreignOrigins(document, inForce, allowedHosts),
  ]
}

/** Lists the remotes that are new or differ from the active composition. Only these must respond. */
export const changedRemotes = (document: CompositionDocument, inForce: CompositionDocument | undefined) =>
  document.remotes.filter(
    (remote) =>
      !isDeepStrictEqual(
        remote,
        inForce?.remotes.find(({ name }) => name === remote.name),
      ),
  )

function namedTwice({ remotes }: CompositionDocument): string[] {
  const names = remotes.map(({ name }) => name)
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index))
  return [...twice].map((name) => `${name} is named twice`)
}

function canariesOfNothing({ remotes }: CompositionDocument): string[] {
  return remotes
    .filter(({ version, canary }) => version === canary?.version)
    .map(({ name, version }) => `the canary of ${name} is its stable release ${version}`)
}

function lostRemotes(
  { remotes, removed = [] }: CompositionDocument,
  inForce: CompositionDocument | undefined,
): string[] {
  if (remotes.length === 0) return ['the document names no remotes']
  return (inForce?.remotes ?? [])
    .filter(({ name }) => !removed.includes(name) && !remotes.some((remote) => remote.name === name))
    .map(({ name, version }) => `${name} ${version} is left out, and "removed" does not name it`)
}

function overlappingRoutes({ remotes }: CompositionDocument): string[] {
  const owners = new Map<string, string>()
  const problems: string[] = []
  for (const { name, routes } of remotes) {
    for (const route of new Set(routes)) {
      const owner = owners.get(route)
      if (owner !== undefined) problems.push(`${route} is claimed by both ${owner} and ${name}`)
      owners.set(route, name)
    }
  }
  return problems
}

/**
 * Lists newly claimed routes that conflict with another remote: routes inside a `/*` that the other remote
 * serves and still claims, and routes around another remote's `/*`.
 */
function stolenRoutes({ remotes }: CompositionDocument, inForce: CompositionDocument): string[] {
  return remotes.flatMap(({ name, routes }) => {
    const before = inForce.remotes.find((remote) => remote.name === name)?.routes ?? []
    const others = remotes.filter((remote) => remote.name !== name)
    return routes
      .filter((route) => route.startsWith('/') && !before.includes(route))
      .flatMap((route) => {
        const path = route.replace(/\/\*$/, '') || '/'
        const owner = ownerOf(inForce, path)?.name
        const robbed = others.filter(
          (other) =>
            (other.name === owner && coversPath(other.routes, path)) ||
            other.routes.some(
              (one) => one.endsWith('/*') && one !== route && coversPath([route], one.slice(0, -2)),
            ),
        )
        // Two remotes claiming the same route are reported as an overlap.
        return robbed
          .filter((other) => !other.routes.includes(route))
          .map((other) => `${name} claims ${route}, which belongs to ${other.name}`)
      })
  })
}

/** Lists entries that are not a path of this shop, and fragments on hosts that are not allowed. */
function foreignOrigins(
  { remotes }: CompositionDocument,
  inForce: CompositionDocument | undefined,
  allowedHosts: string[],
): string[] {
  const known = [...allowedHosts, ...(inForce?.remotes ?? []).map(({ fragment }) => parseHost(fragment))]
  return remotes.flatMap(({ name, entry, fragment }) => [
    ...(isPathOfThisShop(entry) ? [] : [`the entry of ${name} is no path of this shop (${entry})`]),
    ...(parseHost(fragment) === undefined ? [`the fragment of ${name} is no URL (${fragment})`] : []),
    ...(known.length > 0 && !known.includes(parseHost(fragment))
      ? [`the fragment of ${name} is on a host that is not allowed (${fragment})`]
      : []),
  ])
}

const parseHost = (url: string) => (URL.canParse(url) ? new URL(url).hostname : undefined)

const thisShop = 'http://this-shop.invalid'
const isPathOfThisShop = (entry: string) =>
  URL.canParse(entry, thisShop) && entry.startsWith('/') && new URL(entry, thisShop).origin === thisShop
