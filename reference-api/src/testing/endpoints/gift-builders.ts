import type { GiftOrder } from '@storefront/contracts'
import { aProduct } from '../builders'
import { aShopper } from '../cart-builders'
import type { FreshApi, SignedIn } from '../fresh-api'

type Wish = {
  as?: SignedIn
  names?: string[]
  quantity?: number
  productId?: number
  isAlcohol?: boolean
  channel?: string
}

const readToken = (path: unknown) => String(path).split('/').at(-1)!

/**
 * Places a paid order with one gift per name. Returns the order with the recipients' and the giver's tokens.
 */
export async function aPlacedGift(
  api: FreshApi,
  {
    as,
    names = ['佐藤さま'],
    quantity = names.length,
    productId,
    isAlcohol = false,
    channel = 'tsunagu',
  }: Wish = {},
) {
  const product_id = productId ?? (await aProduct(api.db, { is_alcohol: isAlcohol })).id
  const shopper = await aShopper(api, as, channel)
  await shopper.add(product_id, quantity)
  await shopper.patch('social/receiver', {
    is_social_gift: true,
    ...(names.length > 1 ? { receiver_names: names } : { receiver_name: names[0] }),
    sender_name: '山田',
    message: 'お誕生日おめでとう',
  })
  await shopper.payBy('card', {
    card: await shopper.cardToken('4242424242424242'),
    birthday: isAlcohol ? '1980-01-01' : null,
  })
  const { order_no } = await shopper.decide()
  const { body: order } = await shopper.send('GET', `/v1/carts/order/${order_no}?token=${shopper.cart.token}`)
  const giver = readToken(order.social_gift.giver_path)
  const headers = { 'x-ecd-channel-id': channel }
  const overview = async () =>
    (await api.call('GET', `/v1/gift-orders/${giver}`, { headers })).body as GiftOrder
  const tokens = (await overview()).gifts.map(({ path }) => readToken(path))
  return { shopper, order_no: order_no as string, product_id, giver, overview, tokens, token: tokens[0]! }
}
