import path from 'node:path'
import { agreementIn, buildAgreement, listEntryFiles, writtenSurface } from './agreement.mjs'
import { createTypeProgram } from './program.mjs'
import { releasable, root } from '../workspace/workspace.mjs'
import { findUsage } from './usage.mjs'

function agreementOfSource(source: string) {
  const file = path.join(root, 'mfe-cart/src/a-remote-of-a-test.ts')
  return agreementIn(
    createTypeProgram([file], { [file]: source }),
    writtenSurface('contracts'),
    writtenSurface('event-bus'),
  )
}

const agreement = agreementOfSource(`
  import { callRemote, on, publish } from '@storefront/event-bus'
  import { call } from '@storefront/http'
  import { getCart, listNews, listUserCards, type UserCard } from '@storefront/contracts'

  type Row = { masked_number: string }
  const labelOf = ({ masked_number }: Row) => masked_number
  const nameOf = (card: { name: string | null }) => card.name

  export async function load() {
    const { data } = await call(getCart, { params: { token: 'a' } })
    const { detail } = data.data
    const cards: UserCard[] = (await call(listUserCards)).data.data
    await call(listNews, { query: {} })
    return [detail.products.map((line) => line.quantity), cards.map(labelOf), nameOf(cards[0]!)]
  }
  on('cart.changed').subscribe(({ count }) => publish('product.viewed', { product_id: count }))
  export const ask = async () => (await callRemote('cart.add-product', choice, { deadlineMs: 1 })).kind
  declare const choice: Parameters<typeof callRemote<'cart.add-product'>>[1]
`)

test('records only the fields that a remote’s source reads', () => {
  const { calls, shapes } = agreement.reads

  expect(calls['GET /v1/carts/:token']).toEqual({ answer: 'Cart' })
  expect(shapes.Cart).toEqual({ data: { detail: 'CartDetail' } })
  expect(shapes.CartDetail).toEqual({ products: ['CartProduct'] })
  expect(shapes.CartProduct).toEqual({ quantity: 'integer' })
})

test('records an event that a remote declares itself', () => {
  const { hears, tells } = agreementOfSource(`
    import { on, publish } from '@storefront/event-bus'
    declare module '@storefront/event-bus' {
      interface StorefrontEvents {
        'cart.quote-asked': { quote_id: number; note: string }
      }
    }
    on('cart.quote-asked').subscribe(({ quote_id }) => console.log(quote_id))
    publish('cart.quote-asked', { quote_id: 1, note: '' })
  `)

  expect(tells.facts['cart.quote-asked']).toEqual({ quote_id: 'number', note: 'string' })
  expect(hears.facts['cart.quote-asked']).toEqual({ quote_id: 'number' })
})

test('records fields that are read through another type', () => {
  const { calls, shapes } = agreement.reads

  expect(calls['GET /v1/me/user-cards']).toEqual({ answer: { data: ['UserCard'] } })
  expect(Object.keys(shapes.UserCard ?? {}).sort()).toEqual(['masked_number', 'name'])
})

test('records fields that are read by a computed name', () => {
  const { shapes } = agreementOfSource(`
    import { call } from '@storefront/http'
    import { listUserCards } from '@storefront/contracts'
    declare const field: 'name' | 'masked_number'
    export const load = async () => (await call(listUserCards)).data.data.map((card) => card[field])
  `).reads

  expect(Object.keys(shapes.UserCard ?? {}).sort()).toEqual(['masked_number', 'name'])
})

test('records fields that are read through the type of another answer', () => {
  const { calls, shapes } = agreementOfSource(`
    import { call } from '@storefront/http'
    import { getFittingBooking, type FittingDay } from '@storefront/contracts'
    const placeOf = ({ place, address }: Pick<FittingDay, 'place' | 'address' | 'access'>) => place + address
    export const load = async () =>
      placeOf((await call(getFittingBooking, { params: { token: 'a' } })).data)
  `).reads

  expect(calls['GET /v1/fitting-bookings/:token']).toEqual({ answer: 'FittingBooking' })
  expect(shapes.FittingBooking).toEqual({ place: 'string', address: 'string' })
})

test('records a call even if its response is ignored', () => {
  expect(agreement.reads.calls['GET /v1/news']).toEqual({ answer: {} })
})

test('records published and consumed events and calls', () => {
  const { hears, tells } = agreement

  expect(hears.facts['cart.changed']).toEqual({ count: 'number' })
  expect(hears.facts['cart.add-product (answer)']).toEqual({ kind: "'added'|'refused'" })
  expect(tells.facts['product.viewed']).toEqual({ product_id: 'number' })
  expect(Object.keys(tells.facts)).toContain('cart.add-product (request)')
})

test('the API’s agreement contains the complete contracts surface', () => {
  expect(buildAgreement('reference-api')).toEqual({ answers: writtenSurface('contracts') })
})

test('every consumed event and call has a publisher', () => {
  const parts = releasable.filter((name) => name !== 'reference-api')

  const program = createTypeProgram(parts.flatMap(listEntryFiles))
  // Only sources that import the bus use it, so other sources aren't checked.
  const speakers = program.getSourceFiles().filter(({ text }) => text.includes('event-bus'))
  const { told, heard } = findUsage({ ...program, getSourceFiles: () => speakers })

  expect([...heard].filter((name) => !told.has(name))).toEqual([])
  expect(heard.size).toBeGreaterThan(5)
})
