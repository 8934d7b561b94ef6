import { joinAddress } from './joined-address.rules'

const place = { prefecture: '東京都', city: '中央区', address1: '銀座4-1-1', address2: 'みなとやビル3階' }

test('separates the building from the house number', () => {
  expect(joinAddress(place)).toBe('東京都中央区銀座4-1-1 みなとやビル3階')
})

test.each([[''], [null]])('ends with the house number if the building is %j', (address2) => {
  expect(joinAddress({ ...place, address2 })).toBe('東京都中央区銀座4-1-1')
})
