import { aCartProduct, aShipping, aUserAddress } from '../testing/cart-builders'
import { checkShares, freeAddresses, shareChoices, splitShares } from './another-destination.rules'

const products = [aCartProduct({ key: 'towel', quantity: 3 }), aCartProduct({ key: 'tea', quantity: 1 })]

test('splits a line when only some of its pieces move', () => {
  expect(splitShares(products, { towel: '2', tea: '1' })).toEqual({
    whole: ['tea'],
    parts: [{ key: 'towel', stays: 1, moves: 2 }],
  })
})

test('requires at least one piece at each address', () => {
  expect(checkShares(products, { towel: '0' })).toBe('この住所に届ける商品をお選びください')
  expect(checkShares(products, { towel: '3', tea: '1' })).toBe(
    'すべてを届ける場合は、お届け先を変更してください',
  )
  expect(checkShares(products, { towel: '1' })).toBeUndefined()
})

test('offers no more pieces than the line has', () => {
  expect(shareChoices(2, '点').map(({ label }) => label)).toEqual(['届けない', '1点', '2点'])
})

test('does not offer an address already in use', () => {
  const offered = freeAddresses(
    [aUserAddress({ id: 1 }), aUserAddress({ id: 2 })],
    [aShipping({ user_address_id: 1 })],
  )

  expect(offered.map(({ id }) => id)).toEqual([2])
})
