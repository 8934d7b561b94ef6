import { AddressDivision, type UserAddress, type UserAddressInput } from '@storefront/contracts'
import { lockMember } from '../account/account-lock.sql'
import { Rejection } from '../http/rejection'
import type { Call } from '../http/serve'
import { addressLimitOf } from './address-limit.sql'
import { addressNotFound, isOwn, toUserAddress } from './user-address.rules'
import { fetchAddresses, findAddress, insertAddresses, markAddress } from './user-address.sql'
import type { AddressValues } from './user-address.table'

type Adding = Pick<Call<string, undefined, UserAddressInput, 'member'>, 'db' | 'channel' | 'member' | 'body'>

/** Adds to the address book while it has room; the member's own address is there once. */
export const addAddress = (
  { db, channel, member, body }: Adding,
  values: AddressValues,
): Promise<UserAddress> =>
  db.transaction().execute(async (trx) => {
    await lockMember(trx, member.id)
    const kept = await fetchAddresses(trx, member.id)
    const addressLimit = await addressLimitOf(trx, channel.id)
    if (kept.length >= addressLimit)
      throw new Rejection(422, 'user_address.limit', `お届け先は${addressLimit}件まで登録できます`)
    const mayBeOwn = body.division_ct === AddressDivision.own && !kept.some(isOwn)
    const [added] = await insertAddresses(trx, member.id, [
      { ...values, division_ct: mayBeOwn ? AddressDivision.own : AddressDivision.other },
    ])
    if (!added) throw addressNotFound()
    if (body.is_default) await markAddress(trx, member.id, added.id, 'is_default')
    if (body.is_sender_default) await markAddress(trx, member.id, added.id, 'is_sender_default')
    return toUserAddress((await findAddress(trx, member.id, added.id)) ?? added)
  })
