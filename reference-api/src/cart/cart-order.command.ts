import type { BodyOf, changeCartReceiver, modifyCartOrder } from '@storefront/contracts'
import { isRealDay } from '@storefront/locale-ja'
import { listShownPayments } from '../payment/payment.sql'
import { invalidFields, refuseProblems, Rejection } from '../http/rejection'
import { fetchKanaTerms } from '../setting/setting.sql'
import { normaliseOrderer, ordererProblems } from '../delivery/shipping-address.rules'
import type { Trx } from '../database/db'
import { newKey } from '../secret/token.rules'
import { listCartLines } from './line/cart-line.sql'
import { listCartProducts } from './line/cart-product.sql'
import { deleteCartShippings, insertCartShipping, listCartShippings } from './shipping/cart-shipping.sql'
import { findOwnUserCard } from './shipping/cart-user-address.sql'
import type { PaymentChoice, CartChange, CartRow } from './cart.table'

type OrderBody = BodyOf<typeof modifyCartOrder>

export async function modifyOrder(trx: Trx, cart: CartRow, body: OrderBody): Promise<CartChange> {
  return {
    ...(await ordererChange(trx, cart, body)),
    ...birthdayChange(body),
    ...(await paymentChange(trx, cart, body)),
  }
}

async function ordererChange(trx: Trx, cart: CartRow, { orderer }: OrderBody): Promise<CartChange> {
  if (!orderer) return {}
  const normalised = normaliseOrderer(orderer)
  refuseProblems(ordererProblems(normalised, await fetchKanaTerms(trx, cart.channel_id)))
  return { orderer: normalised }
}

function birthdayChange({ birthday }: OrderBody): CartChange {
  if (birthday === undefined) return {}
  if (birthday !== null && !isRealDay(birthday)) throw invalidFields({ birthday: ['日付が無効です'] })
  return { birthday }
}

async function paymentChange(trx: Trx, cart: CartRow, body: OrderBody): Promise<CartChange> {
  const { payment_id, card, user_card_id, convenience_store } = body
  if ([payment_id, card, user_card_id, convenience_store].every((value) => value === undefined)) return {}
  const id = payment_id === undefined ? cart.payment_id : payment_id
  if (id === null) return { payment_id: null, payment_choice: null, transaction_error: null }
  const payment = (await listShownPayments(trx, cart.channel_id)).find((one) => one.id === id)
  if (!payment) throw new Rejection(422, 'cart.payment.not_found', 'お支払い方法を選択してください。')
  const choice: PaymentChoice = id === cart.payment_id ? { ...cart.payment_choice } : {}
  if (card) Object.assign(choice, { card, user_card_id: undefined })
  if (user_card_id !== undefined) {
    const own =
      cart.user_account_id === null
        ? undefined
        : await findOwnUserCard(trx, cart.user_account_id, user_card_id)
    if (!own)
      throw new Rejection(
        422,
        'cart.payment.card_not_found',
        '登録カードが見つかりません。別のカードをお選びください。',
      )
    Object.assign(choice, { card: own, user_card_id })
  }
  if (convenience_store !== undefined) {
    if (!payment.options.some(({ code }) => code === convenience_store))
      throw invalidFields({ convenience_store: ['コンビニを選択してください'] })
    choice.convenience_store = convenience_store
  }
  return { payment_id: id, payment_choice: choice, transaction_error: null }
}

const nameMaxLength = 40
const messageMaxLength = 200

/** Turns the cart into a social gift and back; a gift has one shipping whose address its recipient enters. */
export async function changeReceiver(
  trx: Trx,
  cart: CartRow,
  body: BodyOf<typeof changeCartReceiver>,
): Promise<CartChange> {
  const shippings = await listCartShippings(trx, cart.id)
  if (!body.is_social_gift) {
    await deleteCartShippings(
      trx,
      cart.id,
      shippings.filter(({ is_social_gift }) => is_social_gift).map(({ key }) => key),
    )
    return { gift: null }
  }
  const receiver_name = body.receiver_name?.trim() ?? ''
  const sender_name = body.sender_name?.trim() ?? ''
  const message = body.message?.trim() || null
  const errors: Record<string, string[]> = {}
  if (receiver_name === '' || [...receiver_name].length > nameMaxLength)
    errors['receiver_name'] = [`贈り先のお名前を${nameMaxLength}文字以内で入力してください`]
  if (sender_name === '' || [...sender_name].length > nameMaxLength)
    errors['sender_name'] = [`贈り主のお名前を${nameMaxLength}文字以内で入力してください`]
  if ([...(message ?? '')].length > messageMaxLength)
    errors['message'] = [`メッセージは${messageMaxLength}文字以内で入力してください`]
  if (Object.keys(errors).length > 0) throw invalidFields(errors)

  const lines = await listCartLines(trx, cart.id)
  const products = await listCartProducts(
    trx,
    lines.map((line) => line.product_id),
  )
  const unfit = products.find((product) => !product.is_social_gift_allowed)
  if (unfit)
    throw new Rejection(
      422,
      'cart.social.not_allowed',
      `「${unfit.name}」はソーシャルギフトでお贈りいただけません。`,
    )
  if (!shippings.some(({ is_social_gift }) => is_social_gift)) {
    await deleteCartShippings(
      trx,
      cart.id,
      shippings.map(({ key }) => key),
    )
    await insertCartShipping(trx, { key: newKey(), cart_id: cart.id, is_social_gift: true })
  }
  return { gift: { receiver_name, sender_name, message } }
}

const noteMaxLength = 500

export function modifyOther({
  note,
  receipt_name,
}: {
  note?: string | null
  receipt_name?: string | null
}): CartChange {
  if ([...(note ?? '')].length > noteMaxLength)
    throw invalidFields({ note: [`備考は${noteMaxLength}文字以内で入力してください`] })
  if ([...(receipt_name ?? '')].length > nameMaxLength)
    throw invalidFields({ receipt_name: [`宛名は${nameMaxLength}文字以内で入力してください`] })
  return {
    ...(note === undefined ? {} : { note: note?.trim() || null }),
    ...(receipt_name === undefined ? {} : { receipt_name: receipt_name?.trim() || null }),
  }
}
