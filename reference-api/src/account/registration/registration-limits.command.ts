import { loginKey } from '../account/login-key.rules'
import type { Call } from '../../platform/http/serve'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'

const registrations = { hits: 20, windowSeconds: 600 }
const registrationsOfOne = { hits: 10, windowSeconds: 600 }

type Registering = Pick<Call<string, undefined, undefined, 'public'>, 'channel' | 'request'> &
  Parameters<typeof limitHits>[0]

/** Limits registrations per network address, however they are started. */
export const limitRegistrations = (call: Registering) =>
  limitHits(call, `register:${call.request.ip}`, registrations)

/**
 * Limits registrations per email address. Must be called before checking whether the address is registered.
 */
export const limitRegistrationsPerEmail = (call: Registering, email: string) =>
  limitHits(call, `register:${loginKey(call.channel.id, email)}`, registrationsOfOne)
