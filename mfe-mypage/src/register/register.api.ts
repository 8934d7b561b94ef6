import { getFormLayout, registerUser, type FormLayout } from '@storefront/contracts'
import { call } from '@storefront/http'
import { beginSession, type SignInResult } from '@storefront/session'
import type { Registration } from './register.rules'

export async function fetchRegisterForm(signal: AbortSignal): Promise<FormLayout> {
  return (await call(getFormLayout, { params: { page: 'register' }, signal })).data
}

/** Fetches the form in which a guest entered the order's contact details. */
export async function fetchOrdererForm(signal: AbortSignal): Promise<FormLayout> {
  return (await call(getFormLayout, { params: { page: 'cart-orderer' }, signal })).data
}

/** Registers the member. The login follows once the emailed code has been entered (§7). */
export async function register(registration: Registration): Promise<SignInResult> {
  const { data } = await call(registerUser, { body: registration })
  return { outcome: beginSession(data, { way: 'registration' }), verifyCode: data.verify_code }
}
