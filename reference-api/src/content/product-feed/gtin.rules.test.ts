import { toGtin } from './gtin.rules'

test.each([
  ['4901777018686', '4901777018686'],
  ['49123456', '49123456'],
  ['4901777018687', null],
  ['2000000111308', null],
  ['0212345678904', null],
  ['WG-011A', null],
  [null, null],
])('reads %p as GTIN %p', (code, gtin) => {
  expect(toGtin(code)).toBe(gtin)
})
