import { aProduct } from '../../testing/builders'
import { cartBody, firstLine } from '../../testing/endpoints/cart-requests'
import type { EndpointWorld } from '../../testing/endpoints/endpoint-world'
import type { Examples } from '../../testing/endpoints/example'

/** Opens a cart whose line has an accessory, and returns their ids and keys. */
async function aLineWithAccessory({ db, product, emptyCart }: EndpointWorld) {
  const { id: accessory_id } = await db.selectFrom('accessory').select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('product_accessory')
    .values({ product_id: product.id, accessory_id })
    .onConflict((on) => on.doNothing())
    .execute()
  const shopper = await emptyCart()
  await shopper.add(product.id)
  const product_key = firstLine(shopper.cart)
  const added = await shopper.patch('accessories/add', { product_key, accessory_id })
  return {
    accessory_id,
    token: shopper.cart.token,
    product_key,
    key: added.data.detail.products[0]!.accessories[0]!.key,
  }
}

/** Adds a set of nine that consists of the world's product, and returns its id. */
async function aSet({ db, product }: EndpointWorld): Promise<number> {
  const { channel_id, product_model_id } = await db
    .selectFrom('product')
    .select(['channel_id', 'product_model_id'])
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow()
  const set = await aProduct(db, { channel_id, product_model_id, name: '詰合せ', unit_price: 5000, stock: 9 })
  await db
    .insertInto('product_set')
    .values({ product_id: set.id, component_product_id: product.id, quantity: 1 })
    .execute()
  return set.id
}

export const examples: Examples = {
  addCartAccessory: {
    request: async (world) => {
      const { token, product_key, accessory_id } = await aLineWithAccessory(world)
      return { body: { token, product_key, accessory_id } }
    },
  },
  deleteCartAccessory: {
    request: async (world) => {
      const { token, key } = await aLineWithAccessory(world)
      return { body: { token, key } }
    },
    isOnce: true,
  },
  modifyCartAccessory: {
    request: async (world) => {
      const { token, key } = await aLineWithAccessory(world)
      return { body: { token, key, noshi_name: '山田' } }
    },
  },
  addCartProduct: { request: cartBody((_cart, { product }) => ({ product_id: product.id, quantity: 1 })) },
  addCartProductsByCode: {
    request: cartBody((_cart, { product }) => ({ lines: [{ code: product.code, quantity: 1 }] })),
    refusal: { body: { lines: [{ code: 'none', quantity: 1 }] }, code: 'cart.codes.refused' },
  },
  addCartSet: {
    request: cartBody(async (_cart, world) => ({ product_id: await aSet(world), quantity: 1 })),
  },
  deleteCartProducts: { request: cartBody((cart) => ({ key: firstLine(cart) })), isOnce: true },
  divideCartProduct: {
    request: cartBody((cart) => ({ key: firstLine(cart), parts: [{ quantity: 1 }] })),
    isOnce: true,
  },
  modifyCartProduct: { request: cartBody((cart) => ({ key: firstLine(cart), quantity: 2 })) },
}
