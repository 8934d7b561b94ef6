import { fillCard } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { pageFaults, reflowFaults } from '../../shop/looks/page-faults'
import { prepareCart } from '../../shop/prepared-cart'
import { treeFaults } from '../../shop/markup/tree-faults'
import { isWhole } from '../../shop/looks/walk'

test('each step and state of a guest’s checkout is accessible', async ({ page }) => {
  const whole = async (state: string) => {
    await isWhole(page)
    const faults = [...(await treeFaults(page)), ...(await pageFaults(page))]
    expect.soft(faults, state).toEqual([])
  }
  const open = async (path: string) => {
    await page.goto(path)
    await whole(path)
    expect.soft(await reflowFaults(page), path).toEqual([])
  }
  await prepareCart(page, { products: { 'imabari-towel-set': 2 }, email: 'tree@example.com' })
  await open('/cart')
  await open('/cart/shipping-add?edit=orderer')
  await open('/cart/shipping-add?another=1')
  await open('/cart/shipping-add')
  await page.getByRole('button', { name: 'ログインして進む' }).click()
  const login = page.getByRole('dialog', { name: 'ログイン' })
  await login.getByRole('button', { name: '確認コードをメールで受け取る' }).click()
  await expect(login.getByRole('textbox', { name: 'メールアドレスまたはログインID' })).toBeFocused()
  await whole('a login in its dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: /お相手に入力してもらう/ }).check()
  await expect(page.getByLabel('贈り先のお名前')).toBeVisible()
  await whole('a social gift')
  await page.getByRole('radio', { name: '別の住所に届ける' }).check()
  await page.getByRole('button', { name: '次へ進む' }).click()
  await expect(page.getByText('姓を入力してください')).toBeVisible()
  await whole('an address with errors')

  await open('/cart/shipping-matrix')
  const count = page.getByRole('group', { name: /山田.*さま/ }).getByRole('textbox')
  await expect(count).toHaveAccessibleName(/今治タオルセット/)
  await count.fill('')
  await expect(page.getByRole('status').filter({ hasText: 'お届け先 1件・商品 0点' })).toBeVisible()
  await page.getByRole('button', { name: '次へ進む' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'お届けする商品がありません' })).toBeVisible()
  await expect(count).toHaveAccessibleDescription('山田 太郎 さま：お届けする商品がありません')
  await whole('a matrix with errors')
  await page.getByText('CSV・表計算からまとめて追加する').click()
  await page.getByRole('button', { name: '表のお届け先を追加する' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '住所の表を貼り付けるか' })).toBeVisible()
  await expect(page.getByLabel('住所の表')).toBeFocused()
  await whole('a matrix whose table was refused')
  await page.getByRole('button', { name: '住所を入力して追加する' }).click()
  await expect(page.getByRole('dialog', { name: 'お届け先の入力' })).toBeVisible()
  await whole('an address in its dialog')

  await open('/cart/shipping-detail')
  await page
    .getByRole('region', { name: 'この荷物のギフトの装い' })
    .getByRole('button', { name: '熨斗を付ける' })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await whole('a noshi in its dialog')
  await page.getByRole('dialog').getByRole('button', { name: 'この内容で付ける' }).click()
  const dressing = page.getByRole('region', { name: 'この荷物のギフトの装い' })
  await expect(dressing.getByRole('img').first()).toBeVisible()
  await whole('a parcel with its noshi')
  await open('/cart/payment')
  await page.getByText('クーポンを使う').click()
  await page.getByRole('button', { name: 'ご注文内容の確認へ' }).click()
  await expect(page.getByText('お支払い方法を選択してください').first()).toBeVisible()
  await whole('a payment that is not chosen')
  await fillCard(page, '4242424242424242')
  await whole('a payment by card')
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await page.getByRole('button', { name: 'ご注文内容の確認へ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeFocused()
  await whole('the last confirmation')
  expect.soft(await reflowFaults(page), '/cart/confirm').toEqual([])
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文ありがとうございます' })).toBeVisible()
  await whole('the order that stands')
})
