import { aCartProduct } from '../testing/cart-builders'
import { problemOfNames, toLetter, toReceiver } from './gift-letter.rules'

test('reads several names one per line, ignoring blank lines', () => {
  const typed = {
    is_several: true,
    receiver_name: '古い名',
    receiver_names: ' 和子 \n\n次郎\r\n',
    sender_name: '花子',
  }

  expect(toReceiver(typed)).toEqual({
    is_social_gift: true,
    receiver_names: ['和子', '次郎'],
    sender_name: '花子',
  })
})

test('drops previously typed names when switching to a single name', () => {
  expect(toReceiver({ receiver_name: '和子', receiver_names: '次郎', sender_name: '花子' })).toEqual({
    is_social_gift: true,
    receiver_name: '和子',
    sender_name: '花子',
  })
})

test("restores the cart's letter for editing", () => {
  const social_gift = {
    receiver_name: '和子、次郎',
    receiver_names: ['和子', '次郎'],
    sender_name: '花子',
    message: null,
  }

  expect(toLetter({ social_gift })).toEqual({
    is_several: true,
    receiver_names: '和子\n次郎',
    sender_name: '花子',
    message: null,
  })
})

test.each([
  ['和子\n次郎', undefined],
  ['和子\n次郎\n花子', '3名さまに同じ品をお贈りするには、各商品の数量を3の倍数にしてください'],
  ['和'.repeat(41), '贈り先のお名前を40文字以内で入力してください'],
  ['和子\n'.repeat(51), '一度にお贈りいただけるのは50名さままでです'],
])('applies the rules of the API to the names %j', (typed, problem) => {
  expect(problemOfNames(typed, [aCartProduct({ quantity: 4 })])).toBe(problem)
})
