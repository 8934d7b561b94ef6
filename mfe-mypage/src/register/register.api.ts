import { getFormLayout, registerUser, type FormLayout } from '@storefront/contracts'
import { call } from '@storefront/http'
import { beginSession, type SignInOutcome } from '@storefront/session'
import type { Registration } from './register.rules'

/** The shop's own form of a registration. */
export async function fetchRegisterForm(signal: AbortSignal): Promise<FormLayout> {
  return (await call(getFormLayout, { params: { page: 'register' }, signal })).data
}

/** The answer of a registration logs in (§7). */
export async function register(registration: Registration): Promise<SignInOutcome> {
  return beginSession((await call(registerUser, { body: registration })).data)
}
