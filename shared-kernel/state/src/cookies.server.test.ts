/** @jest-environment node */
import { withRequestScope } from '@storefront/http/server'
import { readCookie } from './cookies.state'

test('a server reads the cookies of the request that it renders for', async () => {
  const scope = {
    baseUrl: '',
    channel: 'tsunagu',
    accessToken: () => undefined,
    renewAccess: async () => false,
  }

  const read = await withRequestScope({ ...scope, cookie: 'cartToken=of-hanako' }, async () =>
    readCookie('cartToken'),
  )

  expect(read).toBe('of-hanako')
  expect(readCookie('cartToken')).toBeUndefined()
})
