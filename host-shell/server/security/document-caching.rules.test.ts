import { documentCaching } from './document-caching.rules'

test.each(['/', '/product/towel', '/product?category=towel', '/contact', '/registered', '/cartography'])(
  'a guest’s %s may enter the back-forward cache',
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
])('%s is never stored', (path) => expect(documentCaching(path, '')).toBe('no-store'))

test('pages of a signed-in shopper are never stored', () => {
  expect(documentCaching('/', 'cartToken=abc; access_token=secret')).toBe('no-store')
})
