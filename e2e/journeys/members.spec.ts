import type { Page } from '@playwright/test'
import AxeBuilder from '@axe-core/playwright'
import { fillAddress, fillPerson } from '../shop/checkout'
import { expect, seededPassword, test } from '../shop/journey'
import { mailTo } from '../shop/mails'

const linkOf = (text: string | undefined, path: string) => new RegExp(`https?://[^\\s]*(${path}\\?token=[\\w-]+)`).exec(text ?? '')?.[1] ?? ''

async function logIn(page: Page, username: string, password = seededPassword) {
  await page.getByLabel('メールアドレス').fill(username)
  await page.getByLabel('パスワード', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'ログイン' }).click()
}

/** A member of this journey alone, signed in by the registration. */
async function register(page: Page, email: string) {
  await page.goto('/register')
  const form = page.getByRole('form', { name: '会員登録' })
  await form.getByLabel('メールアドレス').fill(email)
  await form.getByLabel(/^パスワード(?!（)/).first().fill(seededPassword)
  await form.getByLabel(/^パスワード（確認）/).fill(seededPassword)
  await fillPerson(form)
  await fillAddress(form)
  await form.getByLabel(/^電話番号/).fill('０３１２３４５６７８')
  await form.getByLabel('秘密の質問', { exact: false }).first().selectOption({ label: '好きな食べ物は？' })
  await form.getByLabel(/^秘密の質問の答え/).fill('どら焼き')
  await form.getByLabel(/に同意する/).check()
  await form.getByRole('button', { name: 'この内容で登録する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '会員登録が完了しました' })).toBeVisible()
}

async function signOut(page: Page) {
  await page.goto('/mypage/logout')
  await page.getByRole('button', { name: 'ログアウトする' }).click()
  await expect(page).toHaveURL(/\/login\//)
}

test('a newcomer registers, gets a mail, signs out, and another mail and the question lead to a new password', async ({ page }) => {
  const email = `newcomer-${Date.now()}@example.com`
  await register(page, email)
  expect((await mailTo(email, '会員登録')).text).toContain('会員登録ありがとうございます')
  await signOut(page)

  await page.goto('/reminder')
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByRole('button', { name: '再設定のメールを送る' }).click()
  await expect(page.getByText(`${email} が登録されている場合`, { exact: false })).toBeVisible()
  await page.goto(linkOf((await mailTo(email, 'パスワード再設定')).text, '/reminder/reset'))

  await page.getByLabel(/^秘密の質問の答え/).fill('どら焼き')
  for (const field of await page.locator('input[autocomplete="new-password"]').all()) await field.fill('Gift-2027')
  await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  await expect(page).toHaveURL(/\/ec\/?$/)
})

test('five wrong passwords lock the name, known or not, and the mail unlocks it', async ({ page }) => {
  await page.goto('/login')
  const answers: string[] = []
  for (const name of ['taro@example.com', `nobody-${Date.now()}@example.com`]) {
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

  await page.goto(linkOf((await mailTo('taro@example.com', 'アカウントロック')).text, '/login/unlock'))
  await page.getByRole('button', { name: 'ロックを解除する' }).click()
  await page.getByRole('link', { name: 'ログインへ進む' }).click()
  await logIn(page, 'taro@example.com')

  await expect(page).toHaveURL(/\/ec/)
})

test('the second step asks for the code of the mail, and its success logs in', async ({ page }) => {
  await page.goto('/login?back=%2Fmypage%2Faddress')
  await logIn(page, 'twostep@example.com')
  const code = /[0-9]{6}/.exec((await mailTo('twostep@example.com', '確認コード')).text ?? '')?.[0] ?? ''

  await page.getByLabel(/確認コード/).fill(code)
  await page.getByRole('button', { name: '確認する' }).click()

  await expect(page).toHaveURL(/\/mypage\/address/)
})

test('an expired password is told after the login, and the shopper may go on all the same', async ({ page }) => {
  await page.goto('/login?back=%2Fmypage%2Faddress')
  await logIn(page, 'expired@example.com')
  await expect(page.getByText(/パスワードを長い間変更されていません/)).toBeVisible()

  await page.getByRole('link', { name: 'あとで確認する' }).click()

  await expect(page).toHaveURL(/\/mypage\/address/)
})

test('a login that runs out in the middle of the checkout loses nothing', async ({ page, signInAs, addToCart }) => {
  await signInAs('hanako')
  await addToCart('imabari-towel-set')
  await page.goto('/cart')
  await page.route('**/v1/auth/refresh', (route) => route.fulfill({ status: 401, json: { message: 'もう一度ログインしてください', code: 'auth.refresh_failed' } }))
  await page.context().addCookies([{ name: 'expires_at', value: '1', url: page.url() }])

  await page.goto('/mypage/address')
  await expect(page).toHaveURL(/\/login\/\?re=1&back=/)
  await page.unroute('**/v1/auth/refresh')
  await logIn(page, 'hanako@example.com')

  await expect(page).toHaveURL(/\/mypage\/address/)
  await page.goto('/cart')
  await expect(page.getByRole('main').getByText(/今治/).first()).toBeVisible()
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

test('screens of guests send a member to /ec/, and screens of members a guest to the login, at once', async ({ page, signInAs }) => {
  for (const path of ['/mypage', '/mypage/password', '/ec']) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([302, `/login/?back=${encodeURIComponent(path)}`])
  }

  await signInAs('hanako')

  for (const path of ['/login', '/register', '/reminder', '/reminder/username']) {
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

for (const path of ['/login', '/register', '/reminder', '/reminder/username', '/reminder/username/reset', '/verify', '/login/unlock', '/login_sync?token=x']) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  })
}
