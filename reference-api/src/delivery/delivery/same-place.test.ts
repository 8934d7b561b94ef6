import { anAddress } from '../../testing/cart-builders'
import { placeKey } from './same-place.rules'

const typed = anAddress({ address1: '千代田1-1', address2: 'ガーデン 2F' })

test.each([
  ['width', { address1: '千代田１－１' }],
  ['dashes', { address1: '千代田1‐1' }],
  ['spaces', { address1: '千代田 1-1', shipping_first_name: '太郎　' }],
  ['decomposed kana', { address2: 'ガーデン 2F'.normalize('NFD') }],
  ['case', { address2: 'ガーデン 2f' }],
  ['the split between city and street', { city: '千代田区千代田', address1: '1-1' }],
  ['the phone number', { phone_number: '0399999999' }],
])('ignores differences in %s', (_what, change) => {
  expect(placeKey({ ...typed, ...change })).toBe(placeKey(typed))
})

test.each([
  ['recipient', { shipping_first_name: '花子' }],
  ['street number', { address1: '千代田1-11' }],
  ['room', { address2: 'ガーデン 3F' }],
])('distinguishes a different %s', (_what, change) => {
  expect(placeKey({ ...typed, ...change })).not.toBe(placeKey(typed))
})
