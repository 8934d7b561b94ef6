import {
  changeGift,
  getFormLayout,
  getGiftOrder,
  getThanksPicture,
  mailGift,
  redirectGift,
  type BodyOf,
  type CartAddressInput,
  type GiftOfOrder,
} from '@storefront/contracts'
import { call } from '@storefront/http'
import { catchRefusal } from '../gift/social-gift.api'

async function fetchOrder(token: string, { url, signal }: Pick<Request, 'url' | 'signal'>) {
  const [{ data: order }, { data: layout }] = await Promise.all([
    call(getGiftOrder, { params: { token }, signal }),
    call(getFormLayout, { params: { page: 'social-gift' }, signal }),
  ])
  // The server renders absolute links too, because without scripts the giver copies them manually.
  return { kind: 'order' as const, token, origin: new URL(url).origin, order, layout }
}

export const fetchGiftOrder = (token: string, request: Pick<Request, 'url' | 'signal'>) =>
  catchRefusal(fetchOrder(token, request))

export const fetchThanksPicture = async (token: string, id: number, signal: AbortSignal) =>
  (await call(getThanksPicture, { params: { token, id }, signal })).data as unknown as Blob

type OwnGift = Pick<GiftOfOrder, 'id'>

export type GiftAction = BodyOf<typeof changeGift>['action']

export const change = async (token: string, { id }: OwnGift, action: GiftAction) =>
  (await call(changeGift, { params: { token, id }, body: { action } })).data

export const mail = async (token: string, { id }: OwnGift, wish: BodyOf<typeof mailGift>) =>
  (await call(mailGift, { params: { token, id }, body: wish })).data

export const redirectTo = async (token: string, { id }: OwnGift, address: CartAddressInput) =>
  (await call(redirectGift, { params: { token, id }, body: address })).data
