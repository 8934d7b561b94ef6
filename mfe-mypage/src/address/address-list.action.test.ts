import { addUserAddresses, readAddressText } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import type { ActionFunctionArgs } from 'react-router-dom'
import { fakeMemberApi } from '../testing/mypage-screen'
import { addressListAction } from './address-list.action'

const api = fakeMemberApi()
beforeEach(() => configureHttp({ baseUrl: 'http://localhost' }))

const sato = {
  shipping_last_name: '佐藤',
  shipping_first_name: '花子',
  shipping_last_name_kana: '',
  shipping_first_name_kana: '',
  postal_code: '1500001',
  prefecture: '東京都',
  city: '渋谷区',
  address1: '神宮前1-1',
  address2: '',
  phone_number: '',
}
const asRead = (address: object, rest: object = {}) => ({
  address: { ...sato, ...address },
  unsure: [],
  problems: {},
  source: 'もとの一行',
  ...rest,
})
const inBook = asRead({}, { is_known: true, problems: { phone_number: ['電話番号を入力してください'] } })

/** Posts the text as a page without JavaScript does. */
async function post(...data: object[]) {
  api.answer(readAddressText, { data })
  api.answer(addUserAddresses, { count: 1, known_count: 0 })
  const body = new URLSearchParams({ intent: 'address-text', addressText: 'もとの一行' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const request = new Request('http://localhost/mypage/address', { method: 'POST', headers, body })
  return await addressListAction({ request, params: {}, context: {} } as unknown as ActionFunctionArgs)
}

test('adds what was read but for recipients of the book', async () => {
  const answer = (await post(asRead({ phone_number: '0312345678' }), inBook)) as Response

  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/mypage/address')
  expect(api.callsOf(addUserAddresses)[0]?.body).toEqual({
    addresses: [{ ...sato, phone_number: '0312345678' }],
  })
})

test('reports that the book has all recipients', async () => {
  expect(await post(inBook)).toMatchObject({
    init: { status: 422 },
    data: {
      message: '登録済みのお届け先と同じため、追加しませんでした。',
      values: { addressText: 'もとの一行' },
    },
  })
  expect(api.callsOf(addUserAddresses)).toEqual([])
})
