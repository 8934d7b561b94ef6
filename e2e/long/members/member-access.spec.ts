import type { Page } from '@playwright/test'
import { cards, fillCard, next, orderNumber, toConfirm } from '../../shop/checkout'
import { placeGift } from '../../shop/gift/placed-gift'
import { downloadReceipt } from '../../shop/guest-receipt'
import { expect, seededPassword, test } from '../../shop/journey'
import { mailTo } from '../../shop/mails'
import { logIn, newAddress, signOut } from '../../shop/member'
import { hasDevice } from '../../shop/session/passkey-device'
import { pageFaults } from '../../shop/looks/page-faults'
import { prepareMember } from '../../shop/session/prepared-session'

const toast = (page: Page, hasText: string) => page.locator('.Toastify__toast').filter({ hasText })

test('a member adds a passkey and signs in with it alone', async ({ page }) => {
  const email = newAddress('passkey')
  const since = new Date()
  await hasDevice(page)
  await prepareMember(page, email)
  await page.goto('/mypage/passkey')
  await page.getByLabel(/^パスキーの名前/).fill('花子の端末')
  await page.getByLabel(/^現在のパスワード/).fill(seededPassword)
  await page.getByRole('button', { name: 'この端末のパスキーを登録する' }).click()
  await expect(page.getByRole('list', { name: 'パスキー' })).toContainText('花子の端末')
  expect((await mailTo(email, 'パスキーを登録しました', since)).text).toContain('花子の端末')
  expect(await pageFaults(page, [390, 1280])).toEqual([])

  await signOut(page)
  await page.goto('/login?back=%2Fmypage%2Fpasskey')
  await page.getByRole('button', { name: 'パスキーを使う' }).click()
  await expect(page).toHaveURL(/\/mypage\/passkey/)
  await expect(page.getByText(/最後のログイン/)).toBeVisible()

  await page.getByRole('button', { name: '花子の端末の名前を変更する' }).click()
  expect(await pageFaults(page, [390, 1280])).toEqual([])
  await page.getByRole('dialog').getByLabel(/^名前/).fill('自宅のパソコン')
  await page.getByRole('dialog').getByRole('button', { name: '変更する' }).click()
  await page.getByRole('button', { name: '自宅のパソコンを削除する' }).click()
  expect(await pageFaults(page, [390, 1280])).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click()
  await expect(toast(page, 'パスキーを削除しました')).toBeVisible()

  await signOut(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'パスキーを使う' }).click()
  await expect(page.getByText('パスキーでログインできませんでした', { exact: false })).toBeVisible()
})

test('a member who deletes the account can still get the receipt', async ({ page, addToCart }) => {
  const email = newAddress('leaver')
  await prepareMember(page, email)
  await addToCart('imabari-towel-set')
  await page.goto('/cart/shipping-select')
  await next(page, '次へ進む')
  await fillCard(page, cards.frictionless)
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  const orderNo = await orderNumber(page)
  const since = new Date()
  await page.goto('/mypage/leave')
  const main = page.getByRole('main')
  await expect(main.getByText(/^[1-9][\d,]*ポイント$/)).toBeVisible()
  await expect(main.getByText(/^ご利用いただけるクーポン[1-9]\d*枚$/)).toBeVisible()
  await expect(main.getByText('お届けの済んでいないご注文が1件あります')).toBeVisible()
  await page.getByLabel(/^現在のパスワード/).fill(seededPassword)
  await page.getByLabel('消えるものを確認しました').check()
  await page.getByRole('button', { name: '退会する' }).click()
  await expect(page.getByRole('heading', { name: '退会のお手続きが完了しました' })).toBeVisible()
  expect(await pageFaults(page, [390, 1280])).toEqual([])
  await mailTo(email, '退会', since)

  await page.goto('/login')
  await logIn(page, email)
  await expect(page.getByText('メールアドレスまたはパスワードが正しくありません')).toBeVisible()

  await page.goto('/orders/receipt')
  await downloadReceipt(page, email, orderNo)
})

test('signing out removes all personal data from the tab', async ({ page }) => {
  const email = newAddress('leaves-no-trace')
  await prepareMember(page, email)
  await page.goto('/contact')
  const words = page.getByRole('textbox', { name: /^お問い合わせの内容/ })
  await words.fill('母に内緒の贈りものについて')
  const keptInTab = () =>
    page.evaluate(() => decodeURIComponent(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])))
  await expect.poll(keptInTab).toContain('母に内緒')
  const { path } = await placeGift(page, ['和子さん'], email)
  await page.goto(path)
  await page.getByRole('link', { name: 'ギフトを受け取る' }).click()
  await page.getByRole('form', { name: 'お届け先の入力' }).getByLabel('町名・番地').fill('母に秘密の町1-1')
  await expect.poll(keptInTab).toContain('母に秘密の町')
  await page.goto('/mypage/user_info')
  await expect(page.getByRole('main')).toContainText(email)

  await signOut(page)

  for (const left of [await keptInTab(), await page.evaluate(() => document.cookie), await page.content()])
    expect(left).not.toMatch(new RegExp(`母に内緒|母に秘密|山田|${email}`))
  await page.goto(path)
  await page.getByRole('link', { name: 'ギフトを受け取る' }).click()
  await expect(page.getByRole('form', { name: 'お届け先の入力' }).getByLabel('町名・番地')).toHaveValue('')
  await page.goto('/contact')
  await expect(words).toHaveValue('')
  await expect(page.getByLabel(/^メールアドレス/)).toHaveValue('')
  await page.goBack()
  await expect(page.getByRole('main')).not.toContainText(email)
})
