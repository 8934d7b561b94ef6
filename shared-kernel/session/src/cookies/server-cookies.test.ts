/** @jest-environment node */
import { ServerCookies } from './server-cookies'

test('a cookie that is given is seen by what is rendered next, and goes to the shopper with its attributes', () => {
  const cookies = new ServerCookies('access_token=a1; theme=dark')

  cookies.give('cartToken=c%201; Path=/; SameSite=Lax')

  expect(cookies.header).toBe('access_token=a1; theme=dark; cartToken=c%201')
  expect(cookies.given).toEqual(['cartToken=c%201; Path=/; SameSite=Lax'])
})

test.each(['cartToken=; Max-Age=0', 'cartToken=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'])(
  'a cookie that is taken back is gone: %s',
  (header) => {
    const cookies = new ServerCookies('cartToken=c1; theme=dark')

    cookies.give(header)

    expect(cookies.header).toBe('theme=dark')
  },
)

test.each(['', '; theme=dark', '=nameless'])('what is given is seen by whoever came with %j', (header) => {
  const cookies = new ServerCookies(header)

  cookies.give('access_token=a1; Path=/')

  expect(cookies.header).toContain('access_token=a1')
})

test.each(['=x', 'a b=1', 'cafÃ©=1', 'a@b=1', '(x)=1', 'lone', '; ;'])(
  'an odd cookie is dropped: %j',
  (odd) => {
    const cookies = new ServerCookies(`theme=dark; ${odd}; cartToken=c1`)

    expect(cookies.header).toBe('theme=dark; cartToken=c1')
  },
)
