import fc from 'fast-check'
import { joinsEqualLines, mergesAtLogin } from '../testing/random-carts'

test('joins equal lines after every change of 2,000 random carts', () => {
  fc.assert(joinsEqualLines, { numRuns: 2000 })
})

test('merges 500 random carts at login without losing a piece', () => {
  fc.assert(mergesAtLogin, { numRuns: 500 })
})
