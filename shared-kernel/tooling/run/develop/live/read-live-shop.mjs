import { Stop } from '../../../workspace/steps.mjs'

/**
 * A remote's release in force at a shop, as its pages name it.
 * @typedef {{ name: string, version: string, entry: string, routes: string[],
 *   integrity?: string }} LiveRelease
 * @typedef {import('@storefront/contracts/surface').Agreement} Agreement
 * @typedef {{ label: string, agreement: Agreement }} Party
 */

/**
 * A running shop: the releases and the channel of its pages, the origin of its payment service, and the
 * fields that its API answers. A shop from before the call `/-/agreement` tells no fields.
 * @typedef {{ origin: string, host: string, channel: string, releases: LiveRelease[],
 *   payment: string | undefined, api: Party | undefined }} LiveShop
 */

const answerDeadlineMs = 10_000

/** A page of one shopper. Its document contains the data that documents of guests load later. */
const ownPage = '/cart'

/**
 * Reads what a local gateway needs to know of a running shop, from what every shopper may read.
 * @param {string} address
 * @returns {Promise<LiveShop>}
 * @throws Stop with a sentence if the address is no shop
 */
export async function readLiveShop(address) {
  const origin = readOrigin(address)
  const [page, composition, told] = await Promise.all([
    fetchLive(origin, ownPage),
    fetchLive(origin, '/-/composition'),
    fetchLive(origin, '/-/agreement'),
  ])
  const site = readBlock(page.text, 'site')
  const shown = readBlock(page.text, 'composition')
  const inForce = composition.isOk ? parse(composition.text) : undefined
  if (!inForce?.remotes || !site?.channel || !shown?.remotes?.length)
    throw new Stop(`${origin} is no shop that can be developed with: it has no composition.`)
  const { name, version, agreement } = (told.isOk && parse(told.text)) || {}
  return {
    origin,
    host: new URL(origin).host,
    channel: site.channel,
    releases: shown.remotes,
    payment: paymentIn(page.policy),
    api: agreement && { label: `${name} ${version} of ${origin}`, agreement },
  }
}

/** @param {string} address */
function readOrigin(address) {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Stop(
      `${address || 'An empty value'} is no address of a shop. For example: --with https://shop.example`,
    )
  return url.origin
}

/**
 * @param {string} origin
 * @param {string} path
 */
async function fetchLive(origin, path) {
  try {
    const response = await fetch(origin + path, {
      headers: { accept: 'text/html, application/json' },
      signal: AbortSignal.timeout(answerDeadlineMs),
    })
    const policy = response.headers.get('content-security-policy') ?? ''
    return { isOk: response.ok, policy, text: await response.text() }
  } catch (error) {
    const { cause, message } = /** @type {Error & { cause?: { code?: string } }} */ (error)
    throw new Stop(`${origin} does not answer (${cause?.code ?? message}): is the address right?`)
  }
}

/**
 * Reads a block of data from a document, as the shop's scripts do.
 * @param {string} html
 * @param {string} id
 */
function readBlock(html, id) {
  const block = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)
  return block?.[1] === undefined ? undefined : parse(block[1])
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Returns the origin that may receive forms of the shop beside itself.
 * @param {string} policy
 */
const paymentIn = (policy) => /form-action 'self' (https?:\/\/[^\s;]+)/.exec(policy)?.[1]
