import type { UserAddress, UserAddressInput } from '@storefront/contracts'
import { changeUser } from '../account/user-account.sql'
import { refuseProblems, Rejection } from '../../platform/http/rejection'
import type { Call } from '../../platform/http/serve'
import { addressChecker } from './address-check.sql'
import { becomesKnown } from './known-address.rules'
import {
  addressNotFound,
  isOwn,
  lacksKana,
  normaliseAddress,
  toProfile,
  toUserAddress,
} from './user-address.rules'
import { correctAddress, fetchAddresses, findAddress, markAddress, withCartsLocked } from './user-address.sql'

type Updating = Pick<
  Call<string, undefined, UserAddressInput, 'member'>,
  'db' | 'channel' | 'member' | 'body' | 'clock'
>

/**
 * Updates an address. A change to the member's own address also updates the profile (§4).
 * @throws 404 for another member's id, 422 for an invalid address, `user_address.known` if the book has it
 */
export async function updateAddress(
  { db, channel, member, body, clock }: Updating,
  id: number,
): Promise<UserAddress> {
  const values = normaliseAddress(body)
  const before = await findAddress(db, member.id, id)
  const problemsIn = await addressChecker(db, channel.id, { isKanaOptional: lacksKana(before) })
  refuseProblems(problemsIn(values))
  return withCartsLocked(db, member.id, async (trx) => {
    if (becomesKnown(await fetchAddresses(trx, member.id), id, values)) throw addressKnown()
    const changed = await correctAddress(trx, member.id, id, values)
    if (!changed) throw addressNotFound()
    if (isOwn(changed)) await changeUser(trx, member.id, toProfile(changed), clock.now())
    if (body.is_default) await markAddress(trx, member.id, changed.id, 'is_default')
    if (body.is_sender_default) await markAddress(trx, member.id, changed.id, 'is_sender_default')
    return toUserAddress((await findAddress(trx, member.id, changed.id)) ?? changed)
  })
}

const addressKnown = () =>
  new Rejection(
    422,
    'user_address.known',
    '同じお届け先がすでに登録されています。内容をご確認いただくか、不要なお届け先を削除してください。',
  )
