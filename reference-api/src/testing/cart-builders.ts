import type { Cart, CartPayment, PaymentKind, ShownOrder } from '@storefront/contracts'
import type { Insertable } from 'kysely'
import type { Database } from '../platform/database/schema'
import { aProduct } from './builders'
import type { FreshApi, SignedIn } from './fresh-api'

const codeIn: Partial<Record<string, string>> = { 北海道: '0600001', 大阪府: '5300001', 沖縄県: '9000001' }

export const anAddress = (values: Record<string, string> = {}) => ({
  shipping_last_name: '山田',
  shipping_first_name: '太郎',
  shipping_last_name_kana: 'ヤマダ',
  shipping_first_name_kana: 'タロウ',
  postal_code: codeIn[values['prefecture'] ?? ''] ?? '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田１－１',
  phone_number: '0312345678',
  ...values,
})

export const anOrderer = (values: Record<string, unknown> = {}) => ({
  last_name: '山田',
  first_name: '太郎',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'タロウ',
  email: 'taro@example.jp',
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田１－１',
  phone_number: '0312345678',
  ...values,
})

export async function aCoupon(db: FreshApi['db'], values: Partial<Insertable<Database['coupon']>> = {}) {
  const channel = await db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  return db
    .insertInto('coupon')
    .values({
      channel_id: channel.id,
      code: 'AKI500',
      name: '秋の500円クーポン',
      discount_kind: 'fixed',
      discount_value: 500,
      valid_from: '2020-01-01T00:00:00+09:00',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

let addresses = 0
/** Returns a new address from the benchmarking range (198.18/15), so that every browser has its own. */
const anIpAddress = () => ((addresses += 1), `198.18.${addresses >> 8}.${addresses & 255}`)

/**
 * Opens a browser with a cart. Each call returns the updated cart, and throws if the API rejects the request.
 */
export async function aShopper(api: FreshApi, as?: SignedIn, channel = 'tsunagu') {
  const headers = { 'x-forwarded-for': anIpAddress(), 'x-ecd-channel-id': channel }
  let cart: Cart
  async function send(method: string, url: string, body?: object) {
    const response = await api.call(method, url, { as, body, headers })
    if (response.status >= 400)
      throw Object.assign(new Error(response.body.message), { status: response.status, ...response.body })
    return response
  }
  const patch = async (url: string, body: object): Promise<Cart> =>
    (cart = (await send('PATCH', `/v1/carts/${url}`, { token: cart.token, ...body })).body as Cart)
  cart = (await send('POST', '/v1/carts/init', {})).body as Cart

  const shopper = {
    get cart() {
      return cart
    },
    get detail() {
      return cart.data.detail
    },
    patch,
    send,
    add: (product_id: number, quantity = 1, more: object = {}) =>
      patch('products/add', { product_id, quantity, ...more }),
    shipTo: (address: object = anAddress()) => patch('shippings/add', { address }),
    async payBy(kind: PaymentKind, more: object = {}) {
      const payments = (await send('GET', `/v1/payments/carts/${cart.token}`)).body.data as CartPayment[]
      const payment = payments.find((one) => one.kind === kind)
      if (!payment) throw new Error(`No payment ${kind}`)
      return patch('order/modify', { payment_id: payment.id, orderer: anOrderer(), ...more })
    },
    /** Stands in for the payment service's script. */
    async cardToken(number: string) {
      const { body } = await send('POST', '/sandbox-payment/tokens', {
        number,
        expiration: '12/40',
        security_code: '123',
        name: 'TARO YAMADA',
      })
      return body as { token: string; token_key: string; masked_number: string; expiration: string }
    },
    payByCard: async (number: string) => shopper.payBy('card', { card: await shopper.cardToken(number) }),
    decide: async (
      idempotency_key = `confirm-${cart.token}`,
      seen: {
        version?: number
        total_payment?: number
        arrival_texts?: (string | null | undefined)[]
        shown?: ShownOrder
        captcha_token?: string
      } = {},
    ) => (await send('POST', `/v1/carts/${cart.token}/decision`, { idempotency_key, ...seen })).body,
    get: async () => (cart = (await send('GET', `/v1/carts/${cart.token}`)).body as Cart),
    init: async (token: string | null = cart.token, more: object = {}) =>
      (cart = (await send('POST', '/v1/carts/init', { token, ...more })).body as Cart),
  }
  return shopper
}

/** Creates a shopper whose cart is ready to order: one product, an address, cash on delivery. */
export async function aReadyShopper(
  api: FreshApi,
  { as, productId, quantity = 1 }: { as?: SignedIn; productId?: number; quantity?: number } = {},
) {
  const shopper = await aShopper(api, as)
  await shopper.add(productId ?? (await aProduct(api.db)).id, quantity)
  await shopper.shipTo()
  await shopper.payBy('cash_on_delivery')
  return shopper
}

export async function fetchStock(db: FreshApi['db'], productId: number): Promise<number> {
  return (
    await db
      .selectFrom('product_stock')
      .select('quantity')
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow()
  ).quantity
}

type Shopper = Awaited<ReturnType<typeof aShopper>>
type Back = { headers: Record<string, unknown> }

const headers = { 'content-type': 'application/x-www-form-urlencoded' }

/** Enables all wallets, and offers the wallets in `codes`, separated by commas, in the cart. */
export async function offerExpress(api: FreshApi, codes: string) {
  const { id: channel_id } = await api.db.selectFrom('channel').select('id').executeTakeFirstOrThrow()
  await api.db.updateTable('payment').set({ is_show: true }).where('kind', '=', 'wallet').execute()
  const value = JSON.stringify(codes)
  await api.db
    .insertInto('setting')
    .values({ channel_id, key: 'PAYMENT.EXPRESS', value })
    .onConflict((known) => known.columns(['channel_id', 'key']).doUpdateSet({ value }))
    .execute()
}

/** Opens a shopper's browser on the wallet's page, or with the payment sheet open. */
export async function beginExpress(api: FreshApi, shopper: Shopper, payment_code = 'paypay') {
  const { body } = await shopper.send('POST', `/v1/carts/${shopper.cart.token}/express`, { payment_code })
  const page = new URL(body.redirect_url as string)
  return {
    page,
    amount: body.amount as number,
    press: (fields: string): Promise<Back> => api.call('POST', page.pathname, { headers, body: fields }),
    /** Sends the sheet's result to the service as JSON. */
    async send(answer: object): Promise<Back> {
      const { body: told } = await api.call('POST', page.pathname, { body: answer })
      return { headers: { location: (told as { return_url: string }).return_url } }
    },
  }
}

/** Follows the wallet's redirect back to the shop. */
export async function fillExpress(shopper: Shopper, back: Back): Promise<Cart> {
  const consent = new URL(String(back.headers['location'])).searchParams.get('consent')
  const path = `/v1/carts/${shopper.cart.token}/express/profile`
  return (await shopper.send('POST', path, consent === null ? {} : { consent })).body as Cart
}
