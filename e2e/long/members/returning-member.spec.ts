import { next, orderAsMember } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'

test('returns to the confirm screen after a change made from it', async ({ page, signInAs, addToCart }) => {
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
