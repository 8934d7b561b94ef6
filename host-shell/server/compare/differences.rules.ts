import { groupBy } from './multiset.rules'

/** Kinds of differences that refuse a release, unless it says that it means them (`release --means`). */
export const refusedKinds = [
  'name',
  'image',
  'price',
  'date',
  'count',
  'origin',
  'structured-data',
  'status',
  'form',
  'head',
  'policy',
  'speed',
  'value',
  'weight',
  'link',
  'contract',
] as const

/** The kinds that refuse a release, and those that are only logged. */
export type DifferenceKind = (typeof refusedKinds)[number] | ('control' | 'heading' | 'words')

/** A kind of difference that a release means, and why. */
export type Meant = { kind: string; why: string }

/** A difference on one page. `place` names the compared part, whatever its values are. */
export type PageDifference = { kind: DifferenceKind; place: string; text: string }

export type PageDifferences = { refused: PageDifference[]; told: PageDifference[] }

export type Difference = PageDifference & { path: string }

export type Differences = { refused: Difference[]; told: Difference[] }

/** Max number of refused differences that a verdict names. */
const mostNamed = 10

/** Max number of told differences in a log line. */
const mostTold = 20

/**
 * Keeps the differences that a second comparison confirms. `unsteady` are differences of the stable release
 * against itself: random, counted or dated content, which says nothing about the other release.
 */
export function confirmDifferences(
  first: Difference[],
  second: Difference[],
  unsteady: Difference[],
): Difference[] {
  const toPlace = ({ kind, path, place }: Difference) => JSON.stringify([kind, path, place])
  const confirmed = new Set(second.map((one) => `${toPlace(one)}${one.text}`))
  const dropped = new Set(unsteady.map(toPlace))
  return first.filter((one) => confirmed.has(`${toPlace(one)}${one.text}`) && !dropped.has(toPlace(one)))
}

/** Separates the differences that a release says it means. */
export function separateMeant(
  refused: Difference[],
  meant: Meant[] = [],
): { refused: Difference[]; meant: Difference[] } {
  const isMeant = ({ kind }: Difference) => meant.some((one) => one.kind === kind)
  return { refused: refused.filter((one) => !isMeant(one)), meant: refused.filter(isMeant) }
}

/** Writes the reasons of a verdict. `label` is such as `catalog 8.1.0 differs from 8.0.0`. */
export const formatRefused = (label: string, differences: Difference[]): string[] =>
  formatLimited(differences, mostNamed).map((line) => `${label}: ${line}`)

export const formatTold = (differences: Difference[]): string[] => formatLimited(differences, mostTold)

/** Writes one line for each difference, naming the first of its pages, and counts lines above the limit. */
function formatLimited(differences: Difference[], limit: number): string[] {
  const paths = groupBy(differences, ({ text }) => text)
  const lines = [...paths].map(([text, [first, ...others]]) => {
    const pages = new Set(others.map(({ path }) => path).filter((path) => path !== first?.path)).size
    const also = pages > 0 ? ` (and on ${pages} more ${pages === 1 ? 'page' : 'pages'})` : ''
    return `${first?.path ?? ''}: ${text}${also}`
  })
  const left = lines.length - limit
  return left > 0 ? [...lines.slice(0, limit), `and ${left} more`] : lines
}
