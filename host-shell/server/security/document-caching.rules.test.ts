import { documentCaching } from './document-caching.rules'

test.each(['/', '/product/towel', '/product?category=towel', '/contact', '/registered', '/cartography'])(
  'lets a guest’s %s enter the back-forward cache',
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
])('never stores %s', (path) => expect(documentCaching(path, '')).toBe('no-store'))

test('never stores a signed-in shopper’s pages', () => {
  expect(documentCaching('/', 'cartToken=abc; access_token=secret')).toBe('no-store')
})
