import { aCart, aLine, card, noshi, worn, wrapping } from '../../testing/dressed-carts'
import type { CartState } from '../state/cart-state.table'
import { applyWrites } from './cart-write.rules'
import { joinEqualLines } from './join-lines.rules'

const join = (state: CartState) => applyWrites(state, joinEqualLines(state))
const linesOf = ({ lines }: CartState) => lines.map(({ key, quantity }) => [key, quantity])
const wornIn = ({ accessories }: CartState) =>
  accessories.map(({ line_key, accessory_id, quantity }) => [line_key, accessory_id, quantity])

const named = { noshi_heading: '御祝', noshi_cord: 'bow', noshi_place: 'outer', noshi_name: '山田' } as const
const fromYamada = (line: string, quantity = 1) => worn(line, noshi, { ...named, quantity })

test('joins plain lines of the same goods', () => {
  const joined = join(aCart([aLine('a', { quantity: 2 }), aLine('b', { quantity: 3 })]))

  expect(linesOf(joined)).toEqual([['a', 5]])
})

test('joins lines with the same noshi and sums the noshi', () => {
  const cart = aCart(
    [aLine('a', { quantity: 2 }), aLine('b', { quantity: 3 })],
    [fromYamada('a', 2), fromYamada('b', 3)],
  )

  const joined = join(cart)

  expect(linesOf(joined)).toEqual([['a', 5]])
  expect(wornIn(joined)).toEqual([['a', noshi, 5]])
})

test('joins lines whose accessories were chosen in another order', () => {
  const cart = aCart(
    [aLine('a'), aLine('b')],
    [fromYamada('a'), worn('a', wrapping), worn('b', wrapping), fromYamada('b')],
  )

  expect(wornIn(join(cart))).toEqual([
    ['a', noshi, 2],
    ['a', wrapping, 2],
  ])
})

test('keeps the earliest line in its place', () => {
  const cart = aCart([aLine('a'), aLine('other', { product_id: 2 }), aLine('b'), aLine('c')])

  expect(linesOf(join(cart))).toEqual([
    ['a', 3],
    ['other', 1],
  ])
})

test.each([
  ['heading', { noshi_heading: '内祝' }],
  ['cord', { noshi_cord: 'knot' }],
  ['position', { noshi_place: 'inner' }],
  ['name', { noshi_name: '鈴木' }],
] as const)('doesn’t join lines whose noshi differ in the %s', (_, other) => {
  const cart = aCart(
    [aLine('a'), aLine('b')],
    [fromYamada('a'), { ...fromYamada('b'), ...(other as object) }],
  )

  expect(joinEqualLines(cart)).toEqual([])
})

test.each([
  ['product', { product_id: 2 }],
  ['embroidery', { name_embroidery: '山田' }],
  ['measurement', { measurement: { waist: 610 } }],
  ['packing', { packing_key: 'office' }],
])('doesn’t join lines that differ in the %s', (_, other) => {
  expect(joinEqualLines(aCart([aLine('a'), aLine('b', other)]))).toEqual([])
})

test('ignores the order of measurements when joining', () => {
  const cart = aCart([
    aLine('a', { measurement: { waist: 610, chest: 800 } }),
    aLine('b', { measurement: { chest: 800, waist: 610 } }),
  ])

  expect(linesOf(join(cart))).toEqual([['a', 2]])
})

test('doesn’t join wrapped pieces with plain pieces', () => {
  expect(joinEqualLines(aCart([aLine('a'), aLine('b')], [worn('a', wrapping)]))).toEqual([])
})

test('doesn’t join lines that wrap different shares of their pieces', () => {
  const cart = aCart(
    [aLine('a', { quantity: 2 }), aLine('b', { quantity: 3 })],
    [worn('a', wrapping), worn('b', wrapping)],
  )

  expect(joinEqualLines(cart)).toEqual([])
})

test('joins lines that wrap the same share of their pieces', () => {
  const cart = aCart(
    [aLine('a', { quantity: 2 }), aLine('b', { quantity: 4 })],
    [worn('a', wrapping), worn('b', wrapping, { quantity: 2 })],
  )

  const joined = join(cart)

  expect(linesOf(joined)).toEqual([['a', 6]])
  expect(wornIn(joined)).toEqual([['a', wrapping, 3]])
})

test('joins lines with equal cards and sums the cards', () => {
  const cards = ['a', 'b'].map((line) => worn(line, card, { message: 'ありがとう' }))

  const joined = join(aCart([aLine('a', { quantity: 2 }), aLine('b')], cards))

  expect(linesOf(joined)).toEqual([['a', 3]])
  expect(wornIn(joined)).toEqual([['a', card, 2]])
})

test('doesn’t join lines whose cards have different messages', () => {
  const cards = [worn('a', card, { message: 'ありがとう' }), worn('b', card, { message: 'おめでとう' })]

  expect(joinEqualLines(aCart([aLine('a'), aLine('b')], cards))).toEqual([])
})

test.each(['a', 'b'])('keeps the packing’s only card when line %s holds it', (holder) => {
  const cart = aCart(
    [aLine('a'), aLine('b')],
    [fromYamada('a'), fromYamada('b'), worn(holder, card, { message: 'ありがとう' })],
  )

  const joined = join(cart)

  expect(linesOf(joined)).toEqual([['a', 2]])
  expect(wornIn(joined)).toEqual([
    ['a', noshi, 2],
    ['a', card, 1],
  ])
})

test('joins an accessory that one line holds in two rows', () => {
  const cart = aCart(
    [aLine('a', { quantity: 3 }), aLine('b')],
    [worn('a', wrapping), worn('a', wrapping, { key: 'again', quantity: 2 }), worn('b', wrapping)],
  )

  const joined = join(cart)

  expect(linesOf(joined)).toEqual([['a', 4]])
  expect(wornIn(joined)).toEqual([
    ['a', wrapping, 2],
    ['a', wrapping, 2],
  ])
})

test('changes no cart whose lines all differ', () => {
  const cart = aCart([aLine('a'), aLine('b', { product_id: 2 })], [fromYamada('a')])

  expect(joinEqualLines(cart)).toEqual([])
})
