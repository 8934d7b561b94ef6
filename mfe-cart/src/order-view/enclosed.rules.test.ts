import { allEnclosed, enclosedIn, ownAccessories, undressedText } from './enclosed.rules'
import { aCartAccessory, aCartProduct } from '../testing/cart-builders'

const noshi = aCartAccessory()
const card = aCartAccessory({
  key: 'card-1',
  kind: 'message_card',
  name: 'メッセージカード',
  message: 'おめでとう',
})
const towel = aCartProduct({ key: 'towel', packing_key: 'packing-1', accessories: [noshi, card] })
const tea = aCartProduct({ key: 'tea', packing_key: 'packing-1' })

test('assigns a card to its parcel and a noshi to its line', () => {
  expect(enclosedIn([towel, tea], 'packing-1')).toEqual([card])
  expect(ownAccessories(towel, [towel, tea])).toEqual([noshi])
})

test.each([
  [['noshi', 'wrapping', 'message_card'], [card], 'のし・ラッピング：なし'],
  [['noshi'], [], 'のし：なし'],
  [['noshi', 'wrapping'], [noshi], undefined],
  [['message_card'], [], undefined],
] as const)('says what a line that offers %s goes without', (choices, accessories, text) => {
  const product_info = { ...towel.product_info, accessory_choices: [...choices] }

  expect(undressedText({ ...towel, product_info, accessories: [...accessories] })).toBe(text)
})

test('gives each parcel its own card', () => {
  const other = { ...tea, packing_key: 'packing-2', accessories: [{ ...card, key: 'card-2' }] }

  expect(enclosedIn([towel, other], 'packing-2')).toEqual([{ ...card, key: 'card-2' }])
  expect(allEnclosed([towel, other])).toHaveLength(2)
})

test('assigns cards to their lines when several lines have one', () => {
  const other = { ...tea, accessories: [{ ...card, key: 'card-2', message: 'ありがとう' }] }

  expect(enclosedIn([towel, other], 'packing-1')).toEqual([])
  expect(ownAccessories(other, [towel, other])).toHaveLength(1)
})
