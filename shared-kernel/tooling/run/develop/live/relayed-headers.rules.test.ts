import { toLiveHeaders, toLocalCookie, toLocalHeaders } from './relayed-headers.rules.mjs'

const origins = { local: 'http://localhost:8080', live: 'https://shop.example' }

test('a request names the live shop as its origin', () => {
  const headers = {
    host: 'localhost:8080',
    origin: 'http://localhost:8080',
    referer: 'http://localhost:8080/cart?a=1',
    'x-forwarded-host': 'localhost:8080',
    'x-forwarded-for': '127.0.0.1',
    cookie: 'access_token=1',
  }

  expect(toLiveHeaders(headers, origins)).toEqual({
    origin: 'https://shop.example',
    referer: 'https://shop.example/cart?a=1',
    cookie: 'access_token=1',
  })
})

test('a request keeps the origin of another site', () => {
  expect(toLiveHeaders({ origin: 'https://other.example' }, origins)).toEqual({
    origin: 'https://other.example',
  })
})

test.each([
  ['Domain=.shop.example', 'cart=1; Domain=.shop.example; Path=/', 'cart=1; Path=/'],
  ['Secure', 'cart=1; Path=/; Secure; HttpOnly', 'cart=1; Path=/; HttpOnly'],
  ['SameSite=None', 'cart=1; SameSite=None; Secure', 'cart=1; SameSite=Lax'],
  ['a value that reads as an attribute', 'note=secure; Max-Age=9; SECURE', 'note=secure; Max-Age=9'],
])('a cookie with %s is accepted on localhost', (_, live, local) => {
  expect(toLocalCookie(live)).toBe(local)
})

test('a redirect inside the live shop stays on this machine', () => {
  expect(toLocalHeaders({ location: 'https://shop.example/cart' }, origins)).toEqual({
    location: 'http://localhost:8080/cart',
  })
})

test.each(['https://pay.example/1', 'https://shop.example.org/cart', '/cart'])(
  'a redirect to %s is passed on',
  (location) => {
    expect(toLocalHeaders({ location }, origins)).toEqual({ location })
  },
)

test('a response does not move this machine to HTTPS', () => {
  const headers = { 'strict-transport-security': 'max-age=31536000', connection: 'close', etag: '"1"' }

  expect(toLocalHeaders(headers, origins)).toEqual({ etag: '"1"' })
})
