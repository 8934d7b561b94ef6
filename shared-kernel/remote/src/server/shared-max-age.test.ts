/** @jest-environment node */
import { currentScope, ResponseError } from '@storefront/http'
import { withRequestScope } from '@storefront/http/server'
import { readCookie } from '@storefront/state'
import { withSharedMaxAge } from './shared-max-age'

/** Renders a page whose calls were answered with these `cache-control`s, or failed so. */
const rendered = (...answers: (string | Error)[]) =>
  withSharedMaxAge(async () => {
    for (const answer of answers) {
      if (typeof answer === 'string') currentScope().onAnswer?.(new Headers({ 'cache-control': answer }))
      else currentScope().onFailure?.(answer)
    }
    return { html: '<h1>お知らせ</h1>' }
  })

test('a page whose calls guests share anyway may be a minute old', async () => {
  expect(await rendered()).toEqual({ html: '<h1>お知らせ</h1>', sharedMaxAgeMs: 60_000, cookiesRead: [] })
})

test.each<[string, string[], number | undefined]>([
  ['what must be asked for each time is of this moment', ['no-cache'], 0],
  ['an answer that says nothing is of this moment', [''], 0],
  ['a shared cache’s age goes before a browser’s', ['max-age=0, s-maxage=2'], 2_000],
  ['the strictest answer decides', ['s-maxage=30', 'public, max-age=3', 's-maxage=10'], 3_000],
  ['a private answer makes the page nobody else’s', ['s-maxage=30', 'private, max-age=3'], undefined],
  ['so does one that nobody may keep, whatever comes then', ['no-store', 's-maxage=30'], undefined],
])('%s', async (_what, cacheControls, maxAgeMs) => {
  expect((await rendered(...cacheControls)).sharedMaxAgeMs).toBe(maxAgeMs)
})

test.each([
  ['an API that fails', new ResponseError(500, {}), 0],
  ['an API that is away', new Error('ECONNREFUSED'), 0],
  ['what does not exist', new ResponseError(404, {}), 0],
  ['an address that asks too often', new ResponseError(429, {}), undefined],
  ['a shopper who may not see it', new ResponseError(403, {}), undefined],
])('a part that is missing (%s) is not kept for others', async (_what, failure, maxAgeMs) => {
  expect((await rendered(failure)).sharedMaxAgeMs).toBe(maxAgeMs)
})

test('a page tells which cookies it has looked for, be they there or not', async () => {
  const scope = { ...currentScope(), cookie: 'cartToken=abc; guest_key=k' }

  const { cookiesRead } = await withRequestScope(scope, () =>
    withSharedMaxAge(async () => ({ html: `${readCookie('cartToken')} ${readCookie('topMessage')}` })),
  )

  expect(cookiesRead).toEqual(['cartToken', 'topMessage'])
})
