import { returnPath } from '../../../payment/payment/return-path.rules'
import { newToken } from '../../../platform/secret/token.rules'
import { anAddress, anOrderer } from '../../cart-builders'
import type { EndpointWorld } from '../endpoint-world'
import type { Make } from './endpoint-examples'
import { expressExamples } from './express-examples'
import { once } from './gift-examples'

const ofCart =
  (
    body: (
      cart: Awaited<ReturnType<EndpointWorld['guest']>>['cart'],
      world: EndpointWorld,
    ) => object | Promise<object> = () => ({}),
  ): Make =>
  async (world) => {
    const { cart } = await world.guest()
    return { body: { token: cart.token, ...(await body(cart, world)) } }
  }
const cartPath =
  (more: Record<string, string | number> = {}): Make =>
  async (world) => ({ params: { token: (await world.guest()).cart.token, ...more } })
const line = (cart: { data: { detail: { products: { key: string }[] } } }) =>
  cart.data.detail.products[0]!.key

async function attachAccessory({ db, product, emptyCart }: EndpointWorld) {
  const { id: accessory_id } = await db.selectFrom('accessory').select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('product_accessory')
    .values({ product_id: product.id, accessory_id })
    .onConflict((on) => on.doNothing())
    .execute()
  const shopper = await emptyCart()
  await shopper.add(product.id)
  const product_key = line(shopper.cart)
  const added = await shopper.patch('accessories/add', { product_key, accessory_id })
  return {
    accessory_id,
    token: shopper.cart.token,
    product_key,
    key: added.data.detail.products[0]!.accessories[0]!.key,
  }
}

export const cartExamples: Record<string, Make> = {
  initCart: () => ({ body: {} }),
  resetCartShippings: ofCart(),
  resetCart: ofCart(),
  getCart: cartPath(),
  addCartProduct: ofCart((_cart, { product }) => ({ product_id: product.id, quantity: 1 })),
  downloadCartQuote: async (world) => ({ ...(await cartPath()(world)), query: 'name=Tsunagu' }),
  openBuyNowCart: async ({ product }) => ({ body: { product_id: product.id, quantity: 1 } }),
  addCartProductsByCode: ofCart((_cart, { product }) => ({ lines: [{ code: product.code, quantity: 1 }] })),
  deleteCartProducts: async (world) => ({
    ...(await ofCart((cart) => ({ key: line(cart) }))(world)),
    ...once,
  }),
  modifyCartProduct: ofCart((cart) => ({ key: line(cart), quantity: 2 })),
  divideCartProduct: async (world) => ({
    ...(await ofCart((cart) => ({ key: line(cart), parts: [{ quantity: 1 }] }))(world)),
    ...once,
  }),
  addCartSet: async (world) => {
    const [set, part] = [
      await world.db
        .insertInto('product')
        .values({ ...(await setRow(world)) })
        .returning('id')
        .executeTakeFirstOrThrow(),
      world.product,
    ]
    await world.db.insertInto('product_stock').values({ product_id: set.id, quantity: 9 }).execute()
    await world.db
      .insertInto('product_set')
      .values({ product_id: set.id, component_product_id: part.id, quantity: 1 })
      .execute()
    return ofCart(() => ({ product_id: set.id, quantity: 1 }))(world)
  },
  addCartShipping: ofCart(() => ({ address: anAddress() })),
  modifyCartShipping: ofCart((cart) => ({ key: cart.data.detail.shippings[0]!.key, address: anAddress() })),
  distributeCart: ofCart((cart) => ({
    destinations: [{ address: anAddress(), goods: [{ product_key: line(cart), quantity: 2 }] }],
  })),
  readCartAddresses: async (world) => ({
    ...(await cartPath()(world)),
    body: { csv: '山田,太郎,ヤマダ,タロウ,1000001,東京都,千代田区,千代田1-1,,0312345678' },
  }),
  copyCartAccessories: async (world) => {
    const { cart } = await world.guest()
    return { body: { token: cart.token, packing_key: cart.data.detail.shippings[0]!.packings[0]!.key } }
  },
  addCartPacking: async (world) => ({
    ...(await ofCart((cart) => ({
      shipping_key: cart.data.detail.shippings[0]!.key,
      product_keys: [line(cart)],
    }))(world)),
  }),
  modifyCartPacking: ofCart((cart) => ({
    key: cart.data.detail.shippings[0]!.packings[0]!.key,
    delivery_timezone_key: null,
  })),
  modifyCartOrder: ofCart(() => ({ orderer: anOrderer() })),
  modifyCartOther: ofCart(() => ({ note: '玄関先へ' })),
  addCartAccessory: async (world) => {
    const { token, product_key, accessory_id } = await attachAccessory(world)
    return { body: { token, product_key, accessory_id } }
  },
  modifyCartAccessory: async (world) => {
    const { token, key } = await attachAccessory(world)
    return { body: { token, key, noshi_name: '山田' } }
  },
  deleteCartAccessory: async (world) => {
    const { token, key } = await attachAccessory(world)
    return { body: { token, key }, ...once }
  },
  decideCart: async (world) => ({ ...(await cartPath()(world)), body: { idempotency_key: newToken() } }),
  fillCartDefaults: cartPath(),
  ...expressExamples,
  deleteCartTransactionError: ofCart(),
  listCartLeadtimes: cartPath(),
  listCartPayments: cartPath(),
  checkCartPayment: cartPath({ payment_id: 1 }),
  addCartCoupon: async (world) => ({
    ...(await ofCart(async () => ({ code: (await world.coupon()).code }))(world)),
    ...once,
  }),
  deleteCartCoupon: async (world) => {
    const shopper = await world.emptyCart()
    await shopper.add(world.product.id)
    const { code, id } = await world.coupon()
    await shopper.patch('coupons/add', { code })
    return { body: { token: shopper.cart.token, id }, ...once }
  },
  changeCartPoint: async (world) => ({
    body: { token: (await world.shopper()).cart.token, point: 0 },
    other: 422,
  }),
  changeCartReceiver: ofCart(() => ({ is_social_gift: false })),
  getCartOrder: async (world) => {
    const { no, cart } = await world.guestReceipt()
    return { params: { orderNo: no }, query: `token=${cart}` }
  },
  getCartOrderState: async (world) => {
    const { no } = await world.guestReceipt()
    const { searchParams } = new URL(returnPath(world.api.services, no), 'http://shop.invalid')
    return { params: { orderNo: no }, query: `t=${searchParams.get('t') ?? ''}` }
  },
  registerOrderer: async (world) => {
    const { no, cart } = await world.guestReceipt()
    return { params: { orderNo: no }, body: { token: cart, password: 'Gift-2026' }, ...once }
  },
}

async function setRow({ db, product }: EndpointWorld) {
  const { channel_id, product_model_id } = await db
    .selectFrom('product')
    .select(['channel_id', 'product_model_id'])
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow()
  const key = `set-${Math.random().toString(36).slice(2)}`
  return {
    channel_id,
    product_model_id,
    key,
    code: key,
    name: '詰合せ',
    unit_price: 5000,
    tax_class: 'standard' as const,
  }
}
