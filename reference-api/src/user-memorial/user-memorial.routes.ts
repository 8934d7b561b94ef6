import {
  addUserMemorial,
  deleteUserMemorial,
  getUserMemorial,
  listUserMemorials,
  MemorialDivision,
  updateUserMemorial,
  type UserMemorial,
} from '@storefront/contracts'
import { checkMaxLength, checkRequired, isRealDay } from '@storefront/locale-ja'
import { problemsOf } from '../http/field-check.rules'
import { writeWhole } from '../http/reply-headers'
import { wholeNumber } from '../http/paging.rules'
import { type FieldErrors, refuseProblems, Rejection } from '../http/rejection'
import { serve, type Api } from '../http/serve'
import { lockMember } from '../account/account-lock.sql'
import {
  changeMemorial,
  fetchMemorials,
  findMemorial,
  insertMemorial,
  removeMemorial,
} from './user-memorial.sql'

const memorialLimit = 20
const someLeapYear = 2024

const notFound = () => new Rejection(404, 'user_memorial.not_found', '記念日が見つかりません')

export function userMemorialRoutes(app: Api): void {
  serve(app, listUserMemorials, async ({ db, member, reply }) => {
    const memorials = await fetchMemorials(db, member.id)
    void reply.header('x-limit', memorialLimit)
    writeWhole(reply, memorials.length)
    return { data: memorials }
  })

  serve(app, getUserMemorial, async ({ db, member, params }) => {
    const memorial = await findMemorial(db, member.id, wholeNumber(params.id))
    if (!memorial) throw notFound()
    return memorial
  })

  serve(app, addUserMemorial, async ({ db, member, body }) => {
    refuseProblems(problems(body))
    return db.transaction().execute(async (trx) => {
      await lockMember(trx, member.id)
      const kept = await fetchMemorials(trx, member.id)
      if (kept.length >= memorialLimit)
        throw new Rejection(422, 'user_memorial.limit', `記念日は${memorialLimit}件まで登録できます`)
      return insertMemorial(trx, member.id, body)
    })
  })

  serve(app, updateUserMemorial, async ({ db, member, params, body }) => {
    const { id: _id, ...values } = body
    refuseProblems(problems(values))
    const changed = await changeMemorial(db, member.id, wholeNumber(params.id), values)
    if (!changed) throw notFound()
    return changed
  })

  serve(app, deleteUserMemorial, async ({ db, member, params }) => {
    if (!(await removeMemorial(db, member.id, wholeNumber(params.id)))) throw notFound()
  })
}

/** A day of every year, so 29 February is one. */
function problems(memorial: Omit<UserMemorial, 'id' | 'user_id'>): FieldErrors {
  const { division_ct, month, date } = memorial
  const errors = problemsOf(memorial, {
    target_user_name: ['お相手のお名前', checkRequired, checkMaxLength(40)],
    name: ['記念日の名前', checkRequired, checkMaxLength(40)],
  })
  if (!Object.values<number>(MemorialDivision).includes(division_ct))
    errors['division_ct'] = ['種類を選択してください']
  if (!isRealDay(`${someLeapYear}-${month}-${date}`)) errors['date'] = ['日付が無効です']
  return errors
}
