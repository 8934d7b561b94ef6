import { documentCaching } from './document-caching.rules'

test.each(['/', '/product/towel', '/product?category=towel', '/contact', '/registered', '/cartography'])(
  'allows the back-forward cache to store %s for guests',
  (path) => {
    expect(documentCaching(path, '')).toBe('private, no-cache')
    expect(documentCaching(path, 'cartToken=abc; canary=12')).toBe('private, no-cache')
  },
)

test.each([
  '/cart',
  '/cart/confirm',
  '/login',
  '/orders/receipt',
  '/social-gift/abc/shipping',
  '/contact/confirm',
  '/fitting/booking',
  '/fitting/booking/4hG9',
])('returns no-store for %s', (path) => expect(documentCaching(path, '')).toBe('no-store'))

test('returns no-store for a page of a signed-in shopper', () => {
  expect(documentCaching('/', 'cartToken=abc; access_token=secret')).toBe('no-store')
})
