import { newAddress } from '../shop/member'
import { callsOfPage, prepareCart } from '../shop/prepared-cart'
import { expect, test } from '../shop/served/journey'
import { readText } from '../shop/served/look'
import type { Reader } from '../shop/served/reader'
import { raisePrice } from '../shop/staff/changes-of-staff'

const goods = 'yokan-ogura'
const news = '前の画面のあとに変わったことがあります'
const price = /の価格（1点）：[\d,]+円→[\d,]+円/
const total = /お支払い合計：[\d,]+円→[\d,]+円/

/** Returns the notices that the page shows to browsers without scripts. */
const told = ({ document }: Reader) => [...document.querySelectorAll('noscript')].map(readText).join('\n')

async function choosePayment(reader: Reader) {
  const token = await prepareCart(reader, { products: { [goods]: 2 }, email: newAddress('changes') })
  const call = await callsOfPage(reader)
  const { data } = await call<{ data: { id: number; code: string }[] }>('GET', `/v1/payments/carts/${token}`)
  const payment_id = data.find(({ code }) => code === 'bank_transfer')?.id
  await call('PATCH', '/v1/carts/order/modify', { token, payment_id })
  await reader.open('/cart/payment')
  expect(reader.heading).toBe('お支払い方法')
}

const steps = [
  ['/cart', 'カート'],
  ['/cart/shipping-add?edit=orderer', /ご注文者/],
  ['/cart/shipping-detail', 'お届け日時・ギフトの指定'],
  ['/cart/shipping-matrix', '複数のお届け先'],
  ['/cart/payment', 'お支払い方法'],
  ['/cart/confirm', 'ご注文内容の確認'],
] as const

test('each page of the checkout reports a changed price once', async ({ reader }) => {
  await choosePayment(reader)

  for (const [step, title] of steps)
    await test.step(step, async () => {
      await raisePrice(goods, 100)
      try {
        await reader.open(step)
        expect(reader.heading).toMatch(title)
        expect(told(reader)).toContain(news)
        expect(told(reader)).toMatch(price)
        expect(told(reader)).toMatch(total)
        await reader.reload()
        expect(reader.heading).toMatch(title)
        expect(told(reader)).not.toContain(news)
      } finally {
        await raisePrice(goods, -100)
        await reader.open(step)
      }
    })
})

test('the page after a posted form reports a changed price', async ({ reader }) => {
  await choosePayment(reader)
  await reader.open('/cart/shipping-detail')
  await raisePrice(goods, 100)
  try {
    reader.fill('備考', 'おとなりへ')
    await reader.press('お支払いへ進む')

    expect(reader.heading).toBe('お支払い方法')
    expect(told(reader)).toMatch(price)
    reader.check(/銀行振込/)
    await reader.press('ご注文内容の確認へ')
    expect(reader.heading).toBe('ご注文内容の確認')
    expect(reader.text).toContain('おとなりへ')
    expect(told(reader)).not.toContain(news)
  } finally {
    await raisePrice(goods, -100)
  }
})
