import { profileProblems } from '../user/profile-problems.sql'
import { accountValues, ownAddress, normaliseUser } from '../user/user.rules'
import { registerUser } from '@storefront/contracts'
import { randomUUID } from 'node:crypto'
import { pageFormProblems } from '../page-form/page-form.sql'
import { requireHuman } from '../captcha/captcha-service'
import { limitHits } from '../rate-limit/rate-limit.command'
import { refuseProblems } from '../http/rejection'
import { serve, type Api } from '../http/serve'
import { loginKey } from '../account/login-key.rules'
import { hashPassword } from '../secret/password'
import { beginRegistration } from './begin-registration.command'
import { passwordProblems } from '../account/credential.rules'

const registrations = { hits: 20, windowSeconds: 600 }

const registrationsOfOne = { hits: 10, windowSeconds: 600 }

export function registrationRoutes(app: Api): void {
  serve(app, registerUser, async (call) => {
    const { db, channel, body, clock, request } = call
    await limitHits(call, `register:${request.ip}`, registrations)
    await limitHits(call, `register:${loginKey(channel.id, body.email)}`, registrationsOfOne)
    await requireHuman(call, channel.id, 'register', body.captcha_token)
    const { password, password_confirmation, question_ct, answer, ...rest } = body
    const { is_agreed: _isAgreed, captcha_token: _captchaToken, ...input } = rest
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
}
