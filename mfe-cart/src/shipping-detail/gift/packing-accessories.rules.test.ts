import type { Accessory, CartAccessory } from '@storefront/contracts'
import { aCartAccessory, aCartProduct } from '../../testing/cart-builders'
import {
  listPackingAccessories,
  packingAccessoryNote,
  packingAccessoryText,
} from './packing-accessories.rules'

const noshi: Accessory = {
  id: 3,
  key: 'noshi',
  kind: 'noshi',
  name: 'のし',
  description: '',
  unit_price: 100,
  price_with_tax: 110,
  tax_rate: 10,
  text_label: 'お名前',
  text_max_length: 20,
  choices: ['御祝', '内祝'],
  image: null,
}
const card: Accessory = { ...noshi, id: 4, key: 'card', kind: 'message_card', name: 'メッセージカード' }
const on = (own: Partial<CartAccessory> = {}) =>
  aCartAccessory({ quantity: 2, unit_price: 100, price_with_tax: 110, total_price: 220, ...own })
const towel = aCartProduct({ key: 'towel', quantity: 2 })
const tea = aCartProduct({
  key: 'tea',
  quantity: 3,
  product_info: { ...towel.product_info, key: 'tea', name: '煎茶' },
})
const cake = aCartProduct({ key: 'cake', product_info: { ...towel.product_info, key: 'cake', name: '羊羹' } })
const accessories = { [towel.product_info.key]: [noshi, card], tea: [noshi, card], cake: [] }

const noshiOf = (...lines: ReturnType<typeof aCartProduct>[]) =>
  listPackingAccessories(lines, accessories)[0]!

test('lists the products of a parcel that do not support an accessory', () => {
  const choices = listPackingAccessories([towel, tea, cake], accessories)

  expect(
    choices.map(({ accessory, state, pieces, without }) => [accessory.name, state, pieces, without]),
  ).toEqual([
    ['のし', 'none', 5, ['羊羹']],
    ['メッセージカード', 'none', 5, ['羊羹']],
  ])
  expect(choices.map(packingAccessoryText)).toEqual([
    'のし　＋110円（1点につき）',
    'メッセージカード　＋110円',
  ])
})

test('says what an accessory of cases is for', () => {
  const info = { ...towel.product_info, counter: 'ケース' }
  const cases = aCartProduct({ key: 'cases', quantity: 20, product_info: info })

  expect(listPackingAccessories([cases], accessories).map(packingAccessoryText)).toEqual([
    'のし　＋110円（1ケースごと）',
    'メッセージカード　＋110円（荷物に1つ）',
  ])
  const dressed = noshiOf({ ...cases, accessories: [on({ quantity: 20, total_price: 2_200 })] })
  expect(packingAccessoryText(dressed)).toContain('のし × 20ケース分（')
})

test('adds up quantities and prices when all products have the same accessory', () => {
  const choice = noshiOf(
    { ...towel, accessories: [on()] },
    { ...tea, accessories: [on({ quantity: 3, total_price: 330 })] },
    cake,
  )

  expect(choice.state).toBe('all')
  expect(packingAccessoryText(choice)).toBe('のし × 5（御祝・紅白蝶結び・外のし・山田） ＋550円')
})

test.each([
  ['a different heading', [on({ quantity: 3, noshi_heading: '内祝' })]],
  ['fewer pieces', [on({ quantity: 1 })]],
  ['none', []],
])('returns mixed when one of the lines has %s', (_name, own) => {
  const choice = noshiOf({ ...towel, accessories: [on()] }, { ...tea, accessories: own })

  expect(choice.state).toBe('mixed')
  expect(packingAccessoryText(choice)).toBe('のし　商品ごとに異なります')
})

test('returns mixed when a parcel has more than one card', () => {
  const words = on({
    accessory_id: 4,
    kind: 'message_card',
    name: 'メッセージカード',
    quantity: 1,
    total_price: 110,
    noshi_heading: '花',
    noshi_name: null,
    message: 'おめでとう',
  })
  const stateOf = (...lines: ReturnType<typeof aCartProduct>[]) =>
    listPackingAccessories(lines, accessories)[1]?.state

  expect(stateOf({ ...towel, accessories: [words] }, tea)).toBe('all')
  expect(stateOf({ ...towel, accessories: [words] }, { ...tea, accessories: [words] })).toBe('mixed')
})

test('lists the attached accessories that exclude another accessory', () => {
  const ribbon: Accessory = {
    ...noshi,
    id: 5,
    key: 'ribbon',
    kind: 'wrapping',
    name: 'リボン',
    excludes: ['noshi'],
  }
  const offered = { [towel.product_info.key]: [noshi, card, ribbon] }
  const rivals = (worn: number) =>
    listPackingAccessories([{ ...towel, accessories: [on({ accessory_id: worn })] }], offered).map(
      ({ accessory, rivals }) => [accessory.key, rivals],
    )

  expect(rivals(noshi.id)).toEqual([
    ['noshi', []],
    ['card', []],
    ['ribbon', ['のし']],
  ])
  expect(rivals(ribbon.id)).toEqual([
    ['noshi', ['リボン']],
    ['card', []],
    ['ribbon', []],
  ])
})

test('announces no further delay for an attached accessory', () => {
  const slow = { ...accessories, [towel.product_info.key]: [{ ...noshi, added_days: 10 }] }
  const noteOf = (line: typeof towel) => packingAccessoryNote(listPackingAccessories([line], slow)[0]!)

  expect(noteOf(towel)).toBe('お届けは10営業日遅くなります。')
  expect(noteOf({ ...towel, accessories: [on()] })).toBe('上のお届け日は、この10営業日を含みます。')
})

test('names the wrapping that another one replaces', () => {
  const [washi, ribbon] = [8, 9].map((id): Accessory => ({
    ...noshi,
    ...{ id, key: `wrapping-${id}`, kind: 'wrapping', name: id === 8 ? '和紙の包装' : 'リボンの包装' },
  }))
  const wrapped = { ...towel, accessories: [on({ accessory_id: 9, kind: 'wrapping', name: 'リボンの包装' })] }

  const choices = listPackingAccessories([wrapped], { [towel.product_info.key]: [noshi, washi!, ribbon!] })

  expect(choices.map(packingAccessoryNote)).toEqual([
    undefined,
    '「リボンの包装」と入れ替わります。',
    undefined,
  ])
})

test('announces no replacement by an accessory that another one excludes', () => {
  const choice = { ...listPackingAccessories([towel], accessories)[0]!, replaced: ['和紙の包装'] }

  expect(packingAccessoryNote(choice)).toBe('「和紙の包装」と入れ替わります。')
  expect(packingAccessoryNote({ ...choice, rivals: ['のし'] })).toBeUndefined()
})
