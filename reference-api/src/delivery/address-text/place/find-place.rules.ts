import { matchCity, matchPrefecture } from './cities.rules'
import { foldPlace } from './folded.rules'
import { splitPlace, type Place } from './split-place.rules'

export type FoundPlace = { start: number; end: number; place: Place; text: string }

/** Only this much of a text is read as one address. */
const addressMax = 200
/** So many places are tried in one piece of a line. */
const triesMax = 6

/** Finds the first address that begins with a prefecture or a municipality. */
/** `isAddressed`: a label or a postal code says that the text is an address. */
type Hint = { isAddressed: boolean }

export function findPlace(text: string, postalCode: string, hint: Hint): FoundPlace | undefined {
  const folded = foldPlace(text)
  let tries = 0
  for (let index = 0; index < folded.text.length && tries < triesMax; index += 1) {
    if (!startsPlace(folded.text, index)) continue
    tries += 1
    const start = index === 0 ? text.length - text.trimStart().length : folded.ends[index - 1]!
    const found = readPlaceAt({ text, start }, postalCode, hint)
    if (found) return found
  }
  return undefined
}

function startsPlace(folded: string, index: number): boolean {
  if (matchPrefecture(folded, index)) return true
  const city = matchCity(folded, index, '')
  if (!city) return false
  const isShort = city.found.every(({ kind }) => kind === 'ward' || kind === 'without-county')
  return !isShort || index === 0 || !/[\p{Script=Han}\p{Script=Katakana}]/u.test(folded[index - 1]!)
}

const afterSentence = /^(?:は|が|では|で|に|へ|から|まで|を|や|と|も|の(?!\d)|出身|在住|内|民|長|立)/

function readPlaceAt(
  { text, start }: { text: string; start: number },
  postalCode: string,
  { isAddressed }: Hint,
): FoundPlace | undefined {
  const region = /^[^。!！\n]*/.exec(text.slice(start, start + addressMax))![0].replace(/[\s(（[<「]+$/, '')
  const place = splitPlace(region, postalCode)
  const isSentence = !place.isTownKnown && afterSentence.test(place.address1)
  if (isSentence || (place.prefecture === '' && place.city === '')) return undefined
  if (place.city === '' && !place.hasHouseNumber) return undefined
  if (place.address1.length > 60) return undefined
  const end = start + region.length - place.address2.length
  const isWhole = place.address2 === '' && /^[\s、,:は【<[(]*$/.test(text.slice(0, start))
  if (!place.hasHouseNumber && !isWhole && !isAddressed) return undefined
  return { start, end: start + region.length, place, text: text.slice(start, end) }
}

/** An address without prefecture and municipality, which only a postal code completes. */
export function readTownPlace(text: string, postalCode: string): FoundPlace | undefined {
  if (postalCode.length !== 7) return undefined
  const start = text.length - text.trimStart().length
  const region = text.slice(start, start + addressMax).trimEnd()
  const place = splitPlace(region, postalCode)
  const isNumber = /^\d{1,5}(?:-\d{1,4}){1,3}(?!\d)/.test(region) && place.hasHouseNumber
  if (!isNumber && !place.isTownKnown) return undefined
  return {
    start,
    end: start + region.length,
    place,
    text: region.slice(0, region.length - place.address2.length),
  }
}
