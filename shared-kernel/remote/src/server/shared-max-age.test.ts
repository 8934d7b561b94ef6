/** @jest-environment node */
import { asIsland, currentScope, ResponseError } from '@storefront/http'
import { withRequestScope } from '@storefront/http/server'
import { readCookie } from '@storefront/state'
import { withSharedMaxAge } from './shared-max-age'

/** Renders a page whose calls return these `cache-control` headers or errors. */
const rendered = (...answers: (string | Error)[]) =>
  withSharedMaxAge(async () => {
    for (const answer of answers) {
      if (typeof answer === 'string') currentScope().onAnswer?.(new Headers({ 'cache-control': answer }))
      else currentScope().onFailure?.(answer)
    }
    return { html: '<h1>お知らせ</h1>' }
  })

test('caches a page for a minute if no call forbids it', async () => {
  expect(await rendered()).toMatchObject({
    html: '<h1>お知らせ</h1>',
    sharedMaxAgeMs: 60_000,
    cookiesRead: [],
  })
})

test.each<[string, string[], number | undefined]>([
  ['a no-cache response may not be reused later', ['no-cache'], 0],
  ['a response without directives may not be reused later', [''], 0],
  ['s-maxage takes precedence over max-age', ['max-age=0, s-maxage=2'], 2_000],
  ['the strictest response decides', ['s-maxage=30', 'public, max-age=3', 's-maxage=10'], 3_000],
  ['a private response makes the page unshared', ['s-maxage=30', 'private, max-age=3'], undefined],
  ['a no-store response makes the page unshared', ['no-store', 's-maxage=30'], undefined],
])('%s', async (_what, cacheControls, maxAgeMs) => {
  expect((await rendered(...cacheControls)).sharedMaxAgeMs).toBe(maxAgeMs)
})

test.each([
  ['an API that fails', new ResponseError(500, {}), 0],
  ['an unreachable API', new Error('ECONNREFUSED'), 0],
  ['a missing resource', new ResponseError(404, {}), 0],
  ['a rate-limited client', new ResponseError(429, {}), undefined],
  ['a forbidden resource', new ResponseError(403, {}), undefined],
])('does not reuse a page after a failed call (%s)', async (_what, failure, maxAgeMs) => {
  expect((await rendered(failure)).sharedMaxAgeMs).toBe(maxAgeMs)
})

test('reports the cookies read by a page', async () => {
  const scope = { ...currentScope(), cookie: 'cartToken=abc; guest_key=k' }

  const { cookiesRead } = await withRequestScope(scope, () =>
    withSharedMaxAge(async () => ({ html: `${readCookie('cartToken')} ${readCookie('topMessage')}` })),
  )

  expect(cookiesRead).toEqual(['cartToken', 'topMessage'])
})

test('reports cookies that only islands read apart', async () => {
  const scope = { ...currentScope(), cookie: 'cartToken=abc; guest_key=k' }

  const page = await withRequestScope(scope, () =>
    withSharedMaxAge(async () => {
      const seen = await asIsland(async () => readCookie('guest_key'))
      return { html: `${seen} ${readCookie('cartToken')}` }
    }),
  )

  expect(page).toMatchObject({ html: 'k abc', cookiesRead: ['cartToken'], islandCookies: ['guest_key'] })
})

/** Renders a page whose calls return these headers. Every second call is one that guests share. */
const validityOf = async (...answers: Record<string, string>[]) => {
  const { validity } = await withSharedMaxAge(async () => {
    answers.forEach((headers, index) => {
      const { onAnswer, onSharedAnswer } = currentScope()
      ;(index % 2 === 0 ? onAnswer : onSharedAnswer)?.(new Headers(headers))
    })
    return {}
  })
  return validity
}
const tagged = (tags: string, lastsMs: number) => ({
  'x-shop-tags': tags,
  'x-shop-lasts-ms': String(lastsMs),
})

test('collects the tags of all responses until the first one ends', async () => {
  expect(await validityOf(tagged('list product:7', 9_000), tagged('product:7 reviews', 5_000))).toEqual({
    tags: ['list', 'product:7', 'reviews'],
    lastsMs: 5_000,
  })
  expect(await validityOf(tagged('', 3_600_000))).toEqual({ tags: [], lastsMs: 600_000 })
})

test.each([0, 1])('has no validity if response %i has none', async (index) => {
  const answers = [tagged('list', 9_000), tagged('reviews', 9_000)]
  answers[index] = { 'cache-control': 'no-cache' } as never

  expect(await validityOf(...answers)).toBeUndefined()
})
