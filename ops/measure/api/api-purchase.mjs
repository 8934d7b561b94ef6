/**
 * @typedef {import('./api-client.mjs').Send} Send
 * @typedef {import('./api-client.mjs').Answer} Answer
 * @typedef {import('./api-calls.mjs').Once} Once
 * @typedef {{ id: number, is_alcohol: boolean }} Product
 */

/** Minimum stock per product, because several measurements buy the same product. */
const unitsOfEach = 15

const place = {
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田１－１',
  phone_number: '0312345678',
}
const address = {
  shipping_last_name: '山田',
  shipping_first_name: '太郎',
  shipping_last_name_kana: 'ヤマダ',
  shipping_first_name_kana: 'タロウ',
  ...place,
}
const orderer = {
  last_name: '山田',
  first_name: '太郎',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'タロウ',
  ...place,
}

/**
 * Prepares `count` carts, of which each call orders one.
 * @param {Send} send
 * @param {number} _lanes
 * @param {number} count
 * @returns {Promise<Once>}
 */
export async function prepareDecision(send, _lanes, count) {
  const makeReady = await openPurchases(send)
  /** @type {(() => Promise<Answer>)[]} */
  const ready = []
  const lane = async () => {
    while (ready.length < count) ready.push(await makeReady())
  }
  await Promise.all(Array.from({ length: 8 }, lane))
  return async () => {
    const decide = ready.pop()
    if (!decide) throw new Error(`All ${count} prepared purchases are made.`)
    return (await decide()).ms
  }
}

/**
 * Measures all five calls: open the cart, add a product, set the address, set orderer and payment, place the
 * order.
 * @param {Send} send
 * @returns {Promise<Once>}
 */
export async function preparePurchase(send) {
  const makeReady = await openPurchases(send)
  return async () => {
    const began = performance.now()
    const decide = await makeReady()
    await decide()
    return performance.now() - began
  }
}

/**
 * Prepares purchases. Each purchase uses another person, IP address and product than the previous one.
 * @param {Send} send
 */
async function openPurchases(send) {
  const products = await fetchPlenty(send)
  /** @type {{ id: number, kind: string }[]} */
  const payments = (await send('GET', '/v1/payments')).json().data
  const payment = payments.find(({ kind }) => kind === 'cash_on_delivery')
  if (!payment) throw new Error('The shop has no cash on delivery.')
  let count = 0
  return async () => {
    const product = products[(count += 1) % products.length]
    if (!product) throw new Error(`No product has ${unitsOfEach} units in stock.`)
    const name = `${process.pid}-${count}`
    const more = { 'x-forwarded-for': `10.${[16, 8, 0].map((bits) => (count >> bits) & 255).join('.')}` }
    /** @type {{ token: string }} */
    const { token } = (await send('POST', '/v1/carts/init', {}, more)).json()
    /** @param {string} path @param {object} body */
    const patch = (path, body) => send('PATCH', `/v1/carts/${path}`, { token, ...body }, more)
    await patch('products/add', { product_id: product.id, quantity: 1 })
    await patch('shippings/add', { address })
    await patch('order/modify', {
      payment_id: payment.id,
      orderer: { ...orderer, email: `bench-${name}@example.jp` },
    })
    const key = { idempotency_key: `bench-${token}` }
    return () => send('POST', `/v1/carts/${token}/decision`, key, more)
  }
}

/** @param {Send} send @returns {Promise<Product[]>} products with enough stock */
async function fetchPlenty(send) {
  /** @type {{ data: Product[] }} */
  const { data } = (await send('GET', '/v1/products?in_stock=1&per=60&sort=popular')).json()
  /** @type {{ token: string }} */
  const { token } = (await send('POST', '/v1/carts/init', {})).json()
  const products = []
  for (const product of data.filter(({ is_alcohol }) => !is_alcohol)) {
    const body = { token, product_id: product.id, quantity: unitsOfEach }
    const isPlenty = await send('PATCH', '/v1/carts/products/add', body).then(
      () => true,
      () => false,
    )
    if (isPlenty) products.push(product)
  }
  return products
}
