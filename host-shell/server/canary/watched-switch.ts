import type { CompositionDocument } from '../composition/composition.rules'
import { toStable } from '../composition/canary.rules'
import type { RemoteEntry } from '../release/remote-entry'
import { sumRecords, type ReleaseRecord } from './release-record.rules'
import type { Change } from './switch-budget.rules'

/** How long a release that went to everybody at once is compared with the previous one. */
export const watchedMs = 10 * 60_000

/**
 * A switch under observation: the composition to return to, and the records of its releases. `until` is in
 * ms.
 */
export type Switch = { before: CompositionDocument; past: Map<string, ReleaseRecord>; until: number }

export const keyOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`

/** Checks whether everybody gets a different release of the remote than before. */
export const isOther = ({ name, version }: RemoteEntry, { remotes }: CompositionDocument): boolean =>
  remotes.some((one) => one.name === name && one.version !== version)

/**
 * Returns the records of a switched release and of the unchanged remotes, each beside those before the
 * switch.
 */
export function compareSwitch(
  remote: RemoteEntry,
  { remotes }: CompositionDocument,
  records: Map<string, ReleaseRecord>,
  { before, past }: Switch,
): { release: Change; others: () => Change } {
  const old = before.remotes.find(({ name }) => name === remote.name)
  const staying = remotes.filter((one) => !one.canary && !isOther(one, before)).map(keyOf)
  const among = (all: Map<string, ReleaseRecord>, keys: string[]) =>
    sumRecords(keys.flatMap((key) => all.get(key) ?? []))
  return {
    release: { now: among(records, [keyOf(toStable(remote))]), before: among(past, old ? [keyOf(old)] : []) },
    others: () => ({ now: among(records, staying), before: among(past, staying) }),
  }
}
