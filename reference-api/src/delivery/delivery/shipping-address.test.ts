import { addressProblems, normaliseCartAddress } from './shipping-address.rules'

const asked = { isKanaOptional: false }
const typed = {
  shipping_last_name: '山田',
  shipping_first_name: '花子',
  shipping_last_name_kana: 'やまだ',
  shipping_first_name_kana: 'ﾊﾅｺ',
  postal_code: '１００－０００１',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  phone_number: '０３ー１２３４ー５６７８',
}

test('accepts full-width digits, any dash and half-width kana', () => {
  const address = normaliseCartAddress(typed)

  expect(address).toMatchObject({
    postal_code: '1000001',
    phone_number: '0312345678',
    shipping_last_name_kana: 'ヤマダ',
    shipping_first_name_kana: 'ハナコ',
  })
  expect(addressProblems(address, asked)).toEqual({})
})

test('returns a separate message for each invalid field', () => {
  const errors = addressProblems(
    normaliseCartAddress({ ...typed, postal_code: '12', prefecture: '火星', phone_number: '0.1', city: ' ' }),
    asked,
  )

  expect(Object.keys(errors).sort()).toEqual(['city', 'phone_number', 'postal_code', 'prefecture'])
  expect(errors.postal_code).toEqual(['郵便番号は半角数字7桁で入力してください'])
})

test('requires entered kana to be katakana even when optional (§5)', () => {
  const address = normaliseCartAddress({
    ...typed,
    shipping_last_name_kana: '',
    shipping_first_name_kana: 'Hanako',
  })

  expect(addressProblems(address, { isKanaOptional: true })).toEqual({
    shipping_first_name_kana: ['メイは全角カタカナで入力してください'],
  })
  expect(Object.keys(addressProblems(address, asked))).toEqual([
    'shipping_last_name_kana',
    'shipping_first_name_kana',
  ])
})
