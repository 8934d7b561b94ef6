import type { PaymentRow } from '../../payment/payment/payment.table'
import type { PricedPacking } from '../cart-pricing.rules'
import type { CartState } from '../state/cart-state.table'
import { lostWishes } from './lost-wish.rules'

/** A Tuesday morning in Tokyo. The first possible day for kanto without production time is the 25th. */
const state = {
  now: new Date('2026-11-24T01:00:00Z'),
  closedDays: new Set(),
  shippings: [{ key: 'home', shipping_last_name: '山田', shipping_first_name: '花子' }],
} as unknown as CartState

const parcel = (own: Partial<PricedPacking>): PricedPacking =>
  ({
    key: 'parcel',
    shipping_key: 'home',
    delivery_at: null,
    delivery_timezone_key: null,
    lines: [{}],
    leadDays: [0],
    region: 'kanto',
    ...own,
  }) as PricedPacking
const by = (kind: PaymentRow['kind']) => ({ kind }) as PaymentRow

test('suggests the nearest possible day after an impossible delivery day', () => {
  const packings = [parcel({ delivery_at: '2026-11-24' })]

  expect(lostWishes(state, { packings, payment: by('card') })).toEqual([
    {
      code: 'cart.packing.delivery_not_possible',
      packing_key: 'parcel',
      message: expect.stringContaining('いちばん近いお届け日は11月25日（水）です。'),
    },
  ])
})

test('suggests only days that leave time for prepayment', () => {
  const packings = [parcel({ delivery_at: '2026-11-24' })]

  expect(lostWishes(state, { packings, payment: by('bank_transfer') })[0]?.message).toContain(
    'いちばん近いお届け日は11月27日（金）です。',
  )
})

test('identifies the affected parcel by its number', () => {
  const packings = [parcel({}), parcel({ key: 'second', delivery_at: '2026-11-24' })]

  expect(lostWishes(state, { packings, payment: null })).toEqual([
    expect.objectContaining({
      packing_key: 'second',
      message: expect.stringMatching(/^荷物2のお届け希望日/),
    }),
  ])
})

test('reports a day after the last possible day as impossible', () => {
  const packings = [parcel({ delivery_at: '2027-12-24' })]

  expect(lostWishes(state, { packings, payment: null })[0]?.message).toContain('は、お届けを承れない日です')
})

test('reports a time slot that is unavailable on remote islands', () => {
  const packings = [parcel({ delivery_timezone_key: 'am', region: 'island' })]

  expect(lostWishes(state, { packings, payment: null })[0]?.message).toContain('時間帯の指定を外してください')
})
