import {
  addUserAddress,
  AddressDivision,
  deleteAllUserAddresses,
  deleteUserAddress,
  getUserAddress,
  listUserAddresses,
  makeDefaultUserAddress,
  makeSenderUserAddress,
  updateUserAddress,
} from '@storefront/contracts'
import { writeWhole } from '../http/reply-headers'
import { wholeNumber } from '../http/paging.rules'
import { refuseProblems, Rejection } from '../http/rejection'
import { lockMember } from '../account/account-lock.sql'
import { serve, type Api, type Call } from '../http/serve'
import { changeUser } from '../account/user-account.sql'
import { addressChecker } from './address-check'
import { addressLimitOf } from './address-limit.sql'
import { isOwn, normaliseAddress, profileOf, toUserAddress } from './user-address.rules'
import {
  changeAddress,
  fetchAddresses,
  findAddress,
  findOwnAddress,
  insertAddresses,
  markAddress,
  removeAddresses,
} from './user-address.sql'

const notFound = () => new Rejection(404, 'user_address.not_found', 'お届け先が見つかりません')

export function userAddressRoutes(app: Api): void {
  serve(app, listUserAddresses, async ({ db, channel, member, reply }) => {
    const addresses = await fetchAddresses(db, member.id)
    void reply.header('x-limit', await addressLimitOf(db, channel.id))
    writeWhole(reply, addresses.length)
    return { data: addresses.map(toUserAddress) }
  })

  serve(app, getUserAddress, async ({ db, member, params }) => {
    const address = await findAddress(db, member.id, wholeNumber(params.id))
    if (!address) throw notFound()
    return toUserAddress(address)
  })

  serve(app, addUserAddress, async ({ db, channel, member, body }) => {
    const values = normaliseAddress(body)
    refuseProblems((await addressChecker(db, channel.id))(values))
    return db.transaction().execute(async (trx) => {
      await lockMember(trx, member.id)
      const kept = await fetchAddresses(trx, member.id)
      const addressLimit = await addressLimitOf(trx, channel.id)
      if (kept.length >= addressLimit)
        throw new Rejection(422, 'user_address.limit', `お届け先は${addressLimit}件まで登録できます`)
      const mayBeOwn = body.division_ct === AddressDivision.own && !kept.some(isOwn)
      const [added] = await insertAddresses(trx, member.id, [
        { ...values, division_ct: mayBeOwn ? AddressDivision.own : AddressDivision.other },
      ])
      if (!added) throw notFound()
      if (body.is_default) await markAddress(trx, member.id, added.id, 'is_default')
      if (body.is_sender_default) await markAddress(trx, member.id, added.id, 'is_sender_default')
      return toUserAddress((await findAddress(trx, member.id, added.id)) ?? added)
    })
  })

  serve(app, updateUserAddress, async ({ db, channel, member, params, body, clock }) => {
    const values = normaliseAddress(body)
    refuseProblems((await addressChecker(db, channel.id))(values))
    return db.transaction().execute(async (trx) => {
      await lockMember(trx, member.id)
      const changed = await changeAddress(trx, member.id, wholeNumber(params.id), values)
      if (!changed) throw notFound()
      if (isOwn(changed)) await changeUser(trx, member.id, profileOf(changed), clock.now())
      if (body.is_default) await markAddress(trx, member.id, changed.id, 'is_default')
      if (body.is_sender_default) await markAddress(trx, member.id, changed.id, 'is_sender_default')
      return toUserAddress((await findAddress(trx, member.id, changed.id)) ?? changed)
    })
  })

  serve(app, deleteUserAddress, async ({ db, member, params }) => {
    const id = wholeNumber(params.id)
    await db.transaction().execute(async (trx) => {
      await lockMember(trx, member.id)
      if ((await findOwnAddress(trx, member.id))?.id === id) {
        throw new Rejection(
          422,
          'user_address.own',
          'ご本人の住所は削除できません。会員情報の変更から修正してください',
        )
      }
      if ((await removeAddresses(trx, member.id, id)) === 0) throw notFound()
    })
  })

  serve(app, deleteAllUserAddresses, async ({ db, member }) =>
    db.transaction().execute(async (trx) => {
      await lockMember(trx, member.id)
      await removeAddresses(trx, member.id)
    }),
  )

  serve(app, makeDefaultUserAddress, (call) => mark(call, 'is_default'))
  serve(app, makeSenderUserAddress, (call) => mark(call, 'is_sender_default'))
}

type Marking = Pick<Call<'/:id', undefined, undefined, 'member'>, 'db' | 'member' | 'params'>

async function mark({ db, member, params }: Marking, column: 'is_default' | 'is_sender_default') {
  return db.transaction().execute(async (trx) => {
    const id = wholeNumber(params.id)
    await lockMember(trx, member.id)
    if (!(await findAddress(trx, member.id, id))) throw notFound()
    const marked = await markAddress(trx, member.id, id, column)
    if (!marked) throw notFound()
    return toUserAddress(marked)
  })
}
