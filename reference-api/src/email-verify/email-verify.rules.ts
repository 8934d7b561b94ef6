import { caseless } from '../person/person-normalise.rules'
import { limitHits } from '../rate-limit/rate-limit.rules'
import type { Call } from '../serve'
import { loginKey } from '../session/lock.rules'

const perAddress = { hits: 10, windowSeconds: 600 }
const perAccount = { hits: 5, windowSeconds: 600 }

/**
 * Links to confirm an address, and what tells whether one is taken, are limited whether or not somebody has
 * the name.
 */
export async function limitEmailVerify(
  call: Call<string, undefined, unknown, 'any'>,
  login: string,
): Promise<void> {
  await limitHits(call, `email-verify:${call.request.ip}`, perAddress)
  await limitHits(call, `email-verify:${loginKey(call.channel.id, login)}`, perAccount)
}

/** Mail addresses differ by more than their case. */
export const isSameEmail = (one: string, other: string) => caseless(one) === caseless(other)
