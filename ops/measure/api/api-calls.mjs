import { openClient } from './api-client.mjs'
import { prepareDecision, preparePurchase } from './api-purchase.mjs'

const product = 'imabari-towel-set'
const words = ['タオル', '茶', 'せんべい', '入学', 'くま']
/** Returns a number that no other measurement uses. */
const never = () => Math.floor(Math.random() * 1_000_000_000) + 1

/**
 * Makes one call, in the given lane and round, and returns its duration.
 * @typedef {(lane: number, round: number) => Promise<number>} Once
 * @typedef {import('./api-client.mjs').Send} Send
 */

/**
 * Prepares a call, by its name.
 * @type {Record<string, (send: Send, lanes: number, count: number) => Promise<Once>>}
 */
const calls = {
  'product list': async (send) => (lane) => timed(send('GET', `/v1/products?page=${(lane % 5) + 1}`)),
  product: async (send) => () => timed(send('GET', `/v1/products/${product}`)),
  'cart change': prepareCartChange,
  'product search': async (send) => (lane, round) =>
    timed(send('GET', `/v1/products?word=${encodeURIComponent(words[(lane + round) % words.length] ?? '')}`)),
  // Each search has a new price, so that no cache has its result.
  'product search, new': async (send) => () => timed(send('GET', `/v1/products?price_from=${never()}`)),
  'product of a member': async (send) => {
    const more = await hanako(send)
    return () => timed(send('GET', `/v1/products/${product}`, undefined, more))
  },
  'my orders': async (send) => {
    const more = await hanako(send)
    return () => timed(send('GET', '/v1/me/orders', undefined, more))
  },
  'order placed': prepareDecision,
  'whole purchase': preparePurchase,
}

export const callNames = Object.keys(calls)

/** Few purchases, because the seeded shop has only a few hundred units in stock. */
const ofPurchases = { warm: 32, measured: 240 }
const ofReads = { warm: 1_000, measured: 1_000_000 }

/** @param {string} name of a call */
export const getCounts = (name) => (['order placed', 'whole purchase'].includes(name) ? ofPurchases : ofReads)

/**
 * Returns a function that makes the call once and returns its duration.
 * @param {string} name
 * @param {string} origin
 * @param {number} lanes
 * @param {number} count max number of calls
 * @returns {Promise<Once>}
 */
export async function prepareCall(name, origin, lanes, count) {
  const send = openClient(origin, lanes)
  if (name === 'bare') return () => timed(send('GET', '/'))
  const prepare = calls[name]
  if (!prepare) throw new Error(`There is no call named ${name}.`)
  return prepare(send, lanes, count)
}

/** @param {Promise<import('./api-client.mjs').Answer>} answer */
const timed = async (answer) => (await answer).ms

/** @param {Send} send @param {number} lanes @returns {Promise<Once>} */
async function prepareCartChange(send, lanes) {
  /** @type {{ id: number }} */
  const { id } = (await send('GET', `/v1/products/${product}`)).json()
  const carts = await Promise.all(
    Array.from({ length: lanes }, async () => {
      /** @type {{ token: string }} */
      const { token } = (await send('POST', '/v1/carts/init', {})).json()
      /** @type {{ data: { detail: { products: { key: string }[] } } }} */
      const added = (
        await send('PATCH', '/v1/carts/products/add', { token, product_id: id, quantity: 1 })
      ).json()
      return { token, key: added.data.detail.products[0]?.key }
    }),
  )
  return (lane, round) =>
    timed(send('PATCH', '/v1/carts/products/modify', { ...carts[lane], quantity: (round % 3) + 1 }))
}

/** @param {Send} send @returns {Promise<string>} an access token of a seeded member */
export async function fetchHanakoToken(send) {
  const body = { username: 'hanako@example.com', password: 'Gift-2026' }
  /** @type {{ access_token: string }} */
  const { access_token: token } = (await send('POST', '/v1/auth/login', body)).json()
  return token
}

/** @param {Send} send */
const hanako = async (send) => ({ authorization: `Bearer ${await fetchHanakoToken(send)}` })
