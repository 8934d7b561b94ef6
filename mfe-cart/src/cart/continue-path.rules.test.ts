import { continuePath } from './continue-path.rules'

const shop = 'https://school.example'

test('leads back to the school whose set was added', () =>
  expect(continuePath(`${shop}/school/2101?grade=1`, shop)).toBe('/school/2101?grade=1'))

test.each(['', `${shop}/cart`, `${shop}/products-of-old`, 'https://other.example/school/2101', 'no address'])(
  'leads to all goods from %j',
  (referrer) => expect(continuePath(referrer, shop)).toBe('/product'),
)
