import { computeSignature } from '../../platform/secret/signature.rules'
import { aShopper, anAddress } from '../cart-builders'
import type { EndpointWorld } from './endpoint-world'
import { testSecrets } from '../secrets'
import { returnPath } from '../../payment/payment/return-path.rules'

export type WritingCall = {
  method: string
  path: string
  body?: unknown
  headers?: Record<string, string>
  token?: string
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }

async function aChallenge({ api, product }: EndpointWorld) {
  const shopper = await aShopper(api)
  await shopper.add(product.id)
  await shopper.shipTo()
  await shopper.payByCard('4111111111111111')
  const { order_no, redirect_url } = await shopper.decide()
  return {
    order_no: order_no as string,
    path: new URL(redirect_url as string).pathname,
    token: shopper.cart.token,
  }
}

async function aDecision(
  world: EndpointWorld,
  prepare: (shopper: Awaited<ReturnType<typeof aShopper>>) => Promise<unknown>,
  { isMember = false } = {},
): Promise<WritingCall> {
  const shopper = await aShopper(world.api, isMember ? world.member : undefined)
  await shopper.add(world.product.id, 2)
  await prepare(shopper)
  return {
    method: 'POST',
    path: `/v1/carts/${shopper.cart.token}/decision`,
    body: { idempotency_key: shopper.cart.token },
    token: isMember ? world.member.accessToken : undefined,
  }
}

async function grant({ db, member }: EndpointWorld, point: number) {
  await db.insertInto('point_balance').values({ user_account_id: member.id, point }).execute()
  await db
    .insertInto('point_ledger')
    .values({ user_account_id: member.id, kind: 'granted', point, created_at: new Date() })
    .execute()
}

/** Other ways that an order and its payment can go, beyond the example of each call. */
export const paymentCalls: Record<string, (world: EndpointWorld) => Promise<WritingCall>> = {
  'a card without a challenge': (world) =>
    aDecision(world, async (shopper) => {
      await shopper.shipTo()
      await shopper.payByCard('4242424242424242')
    }),
  'a card with a challenge': (world) =>
    aDecision(world, async (shopper) => {
      await shopper.shipTo()
      await shopper.payByCard('4111111111111111')
    }),
  'a refused card': (world) =>
    aDecision(world, async (shopper) => {
      await shopper.shipTo()
      await shopper.payByCard('4000000000000002')
    }),
  'a member with points and a coupon': async (world) => {
    await grant(world, 500)
    const { code } = await world.coupon()
    return aDecision(
      world,
      async (shopper) => {
        await shopper.shipTo()
        await shopper.patch('coupons/add', { code })
        await shopper.patch('point', { point: 300 })
        await shopper.payBy('cash_on_delivery')
      },
      { isMember: true },
    )
  },
  'a social gift': (world) =>
    aDecision(world, async (shopper) => {
      await shopper.patch('social/receiver', {
        is_social_gift: true,
        receiver_name: '佐藤さま',
        sender_name: '山田',
      })
      await shopper.payByCard('4242424242424242')
    }),
  'a line divided over two addresses': async ({ api, product }) => {
    const shopper = await aShopper(api)
    await shopper.add(product.id, 3)
    await shopper.shipTo()
    await shopper.patch('shippings/add', { address: anAddress({ city: '港区' }), product_keys: [] })
    const { products, shippings } = shopper.detail
    const parts = shippings.map(({ key: shipping_key }, index) => ({ shipping_key, quantity: index + 1 }))
    return {
      method: 'PATCH',
      path: '/v1/carts/products/divide',
      body: { token: shopper.cart.token, key: products[0]!.key, parts },
    }
  },
  "a guest's cart merged at login": async (world) => {
    const own = await aShopper(world.api, world.member)
    await own.add(world.product.id)
    const guest = await aShopper(world.api)
    await guest.add(world.product.id, 3)
    return {
      method: 'POST',
      path: '/v1/carts/init',
      body: { token: guest.cart.token },
      token: world.member.accessToken,
    }
  },
  'the way back from the payment page': async (world) => {
    const { order_no, path } = await aChallenge(world)
    await world.api.call('POST', path, { body: 'code=123456&action=submit', headers: form })
    return { method: 'GET', path: returnPath(world.api.services, order_no) }
  },
  'a payment given up': async (world) => ({
    method: 'PATCH',
    path: '/v1/carts/transaction/error/delete',
    body: { token: (await aChallenge(world)).token },
  }),
  "the payment service's notification": async (world) => {
    const { order_no, path } = await aChallenge(world)
    await world.api.call('POST', path, { body: 'code=123456&action=submit', headers: form })
    const { id: transaction_id, amount } = world.api.sandbox.book.findOfOrder(order_no)!
    const fields = { order_no, transaction_id, amount, result: 'authorised' }
    return {
      method: 'POST',
      path: '/v1/sbpayment/receive/payment',
      body: { ...fields, signature: computeSignature(fields, testSecrets.payment[0]) },
    }
  },
  'a deposit': async (world) => {
    const shopper = await aShopper(world.api)
    await shopper.add(world.product.id)
    await shopper.shipTo()
    await shopper.payBy('bank_transfer')
    const { order_no } = await shopper.decide()
    const { total_payment: amount } = await world.db
      .selectFrom('order')
      .select('total_payment')
      .where('order_no', '=', order_no)
      .executeTakeFirstOrThrow()
    return {
      method: 'POST',
      path: '/v1/sbpayment/receive/deposit',
      body: { order_no, amount, signature: computeSignature({ order_no, amount }, testSecrets.payment[0]) },
    }
  },
}
