import type { Locator } from '@playwright/test'
import { orderNumber } from '../../shop/checkout'
import { expect, isHydrated, test } from '../../shop/journey'
import { tabTo } from '../../shop/input/keyboard'
import { pageFaults } from '../../shop/page-faults'
import { openPayment, prepareCart } from '../../shop/prepared-cart'

test('a guest whose address is known comes from the cart to the order with forty keys at most', async ({
  page,
}) => {
  await prepareCart(page, { products: { 'daifuku-ichigo': 1 }, email: 'forty-keys@example.com' })
  await page.goto('/cart')
  await isHydrated(page)
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  const toControl = (control: Locator) => tabTo(page, control, () => (keys += 1))
  const onScreen = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeFocused()

  await toControl(page.getByRole('link', { name: '本文へ移動' }))
  await press('Enter')
  await toControl(page.getByRole('button', { name: 'ご購入手続きへ' }))
  await press('Enter')
  await onScreen('ご注文者・お届け先の入力')
  await toControl(page.getByRole('textbox', { name: /^姓/ }))
  await press('Enter')
  await onScreen('お支払い方法')
  await toControl(page.getByRole('radio', { name: /クレジットカード/ }))
  for (
    let presses = 0;
    presses < 9 && !(await page.getByRole('radio', { name: /銀行振込/ }).isChecked());
    presses += 1
  )
    await press('ArrowUp')
  await toControl(page.getByRole('textbox', { name: '領収書の宛名' }))
  await press('Enter')
  await onScreen('ご注文内容の確認')
  await toControl(page.getByRole('link', { name: 'お支払い金額と注文の確定へ' }))
  await press('Enter')
  await toControl(page.getByRole('button', { name: '注文を確定する' }))
  await press('Enter')
  await orderNumber(page)

  expect(keys).toBeLessThanOrEqual(40)
})

test('axe finds nothing in checkout, on a phone and a desk', async ({ page }) => {
  const clean = async () => {
    await page.waitForLoadState('networkidle')
    expect(await pageFaults(page), page.url()).toEqual([])
  }
  await openPayment(page, { 'imabari-towel-set': 1, 'daifuku-ichigo': 1 }, 'axe@example.com')
  await page.getByRole('radio', { name: /クレジットカード/ }).check()
  await clean()
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await page.getByRole('button', { name: 'ご注文内容の確認へ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible()
  await clean()
  for (const url of [
    '/cart',
    '/cart/shipping-add?edit=orderer',
    '/cart/shipping-add?another=1',
    '/cart/shipping-add',
  ]) {
    await page.goto(url)
    await clean()
  }
  await page.getByRole('button', { name: 'ログインして進む' }).click()
  const login = page.getByRole('dialog', { name: 'ログイン' })
  await login.getByRole('button', { name: '確認コードをメールで受け取る' }).click()
  await expect(login.getByRole('textbox', { name: 'メールアドレスまたはログインID' })).toBeFocused()
  await clean()
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: /お相手に入力してもらう/ }).check()
  await expect(page.getByLabel('贈り先のお名前')).toBeVisible()
  await clean()
  await page.getByRole('radio', { name: '別の住所に届ける' }).check()
  await page.getByRole('button', { name: '次へ進む' }).click()
  await expect(page.getByText('姓を入力してください')).toBeVisible()
  await clean()
  await page.goto('/cart/shipping-detail')
  await page.getByText('この商品だけ装いを変える').first().click()
  await page
    .getByRole('region', { name: 'この荷物のギフトの装い' })
    .getByRole('button', { name: '熨斗を付ける' })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await clean()
  await page.getByRole('dialog').getByRole('button', { name: 'この内容で付ける' }).click()
  await expect(
    page.getByRole('region', { name: 'この荷物のギフトの装い' }).getByRole('img').first(),
  ).toBeVisible()
  await clean()
  await page.goto('/cart/confirm')
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await orderNumber(page)
  await clean()
})
