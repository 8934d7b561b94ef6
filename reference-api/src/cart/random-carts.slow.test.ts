import fc from 'fast-check'
import { joinsEqualLines, mergesAtLogin } from '../testing/random-carts'

test('joins equal lines after every change of 20,000 random carts', () => {
  fc.assert(joinsEqualLines, { numRuns: 20_000 })
})

test('merges 5,000 random carts at login without losing a piece', () => {
  fc.assert(mergesAtLogin, { numRuns: 5000 })
})
