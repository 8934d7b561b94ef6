/** @jest-environment node */
import { withRequestScope } from '@storefront/http/server'
import { setShopClock } from '@storefront/locale-ja'
import { readCookie, writeCookie } from './cookies.state'

const scope = {
  baseUrl: '',
  channel: 'tsunagu',
  accessToken: () => undefined,
  renewAccess: async () => false,
  isSecure: true,
}

afterEach(() => {
  setShopClock({})
  jest.useRealTimers()
})

test('reads the cookies of the request being rendered', async () => {
  const read = await withRequestScope({ ...scope, cookie: 'cartToken=of-hanako' }, async () =>
    readCookie('cartToken'),
  )

  expect(read).toBe('of-hanako')
  expect(readCookie('cartToken')).toBeUndefined()
})

test("computes a cookie's lifetime from the shop's clock", async () => {
  const shopTime = { SHOP_NOW: '2026-11-12T01:00:00Z', SHOP_NOW_SINCE: '2026-12-26T01:00:00Z' }
  const given: string[] = []
  const setCookie = (header: string) => void given.push(header)
  jest.useFakeTimers({ now: Date.parse(shopTime.SHOP_NOW_SINCE) })
  setShopClock(shopTime)

  await withRequestScope({ ...scope, setCookie }, async () =>
    writeCookie('flavour', 'matcha', { expiresAt: new Date('2026-11-12T01:30:00Z') }),
  )

  expect(given).toEqual(['flavour=matcha; Max-Age=1800; Path=/; Secure; SameSite=Lax'])
})
