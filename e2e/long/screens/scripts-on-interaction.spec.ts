import type { Page } from '@playwright/test'
import { expect, isHydrated, test } from '../../shop/journey'
import { open } from '../../shop/input/cold-page'

test.use({ isCold: true, isStill: true })

test('opens the menu when tapped before hydration', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')

  await page.getByRole('button', { name: 'メニューを開く' }).click()

  await expect(page.getByRole('dialog', { name: 'メニュー' })).toBeVisible()
})

test('suggests results for a term typed before hydration', async ({ page }) => {
  await open(page, '/product')

  await page.getByRole('banner').getByRole('combobox', { name: '商品を検索' }).pressSequentially('たおる')

  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
})

test('a search submitted before hydration shows its results', async ({ page }) => {
  await open(page, '/product')
  const word = page.getByRole('banner').getByRole('combobox', { name: '商品を検索' })
  await word.fill('タオル')

  await word.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toContainText('タオル')
})

test('hydrates a page without user input', async ({ page }) => {
  await open(page, '/product')

  await isHydrated(page)
})

test('keeps form input when the page hydrates', async ({ page }) => {
  await open(page, '/contact')
  const form = page.getByRole('form', { name: 'お問い合わせ' })
  const typed = { 'お名前 必須': '山田 太郎', 'メールアドレス 必須': 'taro@example.com' }
  for (const [label, words] of Object.entries(typed))
    await form.getByRole('textbox', { name: label }).fill(words)

  await isHydrated(page)
  await form.getByRole('button', { name: '確認へ進む' }).click()

  await expect(form.getByText(/を(入力|選択)してください/).first()).toBeVisible()
  for (const [label, words] of Object.entries(typed))
    await expect(form.getByRole('textbox', { name: label })).toHaveValue(words)
})

const looksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('header *, main *, footer *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { fontSize, color, backgroundColor } = getComputedStyle(element)
      return [element.tagName, x, y + scrollY, width, height, fontSize, color, backgroundColor].join(' ')
    }),
  )

const screens = ['/', '/product', '/product/imabari-towel-set', '/blog', '/faq', '/login']

test('a page looks the same before and after its full styles load', async ({ page }) => {
  for (const url of screens)
    await test.step(url, async () => {
      await page.goto(url)
      await expect(page.locator('template#scripts')).toBeAttached()
      const before = await looksOf(page)
      await page.evaluate(() => {
        for (const sheet of document
          .querySelector<HTMLTemplateElement>('template#scripts')!
          .content.querySelectorAll('link[rel="stylesheet"]'))
          document.head.append(sheet.cloneNode())
      })
      const linked = page.locator('link[rel="stylesheet"]')
      await expect
        .poll(() => linked.evaluateAll((links) => links.every((link) => (link as HTMLLinkElement).sheet)))
        .toBe(true)

      const changed = (await looksOf(page)).filter((look, index) => look !== before[index])
      expect.soft(changed, url).toEqual([])
      await expect(linked).not.toHaveCount(0)
    })
})
