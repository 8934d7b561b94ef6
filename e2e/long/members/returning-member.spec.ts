import { next, orderAsMember } from '../../shop/checkout'
import { expect, seededPassword, test } from '../../shop/journey'

test('what was filled in is changed from the confirm screen, which is where the way leads back to', async ({
  page,
  signInAs,
  addToCart,
}) => {
  await signInAs('taro')
  await addToCart('imabari-towel-set')
  await orderAsMember(page)
  await addToCart('yokan-ogura')
  await page.goto('/cart')
  await next(page, 'ご購入手続きへ')

  await page.getByRole('link', { name: 'お届け先を変更する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'お届け先の選択' })).toBeVisible()
  await next(page, '次へ進む')
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible()
  await page.getByRole('link', { name: 'お届け日時・ギフトの指定を変更する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'お届け日時・ギフトの指定' })).toBeVisible()
  await next(page, 'ご注文内容の確認へ')

  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible()
  await expect(page.getByRole('button', { name: '注文を確定する' })).toBeEnabled()
})

test('a member who began as a guest signs in within the checkout, and nothing that was typed is lost', async ({
  page,
  addToCart,
}) => {
  await addToCart('yokan-ogura')
  await page.goto('/cart/shipping-add')
  await page.getByLabel(/^姓/).first().fill('高橋')
  await page
    .getByLabel(/^名(?!前)/)
    .first()
    .fill('次郎')
  await page
    .getByLabel(/^町名・番地/)
    .first()
    .fill('千代田1-1')

  await page.getByRole('button', { name: 'ログインして進む' }).click()
  const login = page.getByRole('dialog', { name: 'ログイン' })
  await login.getByLabel('メールアドレスまたはログインID').fill('taro@example.com')
  await login.getByLabel('パスワード', { exact: true }).fill(seededPassword)
  await login.getByRole('button', { name: 'ログイン', exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'お届け先の入力' })).toBeVisible()
  await expect(page.getByLabel(/^姓/)).toHaveValue('高橋')
  await expect(page.getByLabel(/^名(?!前)/)).toHaveValue('次郎')
  await expect(page.getByLabel(/^町名・番地/)).toHaveValue('千代田1-1')
  await expect(page.getByRole('complementary', { name: 'ご注文内容' })).toContainText('羊羹')
})
