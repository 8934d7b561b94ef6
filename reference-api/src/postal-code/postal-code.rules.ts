import type { PostalTown } from '@storefront/contracts'
import { getAddress } from 'yubin'
import type { FieldErrors } from '../http/rejection'

/** Japan Post's own words for "every town not listed". */
const unlisted = '以下に掲載がない場合'

/**
 * The towns of seven digits; empty for an unknown code. A code of several towns offers the bare city as well.
 */
export function townsOf(postalCode: string): PostalTown[] {
  const address = getAddress(postalCode)
  if (!address) return []
  const { prefecture, city } = address
  const named = { postal_code: postalCode, prefecture, city, town: plainTown(address.town) }
  if (address.source === 'jigyosyo') return [{ ...named, town: named.town + address.streetAddress }]
  return address.multiTown && named.town !== '' ? [named, { ...named, town: '' }] : [named]
}

/** Without the list's remarks in brackets, e.g. 「大江（１丁目、２丁目…）」 and 「…の次に番地がくる場合」. */
function plainTown(town: string): string {
  if (town.includes(unlisted) || town.endsWith('の次に番地がくる場合') || town.endsWith('一円')) return ''
  return town.replace(/（.*$/, '')
}

/** Codes that the list gives to one prefecture though a second has them as well. */
const sharedWith: ReadonlyMap<string, readonly string[]> = new Map([
  ['4980000', ['愛知県', '三重県']],
  ['6180000', ['京都府', '大阪府']],
  ['8710000', ['福岡県', '大分県']],
])

type Place = { postal_code?: string; prefecture?: string }

/** A code of another prefecture, told at the code; an unknown code may be new. */
export function postalProblems({ postal_code = '', prefecture = '' }: Place): FieldErrors {
  const found = prefecture === '' ? null : getAddress(postal_code)
  const own = sharedWith.get(postal_code) ?? (found ? [found.prefecture] : [prefecture])
  if (own.includes(prefecture)) return {}
  return { postal_code: [`この郵便番号は${own.join('と')}のものです。郵便番号と都道府県をご確認ください。`] }
}
