import type { CallsSurface, FactsSurface, Shape } from './surface'
import { changesOf, type FieldChange } from './surface-changes'

/**
 * The fields and events that a release reads and publishes, from its `release.json`. Empty for older builds.
 */
export type Agreement = {
  /** Fields that the release reads from API responses. */
  readonly reads?: Pick<CallsSurface, 'calls' | 'shapes'>
  /** Fields that the release reads from events, and from requests and responses on the event bus. */
  readonly hears?: Pick<FactsSurface, 'facts' | 'shapes'>
  /** Events that the release publishes on the event bus. */
  readonly tells?: Pick<FactsSurface, 'facts' | 'shapes'>
  readonly answers?: CallsSurface
  /** Props of the release's widgets by name. */
  readonly shows?: Readonly<Record<string, Shape>>
}

/** A release's name and version, e.g. `cart 1.1.0`. */
export type Party = { label: string; agreement: Agreement }

/**
 * Lists the fields and calls that the reader relies on but the others don't provide. Each entry names both
 * sides.
 */
export function unmetReads(reader: Party, others: readonly Party[]): string[] {
  return others.flatMap((other) => [...unansweredReads(reader, other), ...untoldReads(reader, other)])
}

/** Lists the unmet reads of a release, both as reader and as provider. */
export const unmetBetween = (party: Party, others: readonly Party[]): string[] => [
  ...unmetReads(party, others),
  ...others.flatMap((other) => unmetReads(other, [party])),
]

/**
 * Lists the events that a release no longer publishes, although others read them and no other release
 * publishes them.
 */
export function lostFacts(party: Party, before: Party, others: readonly Party[]): string[] {
  const { tells } = party.agreement
  if (!tells) return []
  const lost = Object.keys(before.agreement.tells?.facts ?? {}).filter((name) =>
    [party, ...others].every(({ agreement }) => agreement.tells?.facts[name] === undefined),
  )
  return lost.flatMap((name) =>
    others
      .filter(({ agreement }) => agreement.hears?.facts[name] !== undefined)
      .map(({ label }) => `${label} hears ${name}, which ${party.label} tells no more`),
  )
}

function unansweredReads({ label, agreement: { reads } }: Party, api: Party): string[] {
  const { answers } = api.agreement
  if (!reads || !answers) return []
  return told(
    Object.entries(reads.calls).flatMap(([call, { answer: read }]) => {
      const answered = answers.calls[call]
      if (!answered)
        return [{ reads: `${label} calls`, of: call, which: `, which ${api.label} does not serve` }]
      if (read === undefined) return []
      const changes: FieldChange[] =
        answered.answer === undefined
          ? [{ field: 'the body', kind: 'removed' }]
          : changesOf({ ...reads, shape: read }, { ...answers, shape: answered.answer })
      return changes.filter(hurts).map((change) => toSides(label, call, change, [api.label, 'answer']))
    }),
  )
}

function untoldReads({ label, agreement: { hears } }: Party, teller: Party): string[] {
  const { tells } = teller.agreement
  if (!hears || !tells) return []
  return told(
    Object.entries(hears.facts).flatMap(([name, read]) => {
      const shape = tells.facts[name]
      if (shape === undefined) return []
      const changes = changesOf({ ...hears, shape: read }, { ...tells, shape })
      return changes.filter(hurts).map((change) => toSides(label, name, change, [teller.label, 'tell']))
    }),
  )
}

/** The changes that an older reader can't rely on with a newer provider. */
const hurts = ({ kind }: FieldChange) => kind === 'removed' || kind === 'retyped' || kind === 'widened'

type Sides = { reads: string; of: string; which: string }

/** Names both sides of a change. The last argument is the other release with its verb. */
const toSides = (
  reader: string,
  of: string,
  { field, kind, before, after }: FieldChange,
  [provider, verb]: [label: string, verb: string],
): Sides =>
  kind === 'removed'
    ? { reads: `${reader} reads ${field} of`, of, which: `, which ${provider} does not ${verb}` }
    : {
        reads: `${reader} reads ${field} as ${before} of`,
        of,
        which: `, which ${provider} ${verb}s as ${after}`,
      }

/** Merges identical findings of calls that share a shape. */
function told(unmetOnes: Sides[]): string[] {
  const calls = new Map<string, Sides & { others: number }>()
  for (const one of unmetOnes) {
    const known = calls.get(one.reads + one.which)
    if (known) known.others += 1
    else calls.set(one.reads + one.which, { ...one, others: 0 })
  }
  return [...calls.values()].map(
    ({ reads, of, which, others }) => `${reads} ${of}${others > 0 ? ` (and ${others} more)` : ''}${which}`,
  )
}
