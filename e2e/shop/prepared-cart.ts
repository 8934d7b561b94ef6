import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { origin } from './origin'

export const orderer = (email: string) => ({
  last_name: '山田',
  first_name: '太郎',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'タロウ',
  email,
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  address2: null,
  phone_number: '0312345678',
  is_receive_newsletter: false,
})

export const address = (lastName = '山田') => ({
  shipping_last_name: lastName,
  shipping_first_name: '太郎',
  shipping_last_name_kana: 'ヤマダ',
  shipping_first_name_kana: 'タロウ',
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  address2: null,
  phone_number: '0312345678',
})

/** Returns a function that calls the shop's API as its screens do. An error response fails the journey. */
export function shopCalls(request: APIRequestContext, accessToken?: string, channel = 'tsunagu') {
  const headers = {
    'X-Ecd-Channel-Id': channel,
    ...(accessToken ? { Authorization: `Bearer ${accessToken}` } : {}),
  }
  return async <T>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    data?: object,
  ): Promise<T> => {
    const answer = await request.fetch(origin() + path, { method, headers, ...(data ? { data } : {}) })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return (answer.status() === 204 ? undefined : await answer.json()) as T
  }
}

/** A browser page, or a reader without a browser. API calls share the shopper's cookies. */
export type Shopper = { request: APIRequestContext }

type PreparedCart = { token: string; version: number; data: { detail: { order: { total_payment: number } } } }

/** Returns a function that calls the API as this shopper, who may be a guest or a member. */
export async function callsOfPage({ request }: Shopper, channel?: string) {
  const cookies = await request.cookies(origin())
  return shopCalls(request, cookies.find(({ name }) => name === 'access_token')?.value, channel)
}

/**
 * Creates a cart with products, orderer and address through the API, so that the journey can begin at the
 * payment.
 */
export async function prepareCart(
  shopper: Shopper,
  { products, email }: { products: Record<string, number>; email: string },
): Promise<string> {
  const call = await callsOfPage(shopper)
  const { token } = await call<PreparedCart>('POST', '/v1/carts/init', { token: null })
  await fillCart(call, token, products, email)
  await shopper.request.addCookies([{ name: 'cartToken', value: token, url: origin() }])
  return token
}

export async function fillCart(
  call: ReturnType<typeof shopCalls>,
  token: string,
  products: Record<string, number>,
  email: string,
): Promise<void> {
  await call('PATCH', '/v1/carts/reset', { token })
  for (const [key, quantity] of Object.entries(products)) {
    const { id } = await call<{ id: number }>('GET', `/v1/products/${key}`)
    await call('PATCH', '/v1/carts/products/add', { token, product_id: id, quantity })
  }
  await call('PATCH', '/v1/carts/order/modify', { token, orderer: orderer(email) })
  await call('PATCH', '/v1/carts/shippings/add', { token, address: address() })
}

export async function openPayment(
  page: Page,
  products: Record<string, number>,
  email: string,
): Promise<void> {
  await prepareCart(page, { products, email })
  await page.goto('/cart/payment')
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
}
