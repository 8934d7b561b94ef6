import type { City } from './cities.rules'
import { foldPlace, type Folded } from './folded.rules'

type Towns = { codes: Map<string, string[]>; longest: number }

/** Towns of the municipalities that were looked up, each with the codes that Japan Post lists for it. */
const townsByCity = new Map<string, Towns>()

/** Drops the oldest municipality beyond this number. Each takes about 20 kB. */
const citiesMax = 400

export function townsOf(city: City): Towns {
  const key = city.prefecture + city.name
  const cached = townsByCity.get(key)
  if (cached) return cached
  const towns = readTowns(city)
  if (townsByCity.size >= citiesMax) townsByCity.delete(townsByCity.keys().next().value!)
  townsByCity.set(key, towns)
  return towns
}

function readTowns({ towns }: City): Towns {
  const byTown = new Map<string, string[]>()
  for (const entry of towns.split(' ')) {
    const key = foldTown(entry.slice(7).replace(/（.*$/, ''))
    byTown.set(key, [...(byTown.get(key) ?? []), entry.slice(0, 7)])
  }
  return { codes: byTown, longest: Math.max(0, ...[...byTown.keys()].map((key) => key.length)) }
}

const foldTown = (town: string) => foldPlace(town.replace(/^大?字/, '')).text

export type FoundTown = { end: number; codes: string[] }

/** Start of a street, folded once for all municipalities that it may belong to. */
export type Street = { folded: Folded; lead: number }

export function foldStreet(text: string): Street {
  const lead = /^\s*大?字/.exec(text.slice(0, 20))?.[0].length ?? 0
  return { folded: foldPlace(text.slice(lead, lead + 60)), lead }
}

/** Longest town of a municipality at the start of a street. `end` is the position behind it. */
export function matchTown(city: City, { folded, lead }: Street): FoundTown | undefined {
  const towns = townsOf(city)
  return matchAt(towns, folded, 0, lead) ?? matchBehindStreets(towns, folded, lead)
}

function matchAt(
  { codes, longest }: Towns,
  folded: Folded,
  from: number,
  lead: number,
): FoundTown | undefined {
  for (let end = Math.min(folded.text.length, from + longest); end > from; end -= 1) {
    const found = codes.get(folded.text.slice(from, end))
    if (found) return { end: lead + folded.ends[end - 1]!, codes: found }
  }
  return undefined
}

const streetTurn = /(?:上[るルリ]?|下[るルリ]?|[東西]入[るルリ]?)/g

/** Kyoto names the crossing before the town: 室町通三条下ル烏帽子屋町. */
function matchBehindStreets(towns: Towns, folded: Folded, lead: number): FoundTown | undefined {
  const turns = [...folded.text.matchAll(streetTurn)].filter(({ index }) => index > 2)
  for (const turn of turns.reverse()) {
    const found = matchAt(towns, folded, turn.index + turn[0].length, lead)
    if (found) return found
  }
  return undefined
}
