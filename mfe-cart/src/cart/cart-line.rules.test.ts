import { aCartAccessory, aCartProduct } from '../testing/cart-builders'
import { deletionText } from './cart-line.rules'

const card = aCartAccessory({ key: 'card', kind: 'message_card', name: 'メッセージカード' })

test.each([
  [[aCartAccessory()], '「今治タオル」をカートから削除しました。'],
  [[card], '「今治タオル」を、添えていた「メッセージカード」とともにカートから削除しました。'],
])('names what a deleted line takes out of its parcel', (accessories, text) => {
  expect(deletionText(aCartProduct({ accessories }))).toBe(text)
})
