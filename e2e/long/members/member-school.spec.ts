import { cards, fillCard, next, orderNumber, toConfirm } from '../../shop/checkout'
import { expect } from '../../shop/journey'
import { testAt } from '../../shop/tenants/other-shop'

const test = testAt('school.localhost')

test('prefills the uniform form with the member’s saved measurements and name', async ({
  page,
  signInAs,
}) => {
  await signInAs('hanako')
  await page.goto('/mypage/measurement')
  await page.getByRole('link', { name: 'サイズを記録する' }).click()
  await page.getByRole('textbox', { name: /^身長/ }).fill('１４９．５')
  await page.getByRole('button', { name: '記録する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '採寸の記録' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('149.5cm')

  await page.goto('/mypage/name-embroidery/edit')
  await page.getByLabel(/^お名前/).fill('田中みどり')
  await page.getByLabel('丸文字').check()
  await page.getByLabel(/^糸の色/).selectOption({ label: '紅' })
  await expect(page.getByRole('img', { name: '「田中みどり」を丸文字・紅の糸で刺繍した見本' })).toBeVisible()
  await page.getByRole('button', { name: '登録する' }).click()
  await expect(page.getByRole('heading', { name: '田中みどり' })).toBeVisible()

  await page.goto('/product/gym-ao/uos')
  await expect(page.getByLabel(/身長/)).toHaveValue('149.5')
  await page.getByRole('button', { name: '前回の刺繍「田中みどり（丸文字・紅）」を使う' }).click()
  await expect(page.getByLabel(/刺繍するお名前/)).toHaveValue('田中みどり')
  await page.getByRole('button', { name: 'カートに入れる' }).click()
  await expect(page.getByText('サイズを選んでください')).toBeVisible()
  await page.getByRole('link', { name: 'サイズ150を選ぶ' }).click()
  await expect(page.getByText('サイズ：150（身長145〜154cmの方）')).toBeVisible()
  await page.getByRole('button', { name: 'カートに入れる' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
  await page.goto('/cart')

  await expect(page.getByText(/^採寸：身長 149.5cm/)).toBeVisible()
  await expect(page.getByText('刺繍：田中みどり（丸文字・紅）')).toBeVisible()
  await page.goto('/cart/shipping-select')
  await next(page, '次へ進む')
  await fillCard(page, cards.frictionless)
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  const orderNo = await orderNumber(page)
  await page.goto('/mypage/order_history')
  await page.getByRole('link', { name: `ご注文 ${orderNo} の詳細を見る` }).click()
  await expect(page.getByText(/刺繍：田中みどり/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'もう一度お仕立てする' })).toBeVisible()
})
