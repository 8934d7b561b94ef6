import { getFormLayout, type FormLayout } from '@storefront/contracts'
import { call } from '@storefront/http'

export async function fetchCartForm(
  page: 'cart-orderer' | 'cart-address' | 'card',
  signal: AbortSignal,
): Promise<FormLayout> {
  return (await call(getFormLayout, { params: { page }, signal })).data
}
