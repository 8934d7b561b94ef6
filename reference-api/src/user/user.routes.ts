import {
  AddressDivision,
  changeMyPassword,
  deleteMyUser,
  getDummyUser,
  getMyUser,
  registerUser,
  updateMyUser,
} from '@storefront/contracts'
import { randomUUID } from 'node:crypto'
import { shopFrontOf } from '../channel/shop-front.rules'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { askToConfirm } from '../email-verify/ask-to-confirm.command'
import { limitEmailVerify } from '../email-verify/limit-email-verify.command'
import { isSameEmail } from '../email-verify/email-verify.rules'
import { sendMail } from '../mail/send-mail.job'
import { pageFormProblems } from '../page/page-form.sql'
import { limitHits } from '../rate-limit/rate-limit.command'
import { type FieldErrors, refuseProblems, Rejection } from '../http/rejection'
import { findSchool } from '../school/school.sql'
import { serve, type Api } from '../http/serve'
import { endAccess } from '../session/end-access.command'
import { setRefreshCookie } from '../session/sign-in.command'
import { loginKey } from '../account/login-key.rules'
import { forgetUndoLinks } from '../session/undo-link.sql'
import { findUnconfirmedEmail } from '../session/one-time-token.sql'
import { hashPassword } from '../secret/password'
import { leftMail } from '../account/account-mail.rules'
import { isOn } from '../setting/setting.rules'
import { fetchKanaTerms, findSetting } from '../setting/setting.sql'
import { findOwnAddress, saveOwnAddress } from '../user-address/user-address.sql'
import { lockMember, lockSignedIn } from '../account/account-lock.sql'
import { beginRegistration } from '../registration/begin-registration.command'
import { missingPassword, requireCurrentPassword } from '../account/current-password.command'
import { eraseUser } from '../erasure/erase-users.job'
import { passwordProblems } from '../account/credential.rules'
import { normaliseUser, toUser, userProblems, type NormalisedUser } from './user.rules'
import type { UserAccount } from '../account/user-account.table'
import { changeUser, findUser } from '../account/user-account.sql'

const registrations = { hits: 20, windowSeconds: 600 }
const registrationsOfOne = { hits: 10, windowSeconds: 600 }
const notFound = () => new Rejection(404, 'user.not_found', '会員情報が見つかりません')
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
  serve(app, registerUser, async (call) => {
    const { db, channel, body, clock, request } = call
    await limitHits(call, `register:${request.ip}`, registrations)
    await limitHits(call, `register:${loginKey(channel.id, body.email)}`, registrationsOfOne)
    const { password, password_confirmation, question_ct, answer, is_agreed: _isAgreed, ...input } = body
    const user = normaliseUser(input)
    const asked = await pageFormProblems(db, channel.id, 'register', { ...body, ...user })
    const weak = passwordProblems(password, password_confirmation)
    refuseProblems(await profileProblems(db, channel.id, user), asked, weak)
    const password_hash = await hashPassword(password)
    const answer_hash = question_ct && answer ? await hashPassword(answer.trim()) : null
    const account = {
      ...accountValues(user),
      channel_id: channel.id,
      code: `M${randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()}`,
      username: user.email,
      password_hash,
      password_changed_at: clock.now().toISOString(),
      question_ct: answer_hash ? question_ct : null,
      answer_hash,
    }
    const address = user.postal_code || user.address1 ? ownAddress(user) : null
    return db.transaction().execute((trx) => beginRegistration(trx, call, { account, address }))
  })

  serve(app, getDummyUser, async () => toUser({ ...nobody, ...blank }, undefined))

  serve(app, getMyUser, async ({ db, member, clock }) => fetchWireUser(db, member.id, clock.now()))

  serve(app, updateMyUser, async (call) => {
    const { db, channel, member, clock } = call
    const { current_password, ...input } = call.body
    const user = normaliseUser(input)
    const account = await findUser(db, member.id)
    if (!account) throw notFound()
    // A new address is nobody's until its owner has confirmed it: only its spelling changes at once.
    const isNewEmail = !isSameEmail(account.email, user.email)
    const missing = isNewEmail ? missingPassword(current_password) : {}
    const asked = await pageFormProblems(db, channel.id, 'user', user)
    refuseProblems(await profileProblems(db, channel.id, user), asked, missing)
    if (isNewEmail) {
      await requireCurrentPassword(call, account, current_password ?? '')
      await limitEmailVerify(call, account.email)
    }
    await db.transaction().execute(async (trx) => {
      await lockMember(trx, member.id)
      if (isNewEmail) await lockSignedIn(trx, account, member.session_family)
      const email = isNewEmail ? account.email : user.email
      await changeUser(trx, member.id, { ...accountValues(user), email }, clock.now())
      await saveOwnAddress(trx, member.id, ownAddress(user))
      if (isNewEmail) await askToConfirm(trx, call, account, user.email)
    })
    return fetchWireUser(db, member.id, clock.now())
  })

  serve(app, deleteMyUser, async (call) => {
    const { db, channel, member, body, clock, jobs } = call
    const account = await findUser(db, member.id)
    if (!account) throw notFound()
    refuseProblems(missingPassword(body.current_password))
    await requireCurrentPassword(call, account, body.current_password)
    await db.transaction().execute(async (trx) => {
      await lockMember(trx, member.id)
      await lockSignedIn(trx, account, member.session_family)
      await changeUser(trx, member.id, { left_at: clock.now() }, clock.now())
      await endAccess(trx, member.id, clock.now())
      await forgetUndoLinks(trx, member.id)
      await jobs.enqueue(trx, sendMail, leftMail(shopFrontOf(call, channel), account))
      await jobs.enqueue(trx, eraseUser, { id: member.id })
    })
    setRefreshCookie(call, null)
  })

  serve(app, changeMyPassword, async (call) => {
    const { db, member, body, clock } = call
    const account = await findUser(db, member.id)
    if (!account) throw notFound()
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

/** What the channel asks of a profile: kana or not (§5), a school of its own or none. */
async function profileProblems(
  db: Kysely<Database>,
  channelId: number,
  user: NormalisedUser,
): Promise<FieldErrors> {
  const isSchoolRequired = isOn(await findSetting(db, channelId, 'USER.IS_SCHOOL_REQUIRED'))
  const isSchoolUnknown =
    user.school_key === null ? isSchoolRequired : !(await findSchool(db, channelId, user.school_key))
  return {
    ...userProblems(user, await fetchKanaTerms(db, channelId)),
    ...(isSchoolUnknown ? { school_key: ['学校コードが正しくありません'] } : {}),
  }
}

async function fetchWireUser(db: Kysely<Database>, id: number, now: Date) {
  const account = await findUser(db, id)
  if (!account) throw notFound()
  return {
    ...toUser(account, await findOwnAddress(db, id)),
    unconfirmed_email: await findUnconfirmedEmail(db, account, now),
  }
}

function accountValues(user: NormalisedUser) {
  const {
    last_name,
    first_name,
    last_name_kana,
    first_name_kana,
    email,
    birthday,
    is_receive_newsletter,
    school_key,
  } = user
  const { gender_ct = null, job = null, corporation = null, department = null } = user
  return {
    last_name,
    first_name,
    last_name_kana,
    first_name_kana,
    email,
    birthday,
    is_receive_newsletter,
    gender_ct,
    job,
    corporation,
    department,
    school_key,
  }
}

/** The member's own address (§4): name, kana, postal, address and phone follow the profile. */
function ownAddress(user: NormalisedUser) {
  return {
    division_ct: AddressDivision.own,
    shipping_last_name: user.last_name,
    shipping_first_name: user.first_name,
    shipping_last_name_kana: user.last_name_kana,
    shipping_first_name_kana: user.first_name_kana,
    shipping_name: `${user.last_name}　${user.first_name}`,
    shipping_kana: `${user.last_name_kana}　${user.first_name_kana}`,
    postal_code: user.postal_code,
    prefecture: user.prefecture,
    city: user.city,
    address1: user.address1,
    address2: user.address2,
    phone_number: user.phone_number,
    cell_phone_number: user.cell_phone_number,
  }
}
