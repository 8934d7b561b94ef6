/** @jest-environment node */
import { withRequestScope } from '@storefront/http/server'
import { fetchSeenProducts } from './seen-products.api'

/** Fetches the history on a server while the API is unreachable, for a guest with this cookie header. */
function fetchOnServer(cookie: string) {
  const cacheAnswer = jest.fn(async () => ({ data: { data: [] }, headers: new Headers(), status: 200 }))
  const scope = {
    baseUrl: 'http://127.0.0.1:9',
    channel: 'tsunagu',
    accessToken: () => undefined,
    renewAccess: async () => false,
    cookie,
    cacheAnswer: cacheAnswer as never,
  }
  return { cacheAnswer, products: withRequestScope(scope, () => fetchSeenProducts()) }
}

test('caches one shared response for guests without a history key', async () => {
  const { products, cacheAnswer } = fetchOnServer('cartToken=abc')

  expect(await products).toEqual([])
  expect(cacheAnswer).toHaveBeenCalledTimes(1)
})

test('doesn’t cache the response for a guest with a history key', async () => {
  const { products, cacheAnswer } = fetchOnServer('guest_key=abc')

  await expect(products).rejects.toThrow()
  expect(cacheAnswer).not.toHaveBeenCalled()
})
