import { existsSync } from 'node:fs'
import { neverExecuted } from './executed-sql.mjs'
import { absolute, read } from '../repository'

const purge = 'src/cart/purge-carts.sql.ts purgeCarts 3'

test('SQL that only the whole suite executes is named, with a test that executes it', () => {
  const whole = {
    [purge]: ['src/cart/purge-carts.test.ts'],
    'src/cart/cart.sql.ts find 0': ['src/cart.test.ts'],
  }

  expect(neverExecuted(whole, { 'src/cart/cart.sql.ts find 0': ['src/cart.test.ts'] })).toEqual([
    '  src/cart/purge-carts.sql.ts purgeCarts: by src/cart/purge-carts.test.ts',
  ])
  expect(neverExecuted(whole, whole)).toEqual([])
})

test('what only a race or a random request has reached is not asked for', () => {
  const whole = { [purge]: ['src/order/place-order.race.test.ts', 'src/random-requests.test.ts'] }

  expect(neverExecuted(whole, {})).toEqual([])
})

test('each test that the embedded database is given is there', () => {
  const reasons = JSON.parse(read('reference-api/embedded-tests.json')) as Record<string, string[]>

  const missing = Object.values(reasons)
    .flat()
    .filter((file) => !existsSync(absolute(`reference-api/${file}`)))

  expect(missing).toEqual([])
})
