/** @jest-environment node */
import { ServerCookies } from './server-cookies'

test('adds a new cookie to the request header and the response', () => {
  const cookies = new ServerCookies('access_token=a1; theme=dark')

  cookies.give('cartToken=c%201; Path=/; SameSite=Lax')

  expect(cookies.header).toBe('access_token=a1; theme=dark; cartToken=c%201')
  expect(cookies.given).toEqual(['cartToken=c%201; Path=/; SameSite=Lax'])
})

test.each(['cartToken=; Max-Age=0', 'cartToken=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'])(
  'removes an expired cookie (%s)',
  (header) => {
    const cookies = new ServerCookies('cartToken=c1; theme=dark')

    cookies.give(header)

    expect(cookies.header).toBe('theme=dark')
  },
)

test.each(['', '; theme=dark', '=nameless'])('adds a cookie to the existing header %j', (header) => {
  const cookies = new ServerCookies(header)

  cookies.give('access_token=a1; Path=/')

  expect(cookies.header).toContain('access_token=a1')
})

test.each(['=x', 'a b=1', 'cafÃ©=1', 'a@b=1', '(x)=1', 'lone', '; ;'])(
  'drops the invalid cookie %j',
  (odd) => {
    const cookies = new ServerCookies(`theme=dark; ${odd}; cartToken=c1`)

    expect(cookies.header).toBe('theme=dark; cartToken=c1')
  },
)
