import { parseMeant } from './meant-differences.rules.mjs'

test('a meant difference has a kind and a reason', () => {
  expect(parseMeant(['price: shown with tax: 10 %', 'name:an icon alone'])).toEqual([
    { kind: 'price', why: 'shown with tax: 10 %' },
    { kind: 'name', why: 'an icon alone' },
  ])
})

test.each(['price', 'price:', 'prize: shown with tax', ''])('“%s” is refused with the kinds', (value) => {
  expect(() => parseMeant([value])).toThrow('Kinds: name, image, price')
})
