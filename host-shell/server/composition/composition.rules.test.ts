import { overlappingRoutes, parseComposition, unmetShares } from './composition.rules'

const remote = (name: string, routes: string[]) => ({
  name,
  version: '1.0.0',
  entry: '/e.js',
  fragment: 'http://127.0.0.1:1/1.0.0/fragment',
  routes,
})

test('a route that two remotes claim is named with both', () => {
  const composition = { id: 'a', remotes: [remote('cart', ['/cart']), remote('content', ['/news', '/cart'])] }

  expect(overlappingRoutes(composition)).toEqual(['/cart is claimed by both cart and content'])
})

test('a remote that needs another kernel is told with both versions', () => {
  expect(
    unmetShares(
      { name: 'cart', version: '1.2.0' },
      { '@storefront/http': '^2.0.0' },
      { '@storefront/http': '1.4.0' },
    ),
  ).toEqual(['cart 1.2.0 needs @storefront/http ^2.0.0, but the shell provides 1.4.0'])
  expect(
    unmetShares(
      { name: 'cart', version: '1.2.0' },
      { '@storefront/http': '^1.0.0' },
      { '@storefront/http': '1.4.0' },
    ),
  ).toEqual([])
})

test('a share that the shell does not provide is a contradiction', () => {
  expect(unmetShares({ name: 'cart', version: '1.2.0' }, { rxjs: '^7.0.0' }, {})).toEqual([
    'cart 1.2.0 needs rxjs ^7.0.0, which the shell does not provide',
  ])
})

test.each([
  ['1.3.0', '^1.2.9', 0],
  ['1.2.8', '^1.2.9', 1],
  ['2.0.0', '^1.9.0', 1],
  ['0.2.0', '^0.1.0', 1],
  ['1.4.0-canary.1', '^1.3.0', 0],
])('a share of %s where %s is needed has %i contradictions', (version, range, count) => {
  expect(unmetShares({ name: 'cart', version: '1.0.0' }, { rxjs: range }, { rxjs: version })).toHaveLength(
    count,
  )
})

test('a document with a wrong member says which', () => {
  expect(() =>
    parseComposition(JSON.stringify({ id: 'a', remotes: [{ ...remote('cart', ['/cart']), version: 1 }] })),
  ).toThrow(/remotes\.0\.version/)
})
