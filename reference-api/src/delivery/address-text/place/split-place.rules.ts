import { listTowns } from '../../postal-code/postal-code.rules'
import { getCity, matchCity, matchPrefecture, type City } from './cities.rules'
import { foldPlace } from './folded.rules'
import { findHouseNumber } from './house-number.rules'
import { foldStreet, matchTown, townsOf, type FoundTown } from './towns.rules'

export type Place = {
  prefecture: string
  city: string
  address1: string
  address2: string
  /** Codes of the town that the text names. Empty if it names none that is known. */
  townCodes: string[]
  isTownKnown: boolean
  hasHouseNumber: boolean
  hasTown: boolean
  /** Four levels: the last one may be a room. */
  isChainLong: boolean
  isPrefectureOpen: boolean
  isCityOpen: boolean
}

type Head = {
  prefecture: string
  cities: City[]
  kind: 'whole' | 'without-county' | 'ward' | 'without-ward' | 'none'
  end: number
}

/** Reads prefecture and municipality at the start of a text. */
export function readHead(text: string): Head {
  const folded = foldPlace(text.slice(0, 60))
  const prefecture = matchPrefecture(folded.text, 0)
  const from = prefecture?.end ?? 0
  const city = matchCity(folded.text, from, prefecture?.name ?? '')
  const end = city?.end ?? from
  const position = end === 0 ? 0 : folded.ends[end - 1]!
  const found = city?.found ?? []
  const kinds = ['whole', 'without-county', 'without-ward', 'ward'] as const
  const kind = kinds.find((one) => found.some((spelling) => spelling.kind === one)) ?? 'none'
  return {
    prefecture: prefecture?.name ?? '',
    cities: found.map((spelling) => spelling.city),
    kind,
    end: position,
  }
}

/** Cuts an address into its fields. `postalCode` decides between municipalities and completes them. */
export function splitPlace(text: string, postalCode: string): Place {
  const head = readHead(text)
  const codeCities = citiesOfCode(postalCode)
  const rest = text.slice(head.end)
  if (head.cities.length === 0) return withoutCity(head, rest, codeCities)
  const { city, town, isOpen } = chooseCity(head, rest, codeCities)
  if (city) return withParts(city.prefecture, city.name, rest, town, { city })
  const names = new Set(head.cities.map(({ name }) => name))
  const prefectures = new Set(head.cities.map(({ prefecture }) => prefecture))
  const written = text.slice(0, head.end).slice(head.prefecture.length).replace(/\s/g, '')
  return {
    ...withParts(
      prefectures.size === 1 ? [...prefectures][0]! : '',
      names.size === 1 ? [...names][0]! : written,
      rest,
      town,
      {},
    ),
    isPrefectureOpen: prefectures.size > 1,
    isCityOpen: isOpen && names.size > 1,
  }
}

export function citiesOfCode(postalCode: string): City[] {
  const cities = new Map(listTowns(postalCode).map((town) => [town.prefecture + town.city, town]))
  return [...cities.values()].flatMap((town) => getCity(town.prefecture, town.city) ?? [])
}

const sameCity = (one: City, other: City) => one.prefecture === other.prefecture && one.name === other.name

/** Chooses between municipalities of one spelling: by the postal code, then by the town. */
function chooseCity(
  head: Head,
  rest: string,
  codeCities: City[],
): { city?: City; town?: FoundTown; isOpen: boolean } {
  const street = foldStreet(rest)
  const ofCode = head.cities.filter((city) => codeCities.some((other) => sameCity(city, other)))
  const candidates = ofCode.length > 0 ? ofCode : head.cities
  const [only] = candidates
  if (candidates.length === 1 && only) return { city: only, town: matchTown(only, street), isOpen: false }
  const withTowns = candidates.flatMap((city) => {
    const town = matchTown(city, street)
    return town ? [{ city, town }] : []
  })
  const farthest = Math.max(...withTowns.map(({ town }) => town.end))
  const best = withTowns.filter(({ town }) => town.end === farthest)
  if (best.length === 1) return { ...best[0]!, isOpen: false }
  return { isOpen: true }
}

function withoutCity(head: Head, rest: string, codeCities: City[]): Place {
  const [only] = codeCities.filter(
    ({ prefecture }) => head.prefecture === '' || prefecture === head.prefecture,
  )
  const isOne = codeCities.length === 1 && only
  if (isOne && !/^\s*\S{1,6}[市区郡]/.test(rest))
    return withParts(only.prefecture, only.name, rest, matchTown(only, foldStreet(rest)), { city: only })
  const written = /^\s*((?:[^\s\d-]{1,5}郡)?[^\s\d-]{1,6}?[市区町村](?:[^\s\d-]{1,4}区)?)/.exec(rest)
  if (isOne && !written) return withParts(only.prefecture, only.name, rest, undefined, { city: only })
  if (head.prefecture === '' && !isOne) return withParts('', '', rest, undefined, {})
  const city = written?.[1] ?? ''
  const after = written ? rest.slice(written[0].length) : rest
  const place = withParts(head.prefecture || (only?.prefecture ?? ''), city, after, undefined, {})
  return { ...place, isCityOpen: true }
}

type Known = { city?: City }

function withParts(
  prefecture: string,
  city: string,
  rest: string,
  town: FoundTown | undefined,
  known: Known,
): Place {
  const { address1, address2, levels, hasNumber } = cutStreet(rest, town?.end ?? 0)
  const hasTown = address1 !== '' && !/^[\d-]/.test(address1)
  const isWithoutTowns = known.city !== undefined && isTownless(known.city)
  return {
    prefecture,
    city,
    address1,
    address2,
    townCodes: town?.codes ?? [],
    isTownKnown: town !== undefined,
    hasHouseNumber: hasNumber,
    hasTown: hasTown || isWithoutTowns,
    isChainLong: levels >= 4,
    isPrefectureOpen: false,
    isCityOpen: false,
  }
}

const isTownless = (city: City) => [...townsOf(city).codes.keys()].every((town) => town === '')

/** Cuts behind the house number. Without one, the first word is the town and the rest a building. */
function cutStreet(rest: string, townEnd: number) {
  const number = findHouseNumber(rest.slice(townEnd))
  if (number) {
    const end = townEnd + number.end
    return {
      address1: withoutGaps(rest.slice(0, end)),
      address2: tidy(rest.slice(end)),
      levels: number.levels,
      hasNumber: true,
    }
  }
  const gap = /\s/.exec(rest.slice(townEnd).replace(/^\s+/, (run) => '_'.repeat(run.length)))
  const end =
    townEnd > 0 && /^\s/.test(rest.slice(townEnd)) ? townEnd : gap ? townEnd + gap.index : rest.length
  return {
    address1: withoutGaps(rest.slice(0, end)),
    address2: tidy(rest.slice(end)),
    levels: 0,
    hasNumber: false,
  }
}

const withoutGaps = (text: string) => text.replace(/[\s、,]+/g, '')
const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s、,，。:・/-]+/, '')
    .replace(/[\s、。/|-]+$/, '')
