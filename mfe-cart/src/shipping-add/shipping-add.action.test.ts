import {
  addCartShipping,
  addUserAddress,
  changeCartReceiver,
  divideCartProduct,
  initCart,
  modifyCartOrder,
} from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import type { ActionFunctionArgs } from 'react-router-dom'
import { aCart, aCartProduct, anOrderer, aShipping, aUserAddress } from '../testing/cart-builders'
import { fakeCartApi } from '../testing/cart-screen'
import { shippingAddAction } from './shipping-add.action'

const api = fakeCartApi()
beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  for (const one of [initCart, modifyCartOrder, addCartShipping, changeCartReceiver]) api.answer(one, aCart())
})

async function post(intent: string, fields: Record<string, string>) {
  const body = new URLSearchParams({ intent, ...fields }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const request = new Request('http://localhost/cart/shipping-add', { method: 'POST', headers, body })
  const answer = await shippingAddAction({
    request,
    params: {},
    context: {},
  } as unknown as ActionFunctionArgs)
  return answer instanceof Response ? answer.headers.get('location') : answer
}

const orderer = {
  'orderer.last_name': '山田',
  'orderer.postal_code': '１００－０００１',
  'orderer.city': '千代田区',
}
const recipient = { 'recipient.shipping_last_name': '鈴木', 'recipient.city': '横浜市' }

test('ships a posted order to the orderer’s own address', async () => {
  const location = await post('guest', { ...orderer, receiver: 'same' })

  expect(location).toBe('/cart/payment')
  expect(api.callsOf(modifyCartOrder)[0]?.body).toMatchObject({ orderer: { last_name: '山田' } })
  expect(api.callsOf(addCartShipping)[0]?.body).toMatchObject({
    address: { shipping_last_name: '山田', city: '千代田区', address2: null },
  })
})

test('ships a posted order to another recipient', async () => {
  const location = await post('guest', {
    ...orderer,
    ...recipient,
    receiver: 'other',
    isChoosingDelivery: 'on',
  })

  expect(location).toBe('/cart/shipping-detail')
  expect(api.callsOf(addCartShipping)[0]?.body).toMatchObject({ address: { shipping_last_name: '鈴木' } })
  expect(api.callsOf(addUserAddress)).toHaveLength(0)
})

test('gives a posted order as a social gift', async () => {
  const location = await post('guest', {
    ...orderer,
    receiver: 'gift',
    'gift.receiver_name': '鈴木',
    'gift.sender_name': '山田',
    isChoosingDelivery: 'on',
  })

  expect(location).toBe('/cart/payment')
  expect(api.callsOf(changeCartReceiver)[0]?.body).toMatchObject({
    is_social_gift: true,
    sender_name: '山田',
  })
  expect(api.callsOf(addCartShipping)).toHaveLength(0)
})

test('asks for the recipient whose fields were not on the page', async () => {
  const answer = await post('guest', { ...orderer, receiver: 'other' })

  expect(answer).toMatchObject({
    data: { message: 'お届け先の住所をご入力ください。' },
    init: { status: 422 },
  })
  expect(api.callsOf(modifyCartOrder)).toHaveLength(0)
})

test('shows the API’s error at the recipient’s field after a post', async () => {
  const errors = { city: ['市区町村を入力してください'] }
  api.answer(
    addCartShipping,
    { code: 'validation', message: '入力内容をご確認ください', errors },
    { status: 422 },
  )

  const answer = await post('address', { ...recipient, isSaved: 'on' })

  expect(answer).toMatchObject({ data: { errors: { 'recipient.city': errors.city } } })
  expect(api.callsOf(addUserAddress)).toHaveLength(0)
})

test('adds a posted address to the address book on request', async () => {
  api.answer(addUserAddress, aUserAddress())

  await post('address', { ...recipient, isSaved: 'on' })

  expect(api.callsOf(addUserAddress)[0]?.body).toMatchObject({ shipping_last_name: '鈴木', city: '横浜市' })
})

test('opens the address step after a posted orderer', async () => {
  expect(await post('orderer', orderer)).toBe('/cart/shipping-select')
})

test('asks for a destination when a posted form has none', async () => {
  api.answer(initCart, aCart({ detail: { orderer: anOrderer(), shippings: [aShipping()] } }))

  const answer = await post('another', { 'shares["towel"]': '1' })

  expect(answer).toMatchObject({ data: { message: 'お届け先をお選びください' } })
  expect(api.callsOf(addCartShipping)).toHaveLength(0)
})

test('splits a posted line between two addresses', async () => {
  const products = [aCartProduct({ key: 'towel', quantity: 3 })]
  const shipping = aShipping()
  const added = aShipping({ key: 'added' })
  api.answer(initCart, aCart({ detail: { orderer: anOrderer(), products, shippings: [shipping] } }))
  const split = aCart({ version: 2, detail: { products, shippings: [shipping, added] } })
  for (const one of [addCartShipping, divideCartProduct]) api.answer(one, split)

  const location = await post('another', { ...recipient, saved: 'new', 'shares["towel"]': '2' })

  expect(location).toBe('/cart/shipping-detail')
  expect(api.callsOf(divideCartProduct)[0]?.body).toMatchObject({
    key: 'towel',
    parts: [{ quantity: 1 }, { quantity: 2, shipping_key: 'added' }],
  })
})
