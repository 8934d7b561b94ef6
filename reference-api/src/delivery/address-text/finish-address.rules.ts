import { collapsed } from './clean-text.rules'
import { parsedFields, type ParsedAddress, type ParsedField } from './parsed-address'
import { isMobile } from './phone.rules'
import { listTowns } from '../postal-code/postal-code.rules'
import { splitPlace, type Place } from './place/split-place.rules'

export type PersonName = { last: string; first: string; unsure: ('last' | 'first')[] }

/** A person's parts as they were found, before the place is cut and checked. */
export type PersonParts = {
  name?: PersonName
  kana?: PersonName
  company: string[]
  /** Digits: seven, or three or five of an old code. */
  postal: string
  isPostalRestored: boolean
  place: string
  building: string[]
  phones: { number: string; isRestored: boolean; isOfPlace: boolean }[]
  source: string
}

export const noParts = (): PersonParts => ({
  company: [],
  postal: '',
  isPostalRestored: false,
  place: '',
  building: [],
  phones: [],
  source: '',
})

/** Cuts the place, completes it from the postal data, and marks the fields that stay unsure. */
export function finishAddress(parts: PersonParts): ParsedAddress {
  const code = parts.postal.length === 7 ? parts.postal : ''
  const place = withoutIsland(splitPlace(parts.place, code))
  const unsure = new Set<ParsedField>()
  const phone = choosePhone(parts.phones)
  if (phone?.isRestored) unsure.add('phone_number')
  markNames(parts, unsure)
  const address2 = [place.address2, ...parts.building]
    .map(collapsed)
    .filter((part) => part !== '')
    .join(' ')
  if (!parts.name && isPerhapsName(address2)) unsure.add('address2')
  const postal_code = checkPostal(parts, place, unsure)
  markPlace(place, parts.postal, unsure)
  return {
    last_name: parts.name?.last ?? '',
    first_name: parts.name?.first ?? '',
    last_name_kana: parts.kana?.last ?? '',
    first_name_kana: parts.kana?.first ?? '',
    company: parts.company
      .map(collapsed)
      .filter((part) => part !== '')
      .join(' '),
    postal_code,
    prefecture: place.prefecture,
    city: place.city,
    address1: place.address1,
    address2,
    phone_number: phone?.number ?? '',
    unsure: parsedFields.filter((field) => unsure.has(field)),
    source: parts.source,
  }
}

/** 三宅村 is part of 三宅島三宅村, and no part of the street. */
function withoutIsland(place: Place): Place {
  const village = /^\S{1,6}?[町村]/.exec(place.address1)?.[0] ?? ''
  const isOfCity = village.length > 1 && place.city !== village && place.city.endsWith(village)
  return isOfCity ? { ...place, address1: place.address1.slice(village.length) } : place
}

/** A short word behind the house number may be a name that wasn't recognised. */
const isPerhapsName = (text: string) =>
  /^[\p{Script=Han}\p{Script=Hiragana}]{2,6}$/u.test(text) && !/[荘館寮棟階方付]$/.test(text)

function markNames({ name, kana }: PersonParts, unsure: Set<ParsedField>): void {
  for (const part of name?.unsure ?? []) unsure.add(`${part}_name`)
  for (const part of kana?.unsure ?? []) unsure.add(`${part}_name_kana`)
}

function markPlace(place: Place, code: string, unsure: Set<ParsedField>): void {
  const isGiven = code !== '' || place.prefecture !== '' || place.city !== '' || place.address1 !== ''
  if (isGiven && (!place.hasHouseNumber || !place.hasTown)) unsure.add('address1')
  if (isGiven && place.prefecture === '' && place.city === '') {
    unsure.add('prefecture')
    unsure.add('city')
  }
  if (place.isChainLong) unsure.add('address1').add('address2')
  if (place.isPrefectureOpen) unsure.add('prefecture')
  if (place.isCityOpen) unsure.add('city')
}

/** Keeps a code as written, or derives it from a town that has exactly one. */
function checkPostal(parts: PersonParts, place: Place, unsure: Set<ParsedField>): string {
  const only = place.townCodes.length === 1 ? place.townCodes[0]! : ''
  if (parts.postal.length !== 7) {
    const isOld = parts.postal !== ''
    const fitting = isOld ? place.townCodes.filter((code) => code.startsWith(parts.postal)) : place.townCodes
    const derived = fitting.length === 1 ? fitting[0]! : isOld ? '' : only
    if (derived === '' && isOld) unsure.add('postal_code')
    return derived
  }
  const towns = listTowns(parts.postal)
  const isOfCity = towns.some((town) => town.prefecture === place.prefecture && town.city === place.city)
  const isOfTown = place.townCodes.includes(parts.postal)
  const isContradicted = place.isTownKnown
    ? !isOfTown && !(isOfCity && isOfficeCode(parts.postal))
    : !isOfCity && (towns.length > 0 || place.city !== '')
  if (isContradicted) unsure.add('postal_code')
  if (parts.isPostalRestored && (parts.place === '' || isContradicted || !isOfCity)) unsure.add('postal_code')
  return parts.postal
}

/** Large offices have codes of their own, which no town lists; their last four digits begin at 8000. */
const isOfficeCode = (code: string) => Number(code.slice(3)) >= 7900

/** A mobile number first, then a landline of the place, then another one. */
function choosePhone(phones: PersonParts['phones']) {
  return (
    phones.find(({ number }) => isMobile(number)) ?? phones.find(({ isOfPlace }) => isOfPlace) ?? phones[0]
  )
}
