import { sumExtras } from './extras-price.rules'

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
