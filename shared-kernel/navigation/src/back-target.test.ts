import { rememberBackTarget, safeReturnPath, takeBackTarget } from './back-target'

test('back leads to the stored target once, then to the back URL of the screen (§2)', () => {
  rememberBackTarget('/product?word=towel')

  expect(takeBackTarget('/product')).toBe('/product?word=towel')
  expect(takeBackTarget('/product')).toBe('/product')
  expect(takeBackTarget()).toBeUndefined()
})

test('a return target of another site is not followed', () => {
  expect(safeReturnPath('/mypage/point')).toBe('/mypage/point')
  for (const target of ['https://evil.example/', '//evil.example', '/\\evil.example', 'mypage', '', null]) expect(safeReturnPath(target)).toBeUndefined()
})
