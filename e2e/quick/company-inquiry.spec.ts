import { expect } from '../shop/journey'
import { mailTo } from '../shop/mails'
import { testAt } from '../shop/tenants/other-shop'

testAt('business.localhost')('a company sends an inquiry with eighteen fields', async ({ page }) => {
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'お問い合わせ' })
  const typed = {
    ...{ 会社名: '山田商店', 部署名: '仕入部', ご担当者名: '山田　花子', 電話番号: '0312345678' },
    ...{ メールアドレス: 'company@example.com', 所在地: '東京都千代田区1-1', 設立: '1998年' },
    ...{ 年商: '1億円', 資本金: '1000万円', 従業員数: '12名', 業種: '小売', 店舗名: '本店' },
    ...{ 営業時間: '10時から18時', 定休日: '水曜日', ホームページ: 'https://example.com' },
    ...{ ご希望の配送会社: '青い急便', ご注文番号: 'T1', ご相談の内容: '取引の相談です' },
  }
  for (const [label, value] of Object.entries(typed))
    await form.getByLabel(new RegExp(`^${label}(?!（カナ）)`)).fill(value)
  await form.getByRole('radio', { name: '店舗への直送' }).check()
  await form.getByRole('radio', { name: '請求書払い（2回目のご注文から）' }).check()
  const prepared = page.waitForRequest('**/v1/inquiries')
  await page.getByRole('button', { name: '確認へ進む' }).click()
  expect((await prepared).postDataJSON()).toMatchObject({ mode: 'prepare', delivery: 2, payment: 2 })

  await expect(page.getByRole('heading', { level: 1, name: 'お問い合わせ内容の確認' })).toBeVisible()
  for (const words of ['山田商店', '店舗への直送', '請求書払い（2回目のご注文から）', '取引の相談です'])
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'この内容で送信する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'お問い合わせを承りました' })).toBeVisible()
  const number = /Q\d{8}-\d+/.exec(await page.getByRole('main').innerText())?.[0] ?? 'none'
  expect((await mailTo('company@example.com', '')).text).toContain(number)
})
