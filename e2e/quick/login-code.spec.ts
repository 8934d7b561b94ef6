import type { Page } from '@playwright/test'
import { orderAsMember } from '../shop/checkout'
import { expect, test } from '../shop/journey'
import { codeIn, mailTo } from '../shop/mails'
import { newAddress, signOut } from '../shop/member'
import { prepareMember } from '../shop/session/prepared-session'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'ログイン' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Opens the login as a guest who has begun to type an address. */
async function openLogin(page: Page) {
  await page.goto('/cart/shipping-add')
  await page.getByLabel(/^姓/).first().fill('高橋')
  await page.getByRole('button', { name: 'ログインして進む' }).click()
  await expect(dialog(page)).toBeVisible()
}

test('a member signs in with an emailed code during checkout', async ({ page, addToCart }) => {
  const email = newAddress('code-login')
  await prepareMember(page, email)
  await addToCart('imabari-towel-set')
  await orderAsMember(page)
  await signOut(page)
  await addToCart('yokan-ogura')
  await openLogin(page)
  const since = new Date()
  await dialog(page).getByRole('button', { name: '確認コードをメールで受け取る' }).click()
  await dialog(page).getByLabel('メールアドレスまたはログインID').fill(email)
  await dialog(page).getByRole('button', { name: '確認コードを受け取る' }).click()
  await dialog(page)
    .getByLabel(/確認コード/)
    .fill(codeIn(await mailTo(email, 'ログイン確認コード', since)))
  await dialog(page).getByRole('button', { name: '確認する' }).click()

  await expect(heading(page, 'ご注文内容の確認')).toBeVisible()
  await expect(page.getByRole('region', { name: 'ご注文の商品' })).toContainText('羊羹')
})
