import type { EndpointWorld } from '../../testing/endpoints/endpoint-world'
import type { Examples } from '../../testing/endpoints/example'

async function offerExpress({ db }: EndpointWorld) {
  const { id: channel_id } = await db
    .selectFrom('channel')
    .select('id')
    .where('code', '=', 'tsunagu')
    .executeTakeFirstOrThrow()
  await db.updateTable('payment').set({ is_show: true }).where('code', '=', 'paypay').execute()
  await db
    .insertInto('setting')
    .values({ channel_id, key: 'PAYMENT.EXPRESS', value: JSON.stringify('paypay') })
    .onConflict((on) => on.doNothing())
    .execute()
}

async function aCartWithGoods(world: EndpointWorld) {
  await offerExpress(world)
  const shopper = await world.emptyCart()
  await shopper.add(world.product.id)
  return shopper
}

export const examples: Examples = {
  fillCartExpress: {
    request: async (world) => {
      const shopper = await aCartWithGoods(world)
      const { token } = shopper.cart
      const { body } = await shopper.send('POST', `/v1/carts/${token}/express`, { payment_code: 'paypay' })
      const { headers } = await world.api.call('POST', new URL(body.redirect_url).pathname, {
        body: 'action=agree&address=home',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      const consent = new URL(String(headers['location'])).searchParams.get('consent')
      return { params: { token }, body: { consent } }
    },
    refusal: { params: { token: 'no-such-token' }, code: 'cart.common.is_expired' },
  },
  startCartExpress: {
    request: async (world) => ({
      params: { token: (await aCartWithGoods(world)).cart.token },
      body: { payment_code: 'paypay' },
    }),
    refusal: { body: { payment_code: 'd_barai' }, code: 'cart.express.not_offered' },
  },
}
