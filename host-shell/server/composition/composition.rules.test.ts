import { changedRemotes, findContradictions, parseComposition } from './composition.rules'
import type { RemoteEntry } from '../release/remote-entry'

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

const against = (...remotes: RemoteEntry[]) => findContradictions({ id: 'b', remotes }, inForce, [])

test('accepts a composition that is already active', () => {
  expect(against(cart, content)).toEqual([])
  expect(findContradictions(inForce, undefined, [])).toEqual([])
})

test('rejects a remote listed twice and names it', () => {
  expect(against(cart, content, remote('cart', ['/basket']))).toEqual(['cart is named twice'])
})

test('rejects a document that removes all remotes', () => {
  const empty = { id: 'b', remotes: [], removed: ['cart', 'content'] }

  expect(findContradictions(empty, inForce, [])).toEqual(['the document names no remotes'])
  expect(findContradictions(empty, undefined, [])).toEqual(['the document names no remotes'])
})

test('rejects a missing remote unless the document removes it', () => {
  expect(against(cart)).toEqual(['content 1.0.0 is left out, and "removed" does not name it'])
  expect(findContradictions({ id: 'b', remotes: [cart], removed: ['content'] }, inForce, [])).toEqual([])
})

test('names both remotes that claim the same route', () => {
  expect(against(cart, remote('content', [...content.routes, '/cart']))).toEqual([
    '/cart is claimed by both cart and content',
  ])
})

test.each([
  ['/cart/shipping-add', ['content claims /cart/shipping-add, which belongs to cart']],
  ['/cart/shipping/*', ['content claims /cart/shipping/*, which belongs to cart']],
  ['/*', ['content claims /*, which belongs to cart']],
  ['/carts', []],
])('checks content’s new route %s against cart and reports %j', (route, told) => {
  expect(against(cart, remote('content', [...content.routes, route]))).toEqual(told)
})

test('lets a route move if its owner gives it up', () => {
  expect(against(cart, remote('content', ['@static-pages']), remote('blog', ['/news', '/news/*']))).toEqual(
    [],
  )
})

test('accepts an active route inside another remote’s route', () => {
  const before = { id: 'a', remotes: [cart, remote('content', ['/cart/help'])] }

  expect(findContradictions({ ...before, id: 'b' }, before, [])).toEqual([])
})

test.each(['https://evil.example/e.js', '//evil.example/e.js', 'e.js', '/\\evil.example/e.js'])(
  'rejects an entry outside this shop (%s)',
  (entry) => {
    expect(against({ ...cart, entry }, content)).toEqual([
      `the entry of cart is no path of this shop (${entry})`,
    ])
  },
)

test('rejects a fragment on a host that is neither active nor allowed', () => {
  const moved = { ...cart, fragment: 'http://evil.example/1.0.0/fragment' }

  expect(against(moved, content)).toEqual([
    'the fragment of cart is on a host that is not allowed (http://evil.example/1.0.0/fragment)',
  ])
  expect(findContradictions({ id: 'b', remotes: [moved, content] }, inForce, ['evil.example'])).toEqual([])
  expect(against({ ...cart, fragment: 'http://127.0.0.1:2/1.0.0/fragment' }, content)).toEqual([])
})

test('restricts fragments of the first composition to configured hosts', () => {
  expect(findContradictions(inForce, undefined, ['mfe-cart'])).toHaveLength(2)
  expect(findContradictions(inForce, undefined, ['127.0.0.1'])).toEqual([])
})

test('rejects a fragment that is not a URL', () => {
  expect(findContradictions({ id: 'a', remotes: [{ ...cart, fragment: 'cart' }] }, undefined, [])).toEqual([
    'the fragment of cart is no URL (cart)',
  ])
})

test('lists new and changed remotes as a document’s changes', () => {
  const next = { ...content, version: '1.1.0' }
  const blog = remote('blog', ['/blog'])

  expect(changedRemotes({ id: 'b', remotes: [{ ...cart }, next, blog] }, inForce)).toEqual([next, blog])
  expect(changedRemotes(inForce, undefined)).toEqual([cart, content])
})

test.each([
  [{ remotes: [{ ...cart, version: 1 }] }, /remotes\.0\.version/],
  [{ remotes: [cart], removed: 'content' }, /removed/],
  [{ remotes: [cart], remvoed: ['content'] }, /remvoed/],
])('names the invalid field of a document', (members, told) => {
  expect(() => parseComposition(JSON.stringify({ id: 'a', ...members }))).toThrow(told)
})
