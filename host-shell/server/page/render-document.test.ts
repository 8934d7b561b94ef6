import { chooseStart } from './render-document'

const fragment = {} as Parameters<typeof chooseStart>[0]

test.each([
  ['/product/tea', true, 'interaction'],
  ['/product/tea', false, 'loaded'],
  ['/cart/complete', true, 'loaded'],
] as const)('starts the scripts of %s for any guest %s on %s', (pathname, isAnyGuest, start) => {
  expect(chooseStart(fragment, { isAnyGuest, pathname })).toBe(start)
})

test('starts scripts at once on a page that is empty without them', () => {
  expect(chooseStart(undefined, { isAnyGuest: true, pathname: '/' })).toBe('parsed')
})
