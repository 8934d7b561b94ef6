import type { Page } from '@playwright/test'
import { expect, seededPassword, test } from '../../shop/journey'
import { newAddress, signOut } from '../../shop/member'
import { hasDevice } from '../../shop/session/passkey-device'
import { prepareMember } from '../../shop/session/prepared-session'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'ログイン' })

/** Opens the login as a guest who has begun to type an address. */
async function openLogin(page: Page) {
  await page.goto('/cart/shipping-add')
  await page.getByLabel(/^姓/).first().fill('高橋')
  await page.getByRole('button', { name: 'ログインして進む' }).click()
  await expect(dialog(page)).toBeVisible()
}

test('a member signs in with a passkey during checkout', async ({ page, addToCart }) => {
  await hasDevice(page)
  await prepareMember(page, newAddress('passkey-checkout'))
  await page.goto('/mypage/passkey')
  await page.getByLabel(/^パスキーの名前/).fill('花子の端末')
  await page.getByLabel(/^現在のパスワード/).fill(seededPassword)
  await page.getByRole('button', { name: 'この端末のパスキーを登録する' }).click()
  await expect(page.getByRole('list', { name: 'パスキー' })).toContainText('花子の端末')
  await signOut(page)
  await addToCart('yokan-ogura')
  await openLogin(page)
  await dialog(page).getByRole('button', { name: 'パスキーを使う' }).click()

  await expect(dialog(page)).toBeHidden()
  await expect(page).not.toHaveURL(/shipping-add/)
})
