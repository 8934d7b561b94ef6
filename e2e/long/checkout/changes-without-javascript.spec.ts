import type { Page } from '@playwright/test'
import { callsOfPage, prepareCart } from '../../shop/prepared-cart'
import { expect, test } from '../../shop/running-shop'
import { raisePrice } from '../../shop/staff/changes-of-staff'

test.use({ javaScriptEnabled: false })

const goods = 'yokan-ogura'
/** What the page tells in place of scripts, as it is read; locators by text look past it. */
const told = async (page: Page) => (await page.locator('noscript').allInnerTexts()).join('\n')
const [news, price, total] = [
  '前の画面のあとに変わったことがあります',
  /の価格（1点）：[\d,]+円→[\d,]+円/,
  /お支払い合計：[\d,]+円→[\d,]+円/,
]
const steps = [
  ['/cart', 'カート'],
  ['/cart/shipping-add?edit=orderer', /ご注文者/],
  ['/cart/shipping-detail', 'お届け日時・ギフトの指定'],
  ['/cart/shipping-matrix', '複数のお届け先'],
  ['/cart/payment', 'お支払い方法'],
  ['/cart/confirm', 'ご注文内容の確認'],
] as const

async function choosePayment(page: Page) {
  const token = await prepareCart(page, { products: { [goods]: 2 }, email: 'changes-no-script@example.com' })
  const call = await callsOfPage(page)
  const { data } = await call<{ data: { id: number; code: string }[] }>('GET', `/v1/payments/carts/${token}`)
  const payment_id = data.find(({ code }) => code === 'bank_transfer')?.id
  await call('PATCH', '/v1/carts/order/modify', { token, payment_id })
  await page.goto('/cart/payment')
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
}

test('a price that changes is told on the next page without JavaScript, whichever it is, and once', async ({
  page,
}) => {
  await choosePayment(page)

  for (const [step, title] of steps)
    await test.step(step, async () => {
      await raisePrice(goods, 100)
      try {
        await page.goto(step)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        const words = await told(page)
        expect(words).toContain(news)
        expect(words).toMatch(price)
        expect(words).toMatch(total)
        await page.reload()
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        expect(await told(page)).not.toContain(news)
      } finally {
        await raisePrice(goods, -100)
        await page.goto(step)
      }
    })
})

test('a price that changes while a form without JavaScript is filled in is told on the page that its press leads to', async ({
  page,
}) => {
  await choosePayment(page)
  await page.goto('/cart/shipping-detail')
  await raisePrice(goods, 100)
  try {
    await page.getByLabel(/^備考/).fill('おとなりへ')
    await page.getByRole('button', { name: 'お支払いへ進む' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
    expect(await told(page)).toMatch(price)
    await page.getByRole('radio', { name: /銀行振込/ }).check()
    await page.getByRole('button', { name: 'ご注文内容の確認へ' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible()
    await expect(page.getByText('おとなりへ')).toBeVisible()
    expect(await told(page)).not.toContain(news)
  } finally {
    await raisePrice(goods, -100)
  }
})
