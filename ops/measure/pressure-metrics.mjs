import { Worker } from 'node:worker_threads'
import { fetchHanakoToken } from './api/api-calls.mjs'
import { openClient } from './api/api-client.mjs'
import { repeat } from './api/repeat.mjs'

/** Shoppers who view a product while one connection sends the most expensive requests. */
const shoppers = 2
const seconds = 5
const largest = [
  'short rows',
  'half a character',
  'commas',
  'a long password',
  'a long address',
  'many parts',
]

/**
 * Measures requests per second and p99 of the product call, alone and alongside the largest requests that a
 * stranger or a member can send.
 * @param {string} origin
 */
export async function measurePressure(origin) {
  const send = openClient(origin, shoppers)
  const product = async () => (await send('GET', '/v1/products/imabari-towel-set')).ms
  const load = async () => figureOf(await repeat(product, shoppers, seconds))
  const authorization = `Bearer ${await fetchHanakoToken(send)}`
  // The first requests are slower than later requests, so they aren't measured.
  await load()
  /** @type {import('./figures.mjs').Figures} */
  const figures = { 'product, few at once': await load() }
  for (const name of largest) {
    const sender = new Worker(new URL('pressure-sender.mjs', import.meta.url), {
      workerData: { name, origin, authorization },
    })
    figures[`product beside ${name}`] = await load()
    await sender.terminate()
  }
  return figures
}

/** @param {Awaited<ReturnType<typeof repeat>>} results */
const figureOf = ({ perSecond, p99Ms }) => ({ perSecond, p99Ms })
