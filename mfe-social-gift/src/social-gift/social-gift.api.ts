import {
  checkSocialGiftDelivery,
  checkSocialGiftShipping,
  completeSocialGift,
  getSocialGiftComplete,
  getSocialGiftProducts,
  listSocialGiftLeadtimes,
} from '@storefront/contracts'
import { call, ResponseError } from '@storefront/http'
import { data } from 'react-router-dom'
import type { GiftAddress, GiftDelivery } from './gift-draft.state'

/** Why a link leads to no gift, in the server's words. */
export type Refusal = { kind: 'refused'; isUnknown: boolean; message: string }

/** A token that is wrong, expired or not yet ready is an answer of its own, with the server's status. */
export async function catchRefusal<T>(reading: Promise<T>) {
  try {
    return await reading
  } catch (error) {
    if (!(error instanceof ResponseError) || (error.status !== 404 && error.status !== 422)) throw error
    const refusal: Refusal = { kind: 'refused', isUnknown: error.status === 404, message: error.message }
    return data(refusal, { status: 404 })
  }
}

export async function fetchGift(token: string, signal: AbortSignal) {
  const { data: gift } = await call(getSocialGiftProducts, { params: { token }, signal })
  return { kind: 'gift' as const, token, gift }
}

export type Gift = Awaited<ReturnType<typeof fetchGift>>['gift']

/** The days and times for a place; a gift is one parcel. */
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
  birthday: string | undefined,
) =>
  call(completeSocialGift, {
    params: { token },
    body: {
      ...address,
      delivery_at: delivery.delivery_at || null,
      delivery_timezone: delivery.delivery_timezone || null,
      ...(birthday ? { birthday } : {}),
    },
  })
