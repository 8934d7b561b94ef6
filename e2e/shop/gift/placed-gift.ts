import { cards } from '../checkout'
import { cardToken } from '../payment/payment-service'
import { callsOfPage, orderer, type Shopper } from '../prepared-cart'

type Placed = { social_gift: { path: string; giver_path: string } }
type Payments = { data: { id: number; kind: string }[] }

/**
 * Places a paid gift order with one recipient per name, through the API. Returns the paths of the giver's
 * page and of the first recipient's page.
 */
export async function placeGift(
  shopper: Shopper,
  names: string[],
  email: string,
  productKey = 'yokan-ogura',
  channel?: string,
) {
  const call = await callsOfPage(shopper, channel)
  const { token } = await call<{ token: string }>('POST', '/v1/carts/init', { token: null })
  const { id } = await call<{ id: number }>('GET', `/v1/products/${productKey}`)
  await call('PATCH', '/v1/carts/products/add', { token, product_id: id, quantity: names.length })
  const letter = { is_social_gift: true, sender_name: '太郎', message: 'いつもありがとうございます。' }
  await call('PATCH', '/v1/carts/social/receiver', { token, receiver_names: names, ...letter })
  const { data: payments } = await call<Payments>('GET', `/v1/payments/carts/${token}`)
  const card = await cardToken(shopper, cards.frictionless)
  const payment_id = payments.find(({ kind }) => kind === 'card')?.id
  await call('PATCH', '/v1/carts/order/modify', { token, orderer: orderer(email), payment_id, card })
  const { order_no } = await call<{ order_no: string }>('POST', `/v1/carts/${token}/decision`, {
    idempotency_key: `gift-${token}`,
  })
  const { social_gift } = await call<Placed>('GET', `/v1/carts/order/${order_no}?token=${token}`)
  return { order_no, path: social_gift.path, giverPath: social_gift.giver_path }
}
