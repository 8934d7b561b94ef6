import {
  addCartAccessory,
  getCart,
  initCart,
  listGiftRules,
  modifyCartAccessory,
  resetCartShippings,
} from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import type { ActionFunctionArgs } from 'react-router-dom'
import { aCartAccessory, aCartProduct, anOrderableCart, aPacking, aShipping } from '../testing/cart-builders'
import { fakeCartApi } from '../testing/cart-screen'
import { imprintAtFirst } from '../gift-choice/inscription.rules'
import { shippingDetailAction } from './shipping-detail.action'

const api = fakeCartApi()
const cart = anOrderableCart({
  detail: {
    products: [
      aCartProduct({ key: 'towel', packing_key: 'packing-1', accessories: [aCartAccessory()] }),
      aCartProduct({ key: 'tea', packing_key: 'packing-2' }),
    ],
    shippings: [
      aShipping({
        packings: [
          aPacking({ products: [{ key: 'towel', quantity: 1 }] }),
          aPacking({ key: 'packing-2', products: [{ key: 'tea', quantity: 1 }] }),
        ],
      }),
    ],
  },
})
beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  for (const one of [initCart, getCart, addCartAccessory, modifyCartAccessory]) api.answer(one, cart)
  api.answer(resetCartShippings, cart)
})

const card = { message: null }
const noshi = { noshi_heading: '御祝', noshi_cord: 'bow', noshi_place: 'outer', noshi_name: '山田' } as const
const offered = {
  'inscription-packing-1-3.offered': imprintAtFirst(noshi, { isUsualCord: false }),
  'inscription-packing-1-3.noshi_heading': '御祝',
  'inscription-packing-1-3.noshi_cord': 'bow',
  'inscription-packing-1-3.noshi_place': 'outer',
  'inscription-packing-1-3.noshi_name': '山田',
  'inscription-packing-2-5.offered': imprintAtFirst(card, { isUsualCord: false }),
  'inscription-packing-2-5.message': '',
}

async function post(fields: Record<string, string>) {
  const body = new URLSearchParams({ intent: 'delivery', ...offered, ...fields }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const request = new Request('http://localhost/cart/shipping-detail', { method: 'POST', headers, body })
  return (await shippingDetailAction({
    request,
    params: {},
    context: {},
  } as unknown as ActionFunctionArgs)) as Response | { data: unknown; init: { status: number } }
}

test('cures a posted advice that the cart still needs', async () => {
  const rule = {
    key: 'bow',
    conditions: { headings: ['御祝'], cords: ['bow' as const] },
    sentence: '結び切りにします。',
    cure: { label: '結び切りにする', set: { kind: 'noshi' as const, noshi_cord: 'knot' as const } },
  }
  api.answer(listGiftRules, { data: [rule] })

  await post({ press: 'cure bow towel' })
  await post({ press: 'cure bow tea' })

  expect(api.callsOf(modifyCartAccessory).map(({ body }) => body)).toMatchObject([
    { key: 'noshi-1', noshi_cord: 'knot', noshi_heading: '御祝', noshi_name: '山田' },
  ])
})

test('sends no accessory requests if no inscription was edited', async () => {
  const answer = await post({ press: 'gather' })

  expect(answer).toMatchObject({ status: 303 })
  expect(api.callsOf(addCartAccessory)).toHaveLength(0)
})

test("saves edited noshi names when another parcel's button is clicked", async () => {
  const answer = await post({
    press: 'dress-packing packing-2 5',
    'inscription-packing-1-3.noshi_name': '山田\r\n鈴木',
    'inscription-packing-2-5.message': 'おめでとう',
  })

  expect(answer).toMatchObject({ status: 303 })
  expect(api.callsOf(modifyCartAccessory).map(({ body }) => body)).toMatchObject([
    { noshi_name: '山田\n鈴木' },
  ])
  expect(api.callsOf(addCartAccessory).map(({ body }) => body)).toMatchObject([{ message: 'おめでとう' }])
})

test('does not add a noshi to products when its names are edited', async () => {
  const [towel] = cart.data.detail.products
  const plain = aCartProduct({ key: 'plain', packing_key: 'packing-1' })
  const twice = { ...aCartAccessory(), key: 'on-soap' }
  const soap = aCartProduct({ key: 'soap', packing_key: 'packing-1', accessories: [twice] })
  const three = anOrderableCart({ detail: { ...cart.data.detail, products: [towel!, plain, soap] } })
  api.answer(initCart, three)
  api.answer(modifyCartAccessory, three)

  expect(await post({ 'inscription-packing-1-3.noshi_name': '鈴木' })).toMatchObject({ status: 303 })

  expect(api.callsOf(modifyCartAccessory).map(({ body }) => body)).toMatchObject([
    { key: aCartAccessory().key, noshi_name: '鈴木' },
    { key: 'on-soap', noshi_name: '鈴木' },
  ])
  expect(api.callsOf(addCartAccessory)).toEqual([])
})

test('skips the accessory of a line that was joined while saving', async () => {
  const [towel] = cart.data.detail.products
  const twice = { ...aCartAccessory(), key: 'on-second', noshi_name: '鈴木' }
  const second = aCartProduct({ key: 'second', packing_key: 'packing-1', accessories: [twice] })
  api.answer(initCart, anOrderableCart({ detail: { ...cart.data.detail, products: [towel!, second] } }))

  expect(await post({ 'inscription-packing-1-3.noshi_name': '鈴木' })).toMatchObject({ status: 303 })

  expect(api.callsOf(modifyCartAccessory).map(({ body }) => body)).toMatchObject([
    { key: aCartAccessory().key, noshi_name: '鈴木' },
  ])
})

test('keeps the text of an unattached card when another button is clicked', async () => {
  const answer = await post({ press: 'gather', 'inscription-packing-2-5.message': 'おめでとう' })

  expect(answer).toMatchObject({
    init: { status: 200 },
    data: { isPrepared: true, values: { 'inscription-packing-2-5.message': 'おめでとう' } },
  })
})

test('rejects the form when text was entered for an unattached card', async () => {
  const answer = await post({ 'inscription-packing-2-5.message': 'おめでとう' })

  expect(answer).toMatchObject({
    init: { status: 422 },
    data: { errors: { 'inscription-packing-2-5.message': [expect.stringContaining('「付ける」を押して')] } },
  })
})

const waitingNoshi = {
  'inscription-packing-2-3.offered': imprintAtFirst({ ...noshi, noshi_name: null }, { isUsualCord: true }),
  'inscription-packing-2-3.noshi_heading': '御祝',
  'inscription-packing-2-3.noshi_cord': '',
  'inscription-packing-2-3.noshi_place': 'outer',
  'inscription-packing-2-3.noshi_name': ' ',
}

test('rejects the form when the heading of an unattached noshi was edited', async () => {
  const answer = await post({ ...waitingNoshi, 'inscription-packing-2-3.noshi_heading': '内祝' })

  expect(answer).toMatchObject({
    init: { status: 422 },
    data: {
      errors: { 'inscription-packing-2-3.noshi_heading': [expect.stringContaining('元の選択に戻して')] },
    },
  })
})

test('accepts the form when an unattached noshi was not edited', async () => {
  expect(await post(waitingNoshi)).toMatchObject({ status: 303 })
})

test('redirects to the cart if it has expired despite pending inscriptions', async () => {
  api.answer(
    resetCartShippings,
    { code: 'cart.common.is_expired', message: 'カートの有効期限が切れました。' },
    { status: 422 },
  )
  const answer = await post({ press: 'gather', 'inscription-packing-2-5.message': 'おめでとう' })

  expect(answer).toMatchObject({ status: 303 })
  expect((answer as Response).headers.get('location')).toMatch(/^\/cart($|\?)/)
})
