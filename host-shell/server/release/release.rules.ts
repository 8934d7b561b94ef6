import { compare, satisfies } from 'semver'
import type { RemoteEntry } from './remote-entry'

type Named = Pick<RemoteEntry, 'name' | 'version'>

/** A part's kernel versions, and the fields that it reads and sends. */
export type BuiltPart = { label: string; kernel: Record<string, string>; agreement?: unknown }

/** Lists shared modules that the remote needs but the shell does not provide, with both versions. */
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

/** Kernel packages that all parts of a shop must agree on, because they define the API and the events. */
const agreements = ['contracts', 'event-bus']

/**
 * Lists incompatible versions of these packages between this part and others. If both parts list their
 * fields, the fields are compared elsewhere instead.
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

/** Checks that the newer version satisfies a caret range of the older one. */
function isCompatible(one: string, other: string) {
  const [older, newer] = compare(one, other) < 0 ? [one, other] : [other, one]
  return satisfies(newer, `^${older}`, { includePrerelease: true })
}

/** Lists differences between a release's description and the document. Earlier builds describe less. */
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
