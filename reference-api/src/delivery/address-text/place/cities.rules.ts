import { prefectures } from '@storefront/locale-ja'
import { cities as townsByCity } from '../../../../data/towns.json'
import { foldPlace } from './folded.rules'

export type City = {
  prefecture: string
  /** Japan Post's spelling, with 郡 and 区. */
  name: string
  /** Postal codes separated by spaces, each followed by its town: `0600041大通東`. */
  towns: string
}

/** One spelling of one municipality. A short one lacks the 郡, the city or the ward. */
type Spelling = { city: City; kind: 'whole' | 'without-county' | 'ward' | 'without-ward' }

let spellings: Map<string, Spelling[]> | undefined
let longest = 0

function indexCities(): Map<string, Spelling[]> {
  const index = new Map<string, Spelling[]>()
  const add = (name: string, spelling: Spelling) => {
    const key = foldPlace(name).text
    longest = Math.max(longest, key.length)
    index.set(key, [...(index.get(key) ?? []), spelling])
  }
  for (const [prefecture, cities] of Object.entries(townsByCity))
    for (const [name, towns] of Object.entries(cities)) {
      const city = { prefecture, name, towns }
      add(name, { city, kind: 'whole' })
      const county = /^.{1,4}?郡(.+[町村])$/.exec(name)
      if (county) add(county[1]!, { city, kind: 'without-county' })
      const ward = /^(.+市)(.+区)$/.exec(name)
      if (!ward) continue
      add(ward[2]!, { city, kind: 'ward' })
      add(ward[1]!, { city, kind: 'without-ward' })
    }
  return index
}

/** Longest spelling of a municipality that starts at `from` of a folded text. */
export function matchCity(
  folded: string,
  from: number,
  prefecture: string,
): { end: number; found: Spelling[] } | undefined {
  spellings ??= indexCities()
  for (let end = Math.min(folded.length, from + longest); end > from + 1; end -= 1) {
    if (!/[市区町村]/.test(folded[end - 1]!)) continue
    const all = spellings.get(folded.slice(from, end)) ?? []
    const found = prefecture === '' ? all : all.filter(({ city }) => city.prefecture === prefecture)
    if (found.length > 0) return { end, found }
  }
  return undefined
}

const wholeNames = new Map(prefectures.map((name) => [foldPlace(name).text, name as string]))
const shortNames = new Map([...wholeNames].map(([key, name]) => [key.replace(/[都府県]$/, ''), name]))

/** Prefecture at `from`: whole, or without its last letter if one of its municipalities follows. */
export function matchPrefecture(folded: string, from: number): { end: number; name: string } | undefined {
  for (const length of [4, 3]) {
    const name = wholeNames.get(folded.slice(from, from + length))
    if (name !== undefined) return { end: from + length, name }
  }
  for (const length of [3, 2]) {
    const name = shortNames.get(folded.slice(from, from + length))
    if (name === undefined || name === '北海道') continue
    const city = matchCity(folded, from + length, name)
    if (city?.found.some(({ kind }) => kind === 'whole' || kind === 'without-county'))
      if (!matchCity(folded, from, name)) return { end: from + length, name }
  }
  return undefined
}

/** Finds a municipality by Japan Post's names. */
export function getCity(prefecture: string, name: string): City | undefined {
  const towns = (townsByCity as Record<string, Record<string, string>>)[prefecture]?.[name]
  return towns === undefined ? undefined : { prefecture, name, towns }
}
