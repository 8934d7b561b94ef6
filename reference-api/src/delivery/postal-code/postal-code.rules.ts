import type { PostalTown } from '@storefront/contracts'
import { problemOfPostalPlace } from '@storefront/locale-ja'
import { getAddress } from 'yubin'
import { codes } from '../../../data/shared-postal-codes.json'
import type { FieldErrors } from '../../platform/http/rejection'

/** Japan Post's wording for "every town not listed". */
const unlisted = '以下に掲載がない場合'

/** Prefecture, municipality and towns for postal codes that several towns share. */
const sharedCodes: Record<string, string[][]> = codes

/**
 * Lists all towns of a seven-digit code, without duplicates. Returns an empty list for an unknown code.
 * `town` is empty if the code covers a whole municipality.
 */
export function listTowns(postalCode: string): PostalTown[] {
  const address = getAddress(postalCode)
  if (!address) return []
  const { source, prefecture, city } = address
  const postal_code = postalCode
  if (source === 'jigyosyo')
    return [{ postal_code, prefecture, city, town: plainTown(address.town) + address.streetAddress }]
  if (!Object.hasOwn(sharedCodes, postalCode))
    return [{ postal_code, prefecture, city, town: plainTown(address.town) }]
  return sharedCodes[postalCode]!.flatMap(([prefecture = '', city = '', ...towns]) =>
    [...new Set(towns.map(plainTown))].map((town) => ({ postal_code, prefecture, city, town })),
  )
}

/**
 * Removes bracketed remarks from a town, e.g. 「大江（１丁目、２丁目…）」. Returns an empty string for an entry that names
 * no town, e.g. 「…の次に番地がくる場合」.
 */
function plainTown(town: string): string {
  if (town.includes(unlisted) || town.endsWith('の次に番地がくる場合') || town.endsWith('一円')) return ''
  return town.replace(/（.*$/, '')
}

type Place = { postal_code?: string; prefecture?: string }

/**
 * Reports a mismatch between postal code and prefecture on the postal code. Unknown codes pass, because they
 * may be new.
 */
export function postalProblems({ postal_code = '', prefecture = '' }: Place): FieldErrors {
  const own = [...new Set(listTowns(postal_code).map((town) => town.prefecture))]
  const problem = problemOfPostalPlace(own, prefecture)
  return problem ? { postal_code: [problem] } : {}
}
