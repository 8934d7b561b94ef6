import {
  addUserCard,
  getPaymentServiceSetting,
  listCartPayments,
  listUserCards,
  type CardToken,
  type CartPayment,
  type PaymentServiceSetting,
  type UserCard,
} from '@storefront/contracts'
import { cardValidity } from '@storefront/forms/card'
import { call } from '@storefront/http'
import { shopNow, toTokyoDay } from '@storefront/locale-ja'

export async function fetchPayments(token: string, signal: AbortSignal): Promise<CartPayment[]> {
  return (await call(listCartPayments, { params: { token }, signal })).data.data
}

export async function fetchServiceSettings(
  payments: readonly CartPayment[],
  signal: AbortSignal,
): Promise<Record<string, PaymentServiceSetting>> {
  const codes = [...new Set(payments.flatMap(({ payment_service_code }) => payment_service_code ?? []))]
  const settings = await Promise.all(
    codes.map(async (code) => (await call(getPaymentServiceSetting, { params: { code }, signal })).data),
  )
  return Object.fromEntries(settings.map((setting) => [setting.code, setting]))
}

export type SavedCard = UserCard & { isExpired: boolean }

export async function fetchSavedCards(signal: AbortSignal): Promise<SavedCard[]> {
  const today = toTokyoDay(shopNow())
  const { data } = await call(listUserCards, { signal })
  return data.data.map((card) => ({ ...card, isExpired: cardValidity(card, today) === 'expired' }))
}

export async function saveCard({ name, brand, ...card }: CardToken): Promise<void> {
  await call(addUserCard, { body: { ...card, name: name ?? '', brand: brand ?? '' } })
}
