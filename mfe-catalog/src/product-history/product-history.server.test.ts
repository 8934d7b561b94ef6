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

test('doesn’t call the API for a guest without a history key', async () => {
  expect(await fetchOnServer('cartToken=abc').products).toEqual([])
})

test('doesn’t cache the history of a guest with a key', async () => {
  const { products, cacheAnswer } = fetchOnServer('guest_key=abc')

  await expect(products).rejects.toThrow()
  expect(cacheAnswer).not.toHaveBeenCalled()
})
