import { allEnclosed, enclosedIn, ownAccessories } from './enclosed.rules'
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
