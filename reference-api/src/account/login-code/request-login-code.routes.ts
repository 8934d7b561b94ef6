import { requestLoginCode } from '@storefront/contracts'
import { checkRequired } from '@storefront/locale-ja'
import { randomInt } from 'node:crypto'
import { loginKey } from '../account/login-key.rules'
import { requireHuman } from '../../shop/captcha/captcha-service'
import { checkFields } from '../../platform/http/field-check.rules'
import { serve, type Api } from '../../platform/http/serve'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { codeMinutes, hashLoginCode } from './login-code.rules'
import { addLoginCode } from '../session/login-code.sql'
import { toSecondStep } from '../session/sign-in.command'
import { sendLoginCode } from './send-login-code.job'
import { newPendingNumber } from '../../platform/secret/pending-number.rules'

const perAddress = { hits: 20, windowSeconds: 600 }
const perName = { hits: 5, windowSeconds: 600 }

/**
 * Registers the request for a login code. Known and unknown names get the same response and cause the same
 * work.
 */
export function requestLoginCodeRoute(app: Api): void {
  serve(app, requestLoginCode, async (call) => {
    const { db, channel, body, clock, jobs, request } = call
    await limitHits(call, `login-code:${request.ip}`, perAddress)
    checkFields(body, { username: ['メールアドレスまたはログインID', checkRequired] })
    await limitHits(call, `login-code:${loginKey(channel.id, body.username)}`, perName)
    await requireHuman(call, channel.id, 'login', body.captcha_token)
    const id = newPendingNumber()
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const now = clock.now()
    await db.transaction().execute(async (trx) => {
      await addLoginCode(trx, {
        id,
        channel_id: channel.id,
        code_hash: hashLoginCode(id, code),
        user_account_id: null,
        expires_at: new Date(now.getTime() + codeMinutes * 60_000),
        created_at: now,
      })
      await jobs.enqueue(trx, sendLoginCode, { channel_id: channel.id, id, login: body.username, code })
    })
    return toSecondStep(db, channel.id, { id, code })
  })
}
