import {
  addUserCard,
  deleteUserCard,
  getFormLayout,
  getPaymentServiceSetting,
  listPayments,
  listUserCards,
  makeMainUserCard,
  type CardToken,
  type FormLayout,
  type PaymentServiceSetting,
  type UserCard,
} from '@storefront/contracts'
import { call, limitOf } from '@storefront/http'

type Id = UserCard['id']

export async function fetchCards(signal: AbortSignal) {
  const { data, headers } = await call(listUserCards, { signal })
  return { cards: data.data, limit: limitOf(headers) ?? null }
}

export type CardEntry = { service: PaymentServiceSetting; layout: FormLayout }

/** Returns the code of the payment service for cards, or null if the shop doesn't accept cards. */
async function fetchServiceCode(signal: AbortSignal): Promise<string | null> {
  const { data } = await call(listPayments, { signal })
  return data.data.find(({ kind }) => kind === 'card')?.payment_service_code ?? null
}

/** Fetches the member's stored cards and their limit. `isTaken`: the shop accepts payment by card. */
export async function fetchWallet(signal: AbortSignal) {
  const [cards, code] = await Promise.all([fetchCards(signal), fetchServiceCode(signal)])
  return { ...cards, isTaken: code !== null }
}

/** Fetches the settings for adding a card, or null if the shop doesn't accept cards. */
export async function fetchCardEntry(signal: AbortSignal): Promise<CardEntry | null> {
  const code = await fetchServiceCode(signal)
  if (!code) return null
  const [service, layout] = await Promise.all([
    call(getPaymentServiceSetting, { params: { code }, signal }),
    call(getFormLayout, { params: { page: 'card' }, signal }),
  ])
  return { service: service.data, layout: layout.data }
}

export async function addCard(
  { name, brand, ...card }: CardToken,
  { isMain }: { isMain: boolean },
): Promise<void> {
  await call(addUserCard, { body: { ...card, name: name ?? '', brand: brand ?? '', is_main: isMain } })
}

export const removeCard = (id: Id) => call(deleteUserCard, { params: { id } })
export const makeMain = (id: Id) => call(makeMainUserCard, { params: { id } })
