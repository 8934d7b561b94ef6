import type { LoginResponse } from '@storefront/contracts'
import { lockVerified } from '../account/account-lock.sql'
import { findUser } from '../account/user-account.sql'
import type { Channel } from '../../platform/http/caller'
import type { Rejection } from '../../platform/http/rejection'
import { addLoginHistory } from '../login-history/login-history.sql'
import { countFailures } from '../../platform/rate-limit/rate-limit.command'
import { readDevice, signIn } from '../session/sign-in.command'
import { hashLoginCode } from './login-code.rules'
import { countLoginCodeAttempt, spendLoginCodes } from '../session/login-code.sql'

const attemptMax = 5
const nobody = 0

/** Limits wrong codes across accounts, because six digits can be guessed by trying many accounts. */
const guessesPerNetwork = { hits: 10, windowSeconds: 3600 }

/** Signs in with a mailed code and counts failed attempts. Throws the rejection if the code is wrong. */
export const loginByCode = (...typed: Parameters<typeof tryCode>): Promise<LoginResponse> => {
  const [call] = typed
  const { request } = call
  return countFailures(call, `login-code-guess:${request.ip}`, guessesPerNetwork, () => tryCode(...typed))
}

async function tryCode(
  call: Parameters<typeof signIn>[0] & { channel: Channel },
  { id, code }: { id: number; code: string },
  refusal: () => Rejection,
): Promise<LoginResponse> {
  const { db, channel, clock, request } = call
  const now = clock.now()
  const asked = await countLoginCodeAttempt(db, { channelId: channel.id, id, attemptMax }, now)
  const account = await findUser(db, asked?.user_account_id ?? nobody)
  if (!asked || !account) {
    // Run as many statements as for a known name, so that response times reveal nothing (ADR 0018).
    await countLoginCodeAttempt(db, { channelId: channel.id, id: nobody, attemptMax }, now)
    throw refusal()
  }
  if (asked.code_hash !== hashLoginCode(id, code)) {
    const failure = { user_account_id: account.id, login_at: now, is_success: false }
    await addLoginHistory(db, { ...failure, ...readDevice(request) })
    throw refusal()
  }
  return db.transaction().execute(async (trx) => {
    await lockVerified(trx, account, { refusal })
    if (!(await spendLoginCodes(trx, id, account.id))) throw refusal()
    return signIn(call, trx, account)
  })
}
