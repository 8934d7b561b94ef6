import type { Page } from '@playwright/test'
import { expect, seededPassword, test } from '../shop/journey'
import { linkIn, mailTo } from '../shop/mails'
import { logIn, newAddress, signOut } from '../shop/member'
import { prepareMember } from '../shop/session/prepared-session'

/** How many of each line, the fewest first. */
const quantities = async (page: Page) =>
  (
    await Promise.all(
      (await page.getByRole('textbox', { name: '数量' }).all()).map((field) => field.inputValue()),
    )
  ).toSorted()

test('five wrong passwords lock the name, known or not, and the mail unlocks it', async ({ page }) => {
  const email = newAddress('locked')
  await prepareMember(page, email)
  await signOut(page)
  await page.goto('/login')
  const answers: string[] = []
  const since = new Date()
  for (const name of [email, newAddress('nobody')]) {
    for (let failure = 0; failure < 5; failure += 1) {
      const answered = page.waitForResponse('**/v1/auth/login')
      await logIn(page, name, 'wrong-password')
      await answered
    }
    await logIn(page, name)
    await expect(page.getByText(/アカウントをロックしています/)).toBeVisible()
    answers.push(await page.getByRole('alert').first().innerText())
  }
  expect(answers[0]).toBe(answers[1])

  await page.goto(linkIn(await mailTo(email, 'アカウントロック', since), '/login/unlock'))
  await page.getByRole('button', { name: 'ロックを解除する' }).click()
  await page.getByRole('link', { name: 'ログインへ進む' }).click()
  await logIn(page, email)

  await expect(page).toHaveURL(/\/ec/)
})

test('the second step asks for the code of the mail, and its success logs in', async ({ page }) => {
  await page.goto('/login?back=%2Fmypage%2Faddress')
  const since = new Date()
  await logIn(page, 'twostep@example.com')
  const code =
    /[0-9]{6}/.exec((await mailTo('twostep@example.com', '確認コード', since)).text ?? '')?.[0] ?? ''

  await page.getByLabel(/確認コード/).fill(code)
  await page.getByRole('button', { name: '確認する' }).click()

  await expect(page).toHaveURL(/\/mypage\/address/)
})

test('an expired password is told after the login, and the shopper may go on all the same', async ({
  page,
}) => {
  await page.goto('/login?back=%2Fmypage%2Faddress')
  await logIn(page, 'expired@example.com')
  await expect(page.getByText(/パスワードを長い間変更されていません/)).toBeVisible()

  await page.getByRole('link', { name: 'あとで確認する' }).click()

  await expect(page).toHaveURL(/\/mypage\/address/)
})

test('a guest’s cart joins the member’s at sign-in, the shopper is back in the cart, and a second sign-in changes nothing', async ({
  page,
  addToCart,
}) => {
  const email = newAddress('cart')
  await prepareMember(page, email)
  await addToCart('imabari-towel-set')
  await signOut(page)
  await addToCart('yokan-ogura', 2)
  await page.goto('/cart')
  const lines = page
    .getByRole('list', { name: 'カートの商品' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(lines).toHaveCount(1)

  for (let times = 0; times < 2; times += 1) {
    await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).click()
    await logIn(page, email)
    await expect(page).toHaveURL(/\/cart\/?$/)
    await expect(lines).toHaveCount(2)
    await expect(page.getByRole('textbox', { name: '数量' })).toHaveCount(2)
    expect(await quantities(page)).toEqual(['1', '2'])
    if (times === 0) await signOut(page)
    await page.goto('/cart')
  }
})

test('a sign-out in one tab reaches the other, and a sign-in too', async ({ page, signInAs, context }) => {
  await signInAs('hanako')
  const other = await context.newPage()
  await other.goto('/mypage')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  await signOut(page)
  await expect(other).toHaveURL(/\/login\//)
  await other.goto('/')
  await logIn(page, 'hanako@example.com')
  await expect(page).toHaveURL(/\/ec/)

  await expect(other.getByRole('link', { name: 'マイページ' }).first()).toBeVisible()
})

test('screens of guests send a member to /ec/, and screens of members a guest to the login, at once', async ({
  page,
  signInAs,
}) => {
  for (const path of ['/mypage', '/mypage/password', '/ec']) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([
      302,
      `/login/?back=${encodeURIComponent(path)}`,
    ])
  }

  await signInAs('hanako')

  for (const path of ['/login', '/login/unlock?token=x', '/register', '/reminder', '/reminder/username']) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([302, '/ec/'])
  }
})

test('a member signs in by keyboard alone', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('メールアドレス').focus()
  await page.keyboard.type('hanako@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type(seededPassword)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/ec/)
})
