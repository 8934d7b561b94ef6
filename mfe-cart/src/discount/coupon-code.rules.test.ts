import { readCouponCode } from './coupon-code.rules'

test.each(['OSEIBO5', 'OSEIBO 5', ' ＯＳＥＩＢＯ　５ ', 'OSEIBO5\n'])('reads %j as one code', (typed) =>
  expect(readCouponCode(typed)).toBe('OSEIBO5'),
)
