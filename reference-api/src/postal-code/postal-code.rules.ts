import type { PostalTown } from '@storefront/contracts'
import { getAddress } from 'yubin'

/** Japan Post's own words for "every town not listed". */
const unlisted = '以下に掲載がない場合'

/** The towns of seven digits; empty for an unknown code. A code of several towns offers the bare city as well. */
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
