import { aCart, bankTransfer } from '../testing/cart-builders'
import { failureText, initialPayment } from './payment.rules'

test('prefers the failure reason in the cart to the URL’s error code', () => {
  const failed = aCart({
    transaction_error: { code: 'cart.payment.refused', message: 'カード会社が断りました。' },
  })

  expect(failureText(failed, 'cart.payment.timed_out')).toBe('カード会社が断りました。')
  expect(failureText(aCart(), 'cart.payment.timed_out')).toMatch('タイムアウト')
  expect(failureText(aCart(), 'nonsense')).toBeUndefined()
})

test.each([
  ['card_gone', '登録から削除されています'],
  ['card_expired', '有効期限が切れています'],
  ['not_available', 'このご注文ではご利用いただけなくなりました'],
  ['convenience_store_required', 'コンビニをお選びください'],
  ['of_another_version', 'お支払いを完了できませんでした'],
])('explains a payment that failed because of %s', (code, words) => {
  expect(failureText(aCart(), `cart.payment.${code}`)).toMatch(words)
})

const paidBy = (user_card_id: number | null) =>
  aCart({
    detail: {
      payment: {
        kind: 'card',
        masked_number: '************4242',
        expiration: '12/30',
        user_card_id,
        is_card_hosted: false,
        convenience_store: null,
        convenience_store_name: null,
      },
    },
  })
const saved = { brand: 'Visa', token: 't', token_key: 'k', name: 'TARO YAMADA', expiration: '12/30' }
const cards = [
  { ...saved, id: 1, is_main: true, masked_number: '************1111', isExpired: false },
  { ...saved, id: 2, is_main: false, masked_number: '************4242', isExpired: false },
]
const chosenOf = (cart: ReturnType<typeof aCart>, own: Parameters<typeof initialPayment>[2]) =>
  initialPayment(cart, [bankTransfer()], own).card_choice

test('preselects the chosen card, or the main card if none is chosen', () => {
  expect(chosenOf(paidBy(2), cards)).toBe('2')
  expect(chosenOf(aCart(), cards)).toBe('1')
  expect(chosenOf(aCart(), [])).toBe('new')
})

test.each([
  ['deleted', cards.slice(0, 1)],
  ['expired', [cards[0]!, { ...cards[1]!, isExpired: true }]],
])('does not preselect another card when the chosen card is %s', (_how, own) => {
  expect(chosenOf(paidBy(2), own)).toBe('')
})

test('preselects a new card when the member has no saved cards', () => {
  expect(chosenOf(paidBy(2), [])).toBe('new')
})
