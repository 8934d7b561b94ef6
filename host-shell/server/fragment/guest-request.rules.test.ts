/** @jest-environment node */
import { parseShopperCookies } from './guest-request.rules'

test.each([
  '',
  'deliveryTo=%E5%A4%A7%E9%98%AA%E5%BA%9C',
  '_ga=GA1.1.1; _ga_ABC123=GS1.1; _gid=x; _gat_UA-1=1',
  '_gcl_au=1.1; _fbp=fb.1',
  'scripts=1; canary=7',
])('treats a shopper with cookies %j as an anonymous guest', (cookie) => {
  expect(parseShopperCookies(cookie).own).toEqual([])
})

test.each([
  'access_token=a',
  `deliveryTo=${'a'.repeat(101)}`,
  'expires_at=1',
  'refresh_token=r',
  'cartToken=c',
  'isDoPayment=1',
  'guest_key=k',
  'topMessage=2026-11-22',
  'somebody-elses=1',
  '_ga=1; cartToken=c',
  'my_ga=1',
  '_gatekeeper=1',
  'scripts2=1',
])('does not treat a shopper with cookies %j as anonymous', (cookie) => {
  expect(parseShopperCookies(cookie).own).toHaveLength(1)
})
