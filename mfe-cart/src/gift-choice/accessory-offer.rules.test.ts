import type { Accessory } from '@storefront/contracts'
import { aCartAccessory, aCartProduct } from '../testing/cart-builders'
import { lineAccessoryNote, offeredText } from './accessory-offer.rules'

const card: Accessory = {
  ...{ id: 3, key: 'card', kind: 'message_card', name: 'カード', description: '' },
  ...{ unit_price: 100, price_with_tax: 110, tax_rate: 10, text_label: null, text_max_length: null },
  ...{ choices: [], image: null },
}
const ribbon: Accessory = { ...card, id: 4, key: 'ribbon', kind: 'wrapping', name: 'リボン' }
const paper: Accessory = { ...ribbon, id: 5, key: 'paper', name: '和紙', added_days: 2 }
const accessories = [card, ribbon, paper]
const wrapped = aCartProduct({ accessories: [aCartAccessory({ accessory_id: 4, kind: 'wrapping' })] })

test.each([
  [ribbon, 1, '点', 'リボン　＋110円'],
  [ribbon, 2, '点', 'リボン　＋110円（1点につき）'],
  [card, 2, '点', 'カード　＋110円'],
  [ribbon, 2, 'ケース', 'リボン　＋110円（1ケースごと）'],
])('states the price of %j for %i %s', (accessory, pieces, counter, text) => {
  expect(offeredText(accessory, { pieces, counter })).toBe(text)
})

test('announces what an accessory replaces on a line and its days', () => {
  expect(lineAccessoryNote(paper, { line: wrapped, companions: [wrapped], accessories })).toBe(
    '「リボン」と入れ替わります。お届けは2営業日遅くなります。',
  )
})

test('names the other line that has a card of its own', () => {
  const carded = aCartProduct({ key: 'b', accessories: [aCartAccessory({ kind: 'message_card' })] })
  const companions = [wrapped, carded]

  expect(lineAccessoryNote(card, { line: wrapped, companions, accessories })).toBe(
    '「今治タオル」の分とは別にお付けします。',
  )
  expect(lineAccessoryNote(card, { line: carded, companions, accessories })).toBeUndefined()
})
