import { is } from 'superstruct'
import { addCartProduct, completeSocialGift, modifyCartPacking } from './index'

const address = {
  shipping_last_name: '山田',
  shipping_first_name: '花子',
  shipping_last_name_kana: 'ヤマダ',
  shipping_first_name_kana: 'ハナコ',
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  phone_number: '0312345678',
}

test('accepts only whole quantities of at least one', () => {
  const body = { token: 't', product_id: 1, quantity: 1 }

  expect(is(body, addCartProduct.body!)).toBe(true)
  expect(is({ ...body, quantity: 0 }, addCartProduct.body!)).toBe(false)
  expect(is({ ...body, quantity: 1.5 }, addCartProduct.body!)).toBe(false)
})

test('rejects a request with an unknown field', () => {
  expect(is({ token: 't', product_id: 1, quantity: 1, unit_price: 1 }, addCartProduct.body!)).toBe(false)
})

test('clears a delivery preference with null', () => {
  expect(is({ token: 't', key: 'p', delivery_at: null }, modifyCartPacking.body!)).toBe(true)
})

test('accepts the address and delivery in one request', () => {
  expect(
    is({ ...address, delivery_at: '2026-12-01', delivery_timezone: 'am' }, completeSocialGift.body!),
  ).toBe(true)
})
