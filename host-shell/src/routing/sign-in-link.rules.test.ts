import { whereLoginLeadsBack } from './sign-in-link.rules'

const from = (path: string, link = '/login') =>
  whereLoginLeadsBack(
    new URL(link, 'http://localhost'),
    new URL(path, 'http://localhost') as unknown as Location,
  )

test('who signs in by the header’s link comes back to the screen of the link (§2 back target)', () => {
  expect(from('/cart')).toBe('/cart')
  expect(from('/product?category=tableware&page=2', '/login/')).toBe('/product?category=tableware&page=2')
})

test.each(['/', '/login/', '/login/unlock', '/register', '/reminder/reset', '/verify/email', '/login_sync'])(
  'nobody wants back to %s',
  (path) => {
    expect(from(path)).toBeUndefined()
  },
)

test('a link that names its own target, or leads elsewhere, remembers nothing', () => {
  expect(from('/product', '/login/?back=%2Fmypage')).toBeUndefined()
  expect(from('/product', '/register')).toBeUndefined()
})
