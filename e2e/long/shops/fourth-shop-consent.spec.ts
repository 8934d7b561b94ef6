import type { Page } from '@playwright/test'
import { fillAddress, fillPerson, next, orderNumber, toConfirm } from '../../shop/checkout'
import { expect, test } from '../../shop/tenants/fourth-shop'

/** Leaves requests to third-party hosts unanswered. Returns a function that lists them. */
async function letOthersHang(page: Page): Promise<() => string[]> {
  const asked: string[] = []
  await page.route(
    ({ hostname }) => !hostname.endsWith('localhost'),
    (route) => void asked.push(new URL(route.request().url()).hostname),
  )
  return () => [...new Set(asked.splice(0))].sort()
}

const question = (page: Page) => page.getByRole('region', { name: 'Cookieの利用について' })

/** Script of the captcha service once it responds again. Its tokens are those of the sandbox. */
const captchaService = `
  window.grecaptcha = { enterprise: {
    ready: (act) => act(),
    execute: async (_key, { action }) => {
      const headers = { 'content-type': 'application/json' }
      const made = await fetch('/sandbox-captcha/tokens', { method: 'POST', headers, body: JSON.stringify({ action }) })
      return (await made.json()).token
    },
  } }
`

test('shows an error when the captcha hangs and accepts a retry', async ({ page, fourthShop }) => {
  const asked = await letOthersHang(page)
  await page.goto(fourthShop.atCareful('/product/bowl'))
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByRole('dialog').filter({ hasText: '白い鉢' })).toBeVisible()
  await page.goto(fourthShop.atCareful('/cart'))
  await question(page).getByRole('button', { name: '同意しない' }).click()
  await next(page, 'ご購入手続きへ')
  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await fillPerson(form)
  await form.getByLabel('連絡先のメールアドレス').fill('nenniri@example.com')
  await fillAddress(form)
  await form.getByLabel('昼間の電話番号').fill('0312345678')
  await next(page, '次へ進む')
  await page.getByRole('radio', { name: /お振り込み/ }).check()
  await toConfirm(page)
  const order = page.getByRole('button', { name: '注文を確定する' })
  await order.click()

  const missing = page.getByText('ご本人さまの操作かどうかを確認できませんでした')
  await expect(missing).toBeVisible()
  expect(asked()).toEqual(['www.google.com'])
  await expect(
    page.getByRole('status').filter({ has: missing }).getByRole('link', { name: 'お問い合わせ' }),
  ).toBeVisible()
  await expect(page.getByText('ご本人さまの操作を確認できませんでした。').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'ご注文の商品' })).toContainText('白い鉢')

  await page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: captchaService }),
  )
  await order.click()
  expect(await orderNumber(page)).toMatch(/^NE\d{8}-\d{6}$/)
})
