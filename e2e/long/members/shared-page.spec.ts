import { expect, test } from '../../shop/journey'
import { newAddress } from '../../shop/member'
import { prepareMember } from '../../shop/session/prepared-session'

const list = '/product?word=凪'
const name = /今治タオルセット「凪」.*お気に入りに追加/

test('fills a member’s heart into a page shared with guests', async ({ page, browser, baseURL }) => {
  await prepareMember(page, newAddress('heart'))
  await page.goto(list)
  const heart = page.getByRole('main').getByRole('button', { name }).first()
  const isSaved = page.waitForResponse(
    (one) => one.request().method() === 'POST' && one.url().includes('like'),
  )
  await heart.click()
  await isSaved

  const answer = await page.goto(list)
  expect(await answer?.text()).not.toContain('aria-pressed="true"')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  const withoutScripts = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await withoutScripts.newPage()
  await plain.goto(list)
  await expect(plain).toHaveURL(list)
  await expect(plain.getByRole('main').getByRole('button', { name }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await withoutScripts.close()
})
