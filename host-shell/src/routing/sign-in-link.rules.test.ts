import { whereLoginLeadsBack } from './sign-in-link.rules'

const from = (path: string, link = '/login') =>
  whereLoginLeadsBack(
    new URL(link, 'http://localhost'),
    new URL(path, 'http://localhost') as unknown as Location,
  )

test('returns to the current screen after sign-in (§2 back target)', () => {
  expect(from('/cart')).toBe('/cart')
  expect(from('/product?category=tableware&page=2', '/login/')).toBe('/product?category=tableware&page=2')
})

test.each(['/', '/login/', '/login/unlock', '/register', '/reminder/reset', '/verify/email', '/login_sync'])(
  'never returns to %s after a login',
  (path) => {
    expect(from(path)).toBeUndefined()
  },
)

test('ignores links with their own back target or another destination', () => {
  expect(from('/product', '/login/?back=%2Fmypage')).toBeUndefined()
  expect(from('/product', '/register')).toBeUndefined()
})
