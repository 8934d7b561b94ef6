import {
  addUserMemorial,
  deleteUserMemorial,
  getUserMemorial,
  listUserMemorials,
  updateUserMemorial,
} from '@storefront/contracts'
import { deleteOwnRow } from '../../account/account/own-row.sql'
import { pathId } from '../../platform/http/path-id.rules'
import { refuseProblems, Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { addMemorial } from './add-memorial.command'
import { memorialLimit, memorialProblems } from './user-memorial.rules'
import { changeMemorial, fetchMemorials, findMemorial } from './user-memorial.sql'

const notFound = () => new Rejection(404, 'user_memorial.not_found', '記念日が見つかりません')

export function userMemorialRoutes(app: Api): void {
  serve(app, listUserMemorials, async ({ db, member, reply }) => {
    void reply.header('x-limit', memorialLimit)
    return { data: await fetchMemorials(db, member.id) }
  })

  serve(app, getUserMemorial, async ({ db, member, params }) => {
    const memorial = await findMemorial(db, member.id, pathId(params.id))
    if (!memorial) throw notFound()
    return memorial
  })

  serve(app, addUserMemorial, async ({ db, member, body }) => {
    refuseProblems(memorialProblems(body))
    return addMemorial(db, member.id, body)
  })

  serve(app, updateUserMemorial, async ({ db, member, params, body }) => {
    const { id: _id, ...values } = body
    refuseProblems(memorialProblems(values))
    const changed = await changeMemorial(db, member.id, pathId(params.id), values)
    if (!changed) throw notFound()
    return changed
  })

  serve(app, deleteUserMemorial, async ({ db, member, params }) => {
    if (!(await deleteOwnRow(db, 'user_memorial', member.id, pathId(params.id)))) throw notFound()
  })
}
