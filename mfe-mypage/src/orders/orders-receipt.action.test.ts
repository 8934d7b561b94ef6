import { checkGuestReceipt, downloadGuestReceipt } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import type { ActionFunctionArgs } from 'react-router-dom'
import { fakeMemberApi } from '../testing/mypage-screen'
import { ordersReceiptAction } from './orders-receipt.action'

const api = fakeMemberApi()
beforeEach(() => configureHttp({ baseUrl: 'http://localhost' }))

/** Posts the form as a page without JavaScript does. */
async function post(fields: Record<string, string>) {
  const body = new URLSearchParams({ intent: 'receipt', ...fields }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const request = new Request('http://localhost/orders/receipt', { method: 'POST', headers, body })
  return await ordersReceiptAction({ request, params: {}, context: {} } as unknown as ActionFunctionArgs)
}

test('redirects to the receipt file without issuing the original', async () => {
  api.answer(checkGuestReceipt, {})

  const answer = (await post({
    no: 'ｔ1',
    t: 'https://shop.example/orders/receipt?no=T1&t=a-_b9',
  })) as Response

  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/v1/orders/T1/download/receipt?t=a-_b9')
  expect(api.callsOf(downloadGuestReceipt)).toEqual([])
})

test('responds with 422 and field errors for missing and wrong values', async () => {
  expect(await post({ no: '', t: 'x' })).toMatchObject({
    init: { status: 422 },
    data: { errors: { no: ['ご注文番号を入力してください'] }, values: { t: 'x' } },
  })
  const words = 'ご注文番号と領収書コードの組み合わせが見つかりません'
  api.answer(
    checkGuestReceipt,
    { message: words, code: 'order.receipt.unknown', errors: { t: [words] } },
    { status: 404 },
  )

  expect(await post({ no: 'T1', t: 'wrong' })).toMatchObject({
    init: { status: 422 },
    data: { errors: { t: [words] }, values: { no: 'T1', t: 'wrong' } },
  })
})
