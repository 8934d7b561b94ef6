import { registerUser } from '@storefront/contracts'
import { passwordProblems } from '../account/credential.rules'
import { requireHuman } from '../../shop/captcha/captcha-service'
import { refuseProblems } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { pageFormProblems } from '../../page-form/page-form.sql'
import { hashPassword } from '../../platform/secret/password'
import { exceptWhere } from '../../shop/setting/only-where'
import { profileProblems } from '../user/profile-problems.sql'
import { normaliseUser } from '../user/user.rules'
import { beginRegistration } from './begin-registration.command'
import { buildNewcomer } from './newcomer.rules'
import { limitRegistrations, limitRegistrationsPerEmail } from './registration-limits.command'

export function registrationRoutes(app: Api): void {
  serve(
    app,
    registerUser,
    async (call) => {
      const { db, channel, body, clock } = call
      await limitRegistrations(call)
      await limitRegistrationsPerEmail(call, body.email)
      await requireHuman(call, channel.id, 'register', body.captcha_token)
      const { password, password_confirmation, question_ct, answer, ...rest } = body
      const { is_agreed: _isAgreed, captcha_token: _captchaToken, ...input } = rest
      const user = normaliseUser(input)
      const asked = await pageFormProblems(db, channel.id, 'register', { ...body, ...user })
      const weak = passwordProblems(password, password_confirmation)
      refuseProblems(await profileProblems(db, channel.id, user), asked, weak)
      const password_hash = await hashPassword(password)
      const answer_hash = question_ct && answer ? await hashPassword(answer.trim()) : null
      const secrets = { password_hash, question_ct: answer_hash ? question_ct : null, answer_hash }
      const newcomer = buildNewcomer(user, secrets, { channelId: channel.id, now: clock.now() })
      return db.transaction().execute((trx) => beginRegistration(trx, call, newcomer))
    },
    { admit: exceptWhere('SITE.IS_NO_MEMBER_USE') },
  )
}
