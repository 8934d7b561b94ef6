import { changedRemotes, contradictionsOf, parseComposition, type RemoteEntry } from './composition.rules'

const remote = (name: string, routes: string[], own: Partial<RemoteEntry> = {}): RemoteEntry => ({
  name,
  version: '1.0.0',
  entry: `/remotes/${name}/1.0.0/remoteEntry.js`,
  fragment: 'http://127.0.0.1:1/1.0.0/fragment',
  routes,
  ...own,
})
const cart = remote('cart', ['/cart', '/cart/*'])
const content = remote('content', ['/news', '/news/*', '@static-pages'])
const inForce = { id: 'a', remotes: [cart, content] }

const against = (...remotes: RemoteEntry[]) => contradictionsOf({ id: 'b', remotes }, inForce, [])

test('the active composition written again is no contradiction', () => {
  expect(against(cart, content)).toEqual([])
  expect(contradictionsOf(inForce, undefined, [])).toEqual([])
})

test('a remote that is named twice is refused by its name', () => {
  expect(against(cart, content, remote('cart', ['/basket']))).toEqual(['cart is named twice'])
})

test('a document without remotes is refused, even with removals', () => {
  const empty = { id: 'b', remotes: [], removed: ['cart', 'content'] }

  expect(contradictionsOf(empty, inForce, [])).toEqual(['the document names no remotes'])
  expect(contradictionsOf(empty, undefined, [])).toEqual(['the document names no remotes'])
})

test('a missing remote is refused unless the document removes it', () => {
  expect(against(cart)).toEqual(['content 1.0.0 is left out, and "removed" does not name it'])
  expect(contradictionsOf({ id: 'b', remotes: [cart], removed: ['content'] }, inForce, [])).toEqual([])
})

test('a route that two remotes claim is named with both', () => {
  expect(against(cart, remote('content', [...content.routes, '/cart']))).toEqual([
    '/cart is claimed by both cart and content',
  ])
})

test.each([
  ['/cart/shipping-add', ['content claims /cart/shipping-add, which belongs to cart']],
  ['/cart/shipping/*', ['content claims /cart/shipping/*, which belongs to cart']],
  ['/*', ['content claims /*, which belongs to cart']],
  ['/carts', []],
])('content’s new route %s beside the cart gives %j', (route, told) => {
  expect(against(cart, remote('content', [...content.routes, route]))).toEqual(told)
})

test('a route moves if its owner gives it up in the document', () => {
  expect(against(cart, remote('content', ['@static-pages']), remote('blog', ['/news', '/news/*']))).toEqual(
    [],
  )
})

test('a route inside another’s that is active already stays', () => {
  const before = { id: 'a', remotes: [cart, remote('content', ['/cart/help'])] }

  expect(contradictionsOf({ ...before, id: 'b' }, before, [])).toEqual([])
})

test.each(['https://evil.example/e.js', '//evil.example/e.js', 'e.js', '/\\evil.example/e.js'])(
  'an entry at %s is no path of this shop',
  (entry) => {
    expect(against({ ...cart, entry }, content)).toEqual([
      `the entry of cart is no path of this shop (${entry})`,
    ])
  },
)

test('a fragment on a host neither active nor allowed is refused', () => {
  const moved = { ...cart, fragment: 'http://evil.example/1.0.0/fragment' }

  expect(against(moved, content)).toEqual([
    'the fragment of cart is on a host that is not allowed (http://evil.example/1.0.0/fragment)',
  ])
  expect(contradictionsOf({ id: 'b', remotes: [moved, content] }, inForce, ['evil.example'])).toEqual([])
  expect(against({ ...cart, fragment: 'http://127.0.0.1:2/1.0.0/fragment' }, content)).toEqual([])
})

test('a first composition may use any host unless some are allowed', () => {
  expect(contradictionsOf(inForce, undefined, ['mfe-cart'])).toHaveLength(2)
  expect(contradictionsOf(inForce, undefined, ['127.0.0.1'])).toEqual([])
})

test('a fragment that is no URL is refused', () => {
  expect(contradictionsOf({ id: 'a', remotes: [{ ...cart, fragment: 'cart' }] }, undefined, [])).toEqual([
    'the fragment of cart is no URL (cart)',
  ])
})

test('new and changed remotes are the changes of a document', () => {
  const next = { ...content, version: '1.1.0' }
  const blog = remote('blog', ['/blog'])

  expect(changedRemotes({ id: 'b', remotes: [{ ...cart }, next, blog] }, inForce)).toEqual([next, blog])
  expect(changedRemotes(inForce, undefined)).toEqual([cart, content])
})

test.each([
  [{ remotes: [{ ...cart, version: 1 }] }, /remotes\.0\.version/],
  [{ remotes: [cart], removed: 'content' }, /removed/],
  [{ remotes: [cart], remvoed: ['content'] }, /remvoed/],
])('a document with a wrong member says which', (members, told) => {
  expect(() => parseComposition(JSON.stringify({ id: 'a', ...members }))).toThrow(told)
})
