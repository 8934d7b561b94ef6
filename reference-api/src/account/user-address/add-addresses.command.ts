import type { CartAddressInput } from '@storefront/contracts'
import { withMemberLock } from '../account/account-lock.sql'
import { invalidFields, type FieldErrors } from '../../platform/http/rejection'
import type { Call } from '../../platform/http/serve'
import { addressChecker } from './address-check.sql'
import { fetchAddressLimit } from './address-limit.sql'
import { withoutKnown } from './known-address.rules'
import { addressLimitReached, normaliseAddress } from './user-address.rules'
import { fetchAddresses, insertAddresses } from './user-address.sql'

type Adding = Pick<
  Call<string, undefined, { addresses: CartAddressInput[] }, 'member'>,
  'db' | 'channel' | 'member' | 'body'
>

/** Adds all new recipients of a pasted address book, or none. Address books rarely give kana. */
export async function addAddresses({ db, channel, member, body }: Adding) {
  const addresses = body.addresses.map(normaliseAddress)
  const problemsIn = await addressChecker(db, channel.id, { isKanaOptional: true })
  const errors: FieldErrors = {}
  addresses.forEach((address, index) => {
    const [problem] = Object.values(problemsIn(address))
    if (problem) errors[`addresses.${index}`] = [`${address.shipping_name} さま：${problem[0]}`]
  })
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  return withMemberLock(db, member.id, async (trx) => {
    const kept = await fetchAddresses(trx, member.id)
    const added = withoutKnown(kept, addresses)
    const limit = await fetchAddressLimit(trx, channel.id)
    if (kept.length + added.length > limit) throw addressLimitReached(limit, kept.length)
    await insertAddresses(trx, member.id, added)
    return { count: added.length, known_count: addresses.length - added.length }
  })
}
