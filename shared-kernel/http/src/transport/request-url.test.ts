import { fillPath, queryString } from './request-url'

test('encodes parameters but keeps slashes in the rest of a path', () => {
  expect(fillPath('/v1/products/:key', { key: 'a/b c' })).toBe('/v1/products/a%2Fb%20c')
  expect(fillPath('/v1/static-pages/url*', { '*': '/guide/size' })).toBe('/v1/static-pages/url/guide/size')
})

test('repeats arrays with brackets and omits absent values (§7 keys[], area[])', () => {
  expect(queryString({ area: ['main', 'sub'], is_show: 1, none: undefined, nothing: null })).toBe(
    '?area%5B%5D=main&area%5B%5D=sub&is_show=1',
  )
  expect(queryString(undefined)).toBe('')
})
