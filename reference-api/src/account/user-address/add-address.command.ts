import { AddressDivision, type UserAddress, type UserAddressInput } from '@storefront/contracts'
import { withMemberLock } from '../account/account-lock.sql'
import type { Trx } from '../../platform/database/db'
import { Rejection } from '../../platform/http/rejection'
import type { Call } from '../../platform/http/serve'
import { fetchAddressLimit } from './address-limit.sql'
import { findKnown } from './known-address.rules'
import { addressNotFound, isOwn, toUserAddress } from './user-address.rules'
import { fetchAddresses, findAddress, insertAddresses, markAddress } from './user-address.sql'
import type { AddressValues } from './user-address.table'

type Adding = Pick<Call<string, undefined, UserAddressInput, 'member'>, 'db' | 'channel' | 'member' | 'body'>

/**
 * Adds an address, up to the address book's limit. If an identical entry exists, returns that entry instead.
 */
export const addAddress = (
  { db, channel, member, body }: Adding,
  values: AddressValues,
): Promise<UserAddress> =>
  withMemberLock(db, member.id, async (trx) => {
    const kept = await fetchAddresses(trx, member.id)
    const known = findKnown(kept, values)
    if (known) {
      await markAsAsked(trx, member.id, known.id, body)
      return { ...toUserAddress((await findAddress(trx, member.id, known.id)) ?? known), is_known: true }
    }
    const addressLimit = await fetchAddressLimit(trx, channel.id)
    if (kept.length >= addressLimit)
      throw new Rejection(422, 'user_address.limit', `お届け先は${addressLimit}件まで登録できます`)
    const mayBeOwn = body.division_ct === AddressDivision.own && !kept.some(isOwn)
    const [added] = await insertAddresses(trx, member.id, [
      { ...values, division_ct: mayBeOwn ? AddressDivision.own : AddressDivision.other },
    ])
    if (!added) throw addressNotFound()
    await markAsAsked(trx, member.id, added.id, body)
    return toUserAddress((await findAddress(trx, member.id, added.id)) ?? added)
  })

async function markAsAsked(trx: Trx, memberId: number, id: number, asked: UserAddressInput): Promise<void> {
  if (asked.is_default) await markAddress(trx, memberId, id, 'is_default')
  if (asked.is_sender_default) await markAddress(trx, memberId, id, 'is_sender_default')
}
