import { expect, isHydrated, test } from '../../shop/journey'
import { pageFaults } from '../../shop/page-faults'

for (const colorScheme of ['light', 'dark'] as const)
  test(`the sample page stands without header and footer, lives, and axe finds nothing where it is ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/sample')
    await isHydrated(page)

    await expect(page.getByRole('heading', { level: 1, name: 'デザインの見本' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    expect(await pageFaults(page)).toEqual([])
    const news = page.getByRole('checkbox', { name: 'お知らせのメールを受け取る' })
    await news.check()
    await expect(news).toBeChecked()
    await page.getByRole('link', { name: 'トップページを見る' }).click()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
