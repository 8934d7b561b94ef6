import fc from 'fast-check'
import { joinsEqualLines, mergesAtLogin } from '../testing/random-carts'

/** Makes the same carts in each run, so that only a change of the code fails. The slow tests make others. */
const seed = 20_261_128

test('joins equal lines after every change of 2,000 random carts', () => {
  fc.assert(joinsEqualLines, { seed, numRuns: 2000 })
})

test('merges 500 random carts at login without losing a piece', () => {
  fc.assert(mergesAtLogin, { seed, numRuns: 500 })
})
