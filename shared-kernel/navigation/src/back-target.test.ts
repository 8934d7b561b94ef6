import { rememberBackTarget, safeReturnPath, takeBackTarget } from './back-target'

test('back leads to the stored target once, then to the back URL of the screen (§2)', () => {
  rememberBackTarget('/product?word=towel')

  expect(takeBackTarget('/product')).toBe('/product?word=towel')
  expect(takeBackTarget('/product')).toBe('/product')
  expect(takeBackTarget()).toBeUndefined()
})

test('a return target of another site is not followed', () => {
  expect(safeReturnPath('/mypage/point')).toBe('/mypage/point')
  expect(safeReturnPath('/product?word=%E8%8C%B6&page=2#reviews')).toBe(
    '/product?word=%E8%8C%B6&page=2#reviews',
  )
  for (const target of ['https://evil.example/', '//evil.example', '/\\evil.example', 'mypage', '', null])
    expect(safeReturnPath(target)).toBeUndefined()
})

test.each([
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  '\t//evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/mypage/..//evil.example',
])('a return target that a browser would read as another site is not followed: %j', (target) => {
  expect(safeReturnPath(target)).toBeUndefined()
})
