import type { AccessoryChoice } from '@storefront/contracts'
import { aCartProduct } from '../testing/cart-builders'
import {
  addressFirstText,
  deliveryCardTitle,
  deliveryWishes,
  nextStepText,
  unaskedText,
} from './shipping.rules'

const taking = (...accessory_choices: AccessoryChoice[]) => {
  const product_info = {
    ...aCartProduct().product_info,
    accessory_choices,
    has_accessories: accessory_choices.length > 0,
  }
  return { products: [aCartProduct({ product_info })] }
}

test.each([
  [taking('noshi', 'wrapping', 'bag'), 'お届け日時・のし・ラッピング', 'お届けの日時と包装'],
  [taking('noshi'), 'お届け日時・のし', 'お届けの日時と包装'],
  [taking('name', 'bag'), 'お届け日時・名入れ', 'お届けの日時と名入れ'],
  [taking('bag'), 'お届け日時・手提げ袋', 'お届けの日時と手提げ袋'],
  [taking(), 'お届け日時', 'お届けの日時'],
])('names only what the products can have', (detail, wishes, title) => {
  expect(deliveryWishes(detail)).toBe(wishes)
  expect(deliveryCardTitle(detail)).toBe(title)
})

test('announces the choices of the next screen', () => {
  expect(nextStepText(taking('name'))).toBe('次の画面で、お届け日・時間帯・名入れをお選びいただけます。')
})

test('says that an undressed parcel comes without noshi and wrapping', () => {
  expect(unaskedText(taking('noshi', 'wrapping'))).toBe(
    '指定がなければ、のし・包装なしで最短でお届けします。',
  )
  expect(unaskedText(taking())).toBe('指定がなければ最短でお届けします。')
})

test('explains that the address comes before the noshi', () => {
  expect(addressFirstText(taking('noshi', 'wrapping'))).toBe(
    'のし・ラッピングは、お届け先をご入力いただいたあとの画面でお選びいただけます。',
  )
})
