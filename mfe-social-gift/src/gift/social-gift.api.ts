import {
  addThanksPicture,
  beginSocialGift,
  checkSocialGiftDelivery,
  checkSocialGiftShipping,
  completeSocialGift,
  declineSocialGift,
  getFormLayout,
  getSocialGiftComplete,
  getSocialGiftProducts,
  getSocialGiftShipping,
  listSocialGiftLeadtimes,
  openSocialGift,
  thankForSocialGift,
} from '@storefront/contracts'
import { call, ResponseError } from '@storefront/http'
import { data } from 'react-router-dom'
import type { GiftAddress, GiftDelivery } from './gift-draft.state'

/** The reason why the link's gift can't be shown. The message comes from the server. */
export type Refusal = {
  kind: 'refused'
  reason: 'unknown' | 'gone' | 'declined' | 'waiting'
  message: string
}
/** The link of a gift that has already been accepted. Its address can no longer be entered. */
export type UsedLink = { kind: 'used'; token: string }

const reasons = new Map<number, Refusal['reason']>([
  [404, 'unknown'],
  [410, 'gone'],
  [422, 'waiting'],
])

/**
 * Converts the API's error for an invalid, expired or not yet active token to a result with an HTTP status.
 */
export async function catchRefusal<T>(reading: Promise<T>) {
  try {
    return await reading
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error
    const isDeclined = error.code === 'social_gift.is_declined'
    const reason = isDeclined ? 'declined' : reasons.get(error.status)
    if (!reason) throw error
    const refusal: Refusal = { kind: 'refused', reason, message: error.message }
    return data(refusal, { status: error.status === 410 ? 410 : 404 })
  }
}

/** Builds the result for a step that is opened after the gift was accepted. Its status is 410. */
export const usedLink = (token: string) => data<UsedLink>({ kind: 'used', token }, { status: 410 })

export async function fetchGift(token: string, signal: AbortSignal) {
  const { data: gift } = await call(getSocialGiftProducts, { params: { token }, signal })
  return { kind: 'gift' as const, token, gift }
}

/** Fetches the recipient's draft, which may come from another device. */
export const fetchBegun = (token: string, signal: AbortSignal) =>
  call(getSocialGiftShipping, { params: { token }, signal })

/**
 * Fetches a gift with its draft and the shop's address form. Returns a {@link usedLink} if the gift has
 * already been accepted.
 */
async function fetchOpenGift(token: string, signal: AbortSignal) {
  const [{ gift }, shipping, layout] = await Promise.all([
    fetchGift(token, signal),
    fetchBegun(token, signal),
    call(getFormLayout, { params: { page: 'social-gift' }, signal }),
  ])
  if (gift.is_completed) return usedLink(token)
  return {
    kind: 'gift' as const,
    token,
    gift,
    begun: shipping.data.input,
    layout: layout.data,
  }
}

export const fetchStep = (token: string, signal: AbortSignal) => catchRefusal(fetchOpenGift(token, signal))

export type Gift = Awaited<ReturnType<typeof fetchGift>>['gift']

/** Fetches the available dates and time slots for a destination. A gift is always a single parcel. */
export async function fetchLeadtime(
  token: string,
  place: { postal?: string; pref?: string },
  signal: AbortSignal,
) {
  const { data: leadtimes } = await call(listSocialGiftLeadtimes, { params: { token }, query: place, signal })
  return { days: leadtimes.data[0]?.days ?? [], timezones: leadtimes.data[0]?.timezones ?? [] }
}

export async function fetchCompleted(token: string, signal: AbortSignal) {
  return {
    kind: 'completed' as const,
    token,
    gift: (await call(getSocialGiftComplete, { params: { token }, signal })).data,
  }
}

export const checkShipping = (body: GiftAddress) => call(checkSocialGiftShipping, { body })

export const checkDelivery = ({ delivery_at, delivery_timezone }: GiftDelivery) =>
  call(checkSocialGiftDelivery, {
    body: { delivery_at: delivery_at || null, delivery_timezone: delivery_timezone || null },
  })

export const complete = (
  token: string,
  address: GiftAddress,
  delivery: GiftDelivery,
  { birthday, variants }: { birthday: string | undefined; variants: ChosenVariants },
) =>
  call(completeSocialGift, {
    params: { token },
    body: {
      ...address,
      delivery_at: delivery.delivery_at || null,
      delivery_timezone: delivery.delivery_timezone || null,
      ...(birthday ? { birthday } : {}),
      ...(variants.length > 0 ? { variants } : {}),
    },
  })

type ChosenVariants = { line_id: number; product_id: number }[]

/** Saves the draft for other devices, without the address. */
export const begin = (token: string, delivery: GiftDelivery, variants: ChosenVariants) =>
  call(beginSocialGift, {
    params: { token },
    body: {
      delivery_at: delivery.delivery_at || null,
      delivery_timezone: delivery.delivery_timezone || null,
      variants,
    },
  })

export const noteOpened = (token: string) => call(openSocialGift, { params: { token } })

export const decline = (token: string, message: string) =>
  call(declineSocialGift, { params: { token }, body: { message } })

/** Uploads a picture. Returns the server's error message if the picture is rejected. */
export async function sendPicture(token: string, file: File): Promise<string | undefined> {
  const body = { file }
  try {
    await call(addThanksPicture, { params: { token }, body })
    return undefined
  } catch (error) {
    if (error instanceof ResponseError && error.errors['file']) return error.errors['file'].join(' ')
    throw error
  }
}

export const thank = (token: string, message: string) =>
  call(thankForSocialGift, { params: { token }, body: { message } })
