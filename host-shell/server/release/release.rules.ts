import { compare, satisfies } from 'semver'
import type { RemoteEntry } from '../composition/composition.rules'

type Named = Pick<RemoteEntry, 'name' | 'version'>

/** What a part of the shop was built with, versions by name, and what it reads and tells. */
export type BuiltPart = { label: string; kernel: Record<string, string>; agreement?: unknown }

/** What the remote needs of the shell and does not get, each with both versions. */
export function unmetShares(
  remote: Named,
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

/** Kernel packages that all parts of a shop must agree on: what they say to the API, and to each other. */
const agreements = ['contracts', 'event-bus']

/**
 * Agreements that the part and others have in versions that do not fit, each with both sides. Where both say
 * what they read and tell, the fields are compared and a number says nothing more.
 */
export function brokenAgreements(part: BuiltPart, others: BuiltPart[]): string[] {
  return agreements.flatMap((name) => {
    const own = part.kernel[name]
    if (own === undefined) return []
    const unfit = others.flatMap(({ label, kernel, agreement }) => {
      const version = kernel[name]
      if (part.agreement && agreement) return []
      return version === undefined || isCompatible(own, version) ? [] : [`${label} with ${version}`]
    })
    return unfit.length > 0 ? [`${part.label} is built with ${name} ${own}, but ${unfit.join(', ')}`] : []
  })
}

/** Versions fit when a caret range of the older one takes the newer. */
function isCompatible(one: string, other: string) {
  const [older, newer] = compare(one, other) < 0 ? [one, other] : [other, one]
  return satisfies(newer, `^${older}`, { includePrerelease: true })
}

/** What a release says of itself otherwise than the document does; an earlier build says less. */
export function otherwiseReleased(
  remote: RemoteEntry,
  release: { name?: string; version?: string; integrity?: string },
): string[] {
  const label = `${remote.name} ${remote.version}`
  const { name = remote.name, version = remote.version, integrity } = release
  return [
    ...(name === remote.name && version === remote.version
      ? []
      : [`${label} is composed, but its address serves ${name} ${version}`]),
    ...(integrity === remote.integrity
      ? []
      : [
          `the integrity of ${label} is ${remote.integrity ?? 'not there'}, but its release says ${integrity ?? 'none'}`,
        ]),
  ]
}
