import { Agent, request } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { findFirstPage, remotes } from '../../../shared-kernel/tooling/workspace/workspace.mjs'

const pages = [...remotes.map(findFirstPage), '/product', '/news']
const member = { username: 'hanako@example.com', password: 'Gift-2026' }
const deadlineMs = 30_000
/** Time between logins, shorter than the lifetime of a token. */
const loginMs = 5 * 60_000

/**
 * The fields that shoppers read of the API's JSON.
 * @typedef {{ token?: string, access_token?: string, id?: number, data?: CartData }} Answer
 * @typedef {{ detail: { products: { key: string }[] } }} CartData
 */

/**
 * Simulates shoppers who browse, search, fill carts and sign in through the front while programs are
 * replaced. Each response counts towards the phase in which its request began. Records failures.
 * @param {number} port of TLS
 */
export function sendShoppers(port) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16, rejectUnauthorized: false })
  let phase = 'before'
  let isOver = false
  /** @type {Record<string, number>} */
  const answers = {}
  /** @type {string[]} */
  const failures = []
  let browserRendered = 0

  /**
   * @param {string} path
   * @param {string} [method]
   * @param {object} [body]
   * @param {Record<string, string>} [headers]
   * @returns {Promise<{ status: number, text: string }>}
   */
  const sendRequest = (path, method = 'GET', body = undefined, headers = {}) =>
    new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        servername: 'localhost',
        port,
        path,
        method,
        agent,
        timeout: deadlineMs,
      }
      const all = {
        host: 'localhost',
        'content-type': 'application/json',
        'x-ecd-channel-id': 'tsunagu',
        ...headers,
      }
      const sent = request({ ...options, headers: all }, (response) => {
        /** @type {Buffer[]} */
        const parts = []
        response.on('data', (part) => parts.push(part)).on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        )
      })
      sent.on('error', reject).on('timeout', () => sent.destroy(new Error('no answer in time')))
      sent.end(body && JSON.stringify(body))
    })

  /** @param {Parameters<typeof sendRequest>} call */
  const step = async (...call) => {
    const [path, method] = call
    const began = phase
    try {
      const { status, text } = await sendRequest(...call)
      answers[began] = (answers[began] ?? 0) + 1
      const isPage = !method && !path.startsWith('/v1/')
      if (isPage && status === 503 && !text.includes('data-app=')) browserRendered += 1
      else if (status >= 400)
        failures.push(`${began}: ${method ?? 'GET'} ${path} ${status} ${text.slice(0, 200)}`)
      return text
    } catch (error) {
      const { message } = /** @type {Error} */ (error)
      failures.push(`${began}: ${method ?? 'GET'} ${path} ${message}`)
    }
  }
  /** @param {Parameters<typeof sendRequest>} call @returns {Promise<Answer>} */
  const json = async (...call) => JSON.parse((await step(...call)) || '{}')
  const openCart = async () => {
    const { token: opened } = await json('/v1/carts/init', 'POST', {})
    const { id } = await json('/v1/products/imabari-towel-set')
    const added = await json('/v1/carts/products/add', 'PATCH', {
      token: opened,
      product_id: id,
      quantity: 1,
    })
    const key = added.data?.detail.products[0]?.key
    return opened && key ? { token: opened, key } : undefined
  }
  /** @type {{ token: string, key: string } | undefined} */
  let cart
  let changes = 0
  /** @type {{ token?: string, since: number } | undefined} */
  let login
  const shoppers = [
    async () => {
      for (const page of pages) await step(page)
    },
    async () => {
      for (const word of ['タオル', '茶', 'くま']) await json(`/v1/products?word=${encodeURIComponent(word)}`)
      await step('/product/imabari-towel-set')
    },
    async () => {
      // All changes use one cart, because opening carts is rate limited.
      cart ??= await openCart()
      const quantity = (changes += 1) % 3 || 3
      if (cart) await json('/v1/carts/products/modify', 'PATCH', { ...cart, quantity })
    },
    async () => {
      // Many requests share one login, as those of members do. More logins would be rate limited.
      if (!login || Date.now() - login.since > loginMs) {
        const { access_token: token } = await json('/v1/auth/login', 'POST', member)
        login = { token, since: Date.now() }
      }
      await json('/v1/me/orders', undefined, undefined, { authorization: `Bearer ${login.token}` })
    },
    async () => {
      const html = (await step('/news')) ?? ''
      for (const [file] of html.matchAll(/\/(?:remotes|shell)\/[^"\s]+\.js/g)) await step(file)
    },
  ]
  const work = shoppers.map(async (shopper) => {
    while (!isOver) {
      await shopper()
      await wait(50)
    }
  })
  return {
    /** @param {string} name of the phase that begins */
    enter: (name) => void (phase = name),
    /** @param {string} version @returns {Promise<number>} ms until pages name the version */
    async untilLive(version) {
      const began = performance.now()
      for (;;) {
        if ((await step('/news'))?.includes(`/remotes/content/${version}/`)) return performance.now() - began
        await wait(100)
      }
    },
    async leave() {
      isOver = true
      await Promise.all(work)
      agent.destroy()
      return { answers, failures, browserRendered }
    },
  }
}
