import { problemOfReceivers, type BodyOf, type changeCartReceiver } from '@storefront/contracts'
import { countCharacters } from '@storefront/locale-ja'
import { invalidFields, Rejection } from '../../platform/http/rejection'
import type { GiftLetter } from '../cart.table'
import type { CartState } from '../state/cart-state.table'
import { keysOf, type CartWrite } from '../write/cart-write.rules'
import { giftShippings } from './gift-shippings.rules'

const nameMaxLength = 40
const messageMaxLength = 200

type Body = BodyOf<typeof changeCartReceiver>

/**
 * Turns the cart into a social gift or back into a normal order. Each recipient of a gift enters the address
 * of their own parcel.
 */
export function changeReceiver(state: CartState, body: Body): CartWrite[] {
  const gifts = state.shippings.filter(({ is_social_gift }) => is_social_gift)
  if (!body.is_social_gift) return [{ drop: 'shippings', keys: keysOf(gifts) }, { change: { gift: null } }]
  const { gift, names } = readLetter(body)
  const unfit = [...state.products.values()].find((product) => !product.is_social_gift_allowed)
  if (unfit)
    throw new Rejection(
      422,
      'cart.social.not_allowed',
      `「${unfit.name}」はソーシャルギフトでお贈りいただけません。`,
    )
  return [...giftShippings(state, names.length), { change: { gift } }]
}

function readLetter(body: Body): { gift: GiftLetter; names: string[] } {
  const several = (body.receiver_names ?? []).map((name) => name.trim()).filter(Boolean)
  const names = several.length > 0 ? several : [body.receiver_name?.trim() ?? '']
  const nameField = several.length > 0 ? 'receiver_names' : 'receiver_name'
  const sender_name = body.sender_name?.trim() ?? ''
  const message = body.message?.trim() || null
  const errors: Record<string, string[]> = {}
  const problem = problemOfReceivers(names)
  if (problem) errors[nameField] = [problem]
  if (!isName(sender_name))
    errors['sender_name'] = [`贈り主のお名前を${nameMaxLength}文字以内で入力してください`]
  if (countCharacters(message ?? '') > messageMaxLength)
    errors['message'] = [`メッセージは${messageMaxLength}文字以内で入力してください`]
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  const letter = { receiver_name: names.join('、'), sender_name, message }
  return { names, gift: names.length > 1 ? { ...letter, receiver_names: names } : letter }
}

const isName = (name: string) => name !== '' && countCharacters(name) <= nameMaxLength
