import { nameChosen, summariseChosen, sumExtras } from './extras.rules'

const accessories = [
  { key: 'ribbon', kind: 'wrapping' as const, price_with_tax: 220 },
  { key: 'card', kind: 'message_card' as const, price_with_tax: 110 },
  { key: 'bag', kind: 'bag' as const, price_with_tax: 55 },
]
const choose = (...keys: string[]) => keys.map((key, index) => ({ key, accessory_id: index }))

test.each([
  [[], 2, 0],
  [['ribbon'], 2, 440],
  [['card', 'bag'], 3, 165],
  [['ribbon', 'card'], 1, 330],
])('sums %j for %i pieces to %i yen', (keys, quantity, sum) => {
  expect(sumExtras({ accessories, chosen: choose(...keys), quantity })).toBe(sum)
})

test('names a noshi with its heading', () => {
  const noshi = { key: 'noshi', kind: 'noshi' as const, name: 'のし' }
  const card = { key: 'card', kind: 'message_card' as const, name: 'カード' }
  const chosen = [...choose('card'), { key: 'noshi', accessory_id: 7, choice: '御歳暮' }]

  expect(nameChosen([noshi, card], chosen)).toEqual(['のし（御歳暮）', 'カード'])
})

test.each([
  [[], undefined],
  [['のし（御歳暮）'], 'のし（御歳暮）付き'],
  [['のし（御歳暮）', 'カード', '手提げ袋'], 'のし（御歳暮）ほか2点付き'],
])('summarises %j as %s', (names, text) => {
  expect(summariseChosen(names)).toBe(text)
})
