import { registerUser } from '@storefront/contracts'
import { call } from '@storefront/http'
import { beginSession, type SignInOutcome } from '@storefront/session'
import type { Registration } from './register.rules'

/** The answer of a registration logs in (§7). */
export async function register(registration: Registration): Promise<SignInOutcome> {
  return beginSession((await call(registerUser, { body: registration })).data)
}
