import { userNotFound, fetchWireUser } from './wire-user.sql'
import { updateMyUserRoute } from './update-my-user.routes'
import { deleteMyUserRoute } from './delete-my-user.routes'
import { changeMyPassword, getDummyUser, getMyUser } from '@storefront/contracts'
import { refuseProblems } from '../http/rejection'
import { serve, type Api } from '../http/serve'
import { endAccess } from '../session/end-access.command'
import { hashPassword } from '../secret/password'
import { lockSignedIn } from '../account/account-lock.sql'
import { requireCurrentPassword } from '../account/current-password.command'
import { passwordProblems } from '../account/credential.rules'
import { toUser } from './user.rules'
import type { UserAccount } from '../account/user-account.table'
import { changeUser, findUser } from '../account/user-account.sql'
const nobody = {
  id: 0,
  code: '',
  username: '',
  email: '',
  is_receive_newsletter: 0,
  is_registered_member: false,
} as UserAccount
const blank = {
  first_name: '',
  last_name: '',
  first_name_kana: '',
  last_name_kana: '',
  gender_ct: null,
  birthday: null,
  job: null,
  corporation: null,
  department: null,
  school_key: null,
}

export function userRoutes(app: Api): void {
  getDummyUserRoute(app)
  getMyUserRoute(app)
  updateMyUserRoute(app)
  deleteMyUserRoute(app)
  changeMyPasswordRoute(app)
}

function getDummyUserRoute(app: Api): void {
  serve(app, getDummyUser, async () => toUser({ ...nobody, ...blank }, undefined))
}

function getMyUserRoute(app: Api): void {
  serve(app, getMyUser, async ({ db, member, clock }) => fetchWireUser(db, member.id, clock.now()))
}

function changeMyPasswordRoute(app: Api): void {
  serve(app, changeMyPassword, async (call) => {
    const { db, member, body, clock } = call
    const account = await findUser(db, member.id)
    if (!account) throw userNotFound()
    await requireCurrentPassword(call, account, body.current_password)
    refuseProblems(passwordProblems(body.password, body.password_confirmation))
    const password_hash = await hashPassword(body.password)
    await db.transaction().execute(async (trx) => {
      await lockSignedIn(trx, account, member.session_family)
      const changed = { password_hash, password_changed_at: clock.now(), locked_until: null }
      await changeUser(trx, member.id, changed, clock.now())
      await endAccess(trx, member.id, clock.now(), member.session_family)
    })
  })
}
