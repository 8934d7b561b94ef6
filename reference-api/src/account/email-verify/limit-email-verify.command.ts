import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import type { Call } from '../../platform/http/serve'
import { loginKey } from '../account/login-key.rules'
import { perAddress, perAccount } from './email-verify.rules'

/** Limits confirmation links and availability checks. The limits are the same for known and unknown names. */
export async function limitEmailVerify(
  call: Call<string, undefined, unknown, 'any'>,
  login: string,
): Promise<void> {
  await limitHits(call, `email-verify:${call.request.ip}`, perAddress)
  await limitHits(call, `email-verify:${loginKey(call.channel.id, login)}`, perAccount)
}
