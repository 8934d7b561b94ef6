import { Worker } from 'node:worker_threads'
import { headers, load, tokenOfHanako } from './api-metrics.mjs'

/** Shoppers who look at a product while one connection sends what costs most. */
const shoppers = 2
const largest = [
  'short rows',
  'half a character',
  'commas',
  'a long password',
  'a long address',
  'many parts',
]

/**
 * Requests a second and p99 of a product's call, alone and beside the largest requests that a stranger or a
 * member may send.
 */
export async function measurePressure(origin) {
  const product = () => fetch(`${origin}/v1/products/imabari-towel-set`, { headers })
  const authorization = `Bearer ${await tokenOfHanako(origin)}`
  // The first requests of a process are slower than any later ones.
  await load(product, shoppers)
  const figures = { 'product, few at once': await load(product, shoppers) }
  for (const name of largest) {
    const sender = new Worker(new URL('pressure-sender.mjs', import.meta.url), {
      workerData: { name, origin, authorization },
    })
    figures[`product beside ${name}`] = await load(product, shoppers)
    await sender.terminate()
  }
  return figures
}
