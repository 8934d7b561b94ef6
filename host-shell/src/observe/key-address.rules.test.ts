import { isKeyAddress } from '../../shared/key-address.rules'

test.each([
  ['/social-gift/4hG9', true],
  ['/social-gift/4hG9/shipping/', true],
  ['/social-gift/giver/9fK2', true],
  ['/social-gift', true],
  ['/orders/receipt', true],
  ['/orders/receipt?order_no=T1&token=4hG9', true],
  ['/list/4hG9', true],
  ['/fitting/booking/4hG9', true],
  ['/fitting/booking?slot=1', true],
  ['/reminder/reset?token=4hG9', true],
  ['/verify/email?kind=undo&token=4hG9', true],
  ['/fitting', false],
  ['/', false],
  ['/product/list', false],
  ['/product?word=token', false],
  ['/mypage/list/favorites', false],
  ['/lists', false],
])('classifies %s as a secret URL (%s)', (address, opens) => {
  expect(isKeyAddress(new URL(address, 'https://shop.example.jp'))).toBe(opens)
})
