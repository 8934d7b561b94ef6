import { getDummyUser, getMyUser } from '@storefront/contracts'
import type { UserAccount } from '../account/user-account.table'
import { serve, type Api } from '../../platform/http/serve'
import { toUser } from './user.rules'
import { fetchWireUser } from './wire-user.sql'

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
  serve(app, getDummyUser, async () => toUser({ ...nobody, ...blank }, undefined))
  serve(app, getMyUser, async ({ db, member, clock }) => fetchWireUser(db, member.id, clock.now()))
}
