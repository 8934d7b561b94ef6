import type { PostalTown } from '@storefront/contracts'
import { getAddress } from 'yubin'
import { codes } from '../../data/shared-postal-codes.json'
import type { FieldErrors } from '../http/rejection'

/** Japan Post's text for "every town not listed". */
const unlisted = '以下に掲載がない場合'

/** Prefecture, municipality and towns of codes that several towns share. */
const sharedCodes: Record<string, string[][]> = codes

/** All towns of seven digits, each once; empty for an unknown code. `town` is empty for a municipality. */
export function townsOf(postalCode: string): PostalTown[] {
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

/** Without the list's remarks in brackets, e.g. 「大江（１丁目、２丁目…）」 and 「…の次に番地がくる場合」. */
function plainTown(town: string): string {
  if (town.includes(unlisted) || town.endsWith('の次に番地がくる場合') || town.endsWith('一円')) return ''
  return town.replace(/（.*$/, '')
}

type Place = { postal_code?: string; prefecture?: string }

/** Reports a code of another prefecture at the code; an unknown code may be new and passes. */
export function postalProblems({ postal_code = '', prefecture = '' }: Place): FieldErrors {
  const own = [...new Set(townsOf(postal_code).map((town) => town.prefecture))]
  if (prefecture === '' || own.length === 0 || own.includes(prefecture)) return {}
  return { postal_code: [`この郵便番号は${own.join('と')}のものです。郵便番号と都道府県をご確認ください。`] }
}
