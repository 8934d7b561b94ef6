import { expect, test } from '../../shop/journey'
import { linkIn, mailTo } from '../../shop/mails'
import { logIn, newAddress, signOut } from '../../shop/member'
import { prepareMember } from '../../shop/session/prepared-session'

test('locks a user name after five wrong passwords until unlocked by email', async ({ page }) => {
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
